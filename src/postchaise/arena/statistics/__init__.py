"""What many matches say: intervals, ratings, tests, reports."""
