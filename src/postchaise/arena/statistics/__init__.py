"""Statistics of many matches: intervals, ratings, tests, reports."""
