"""Actions: the numbered space, notation, domains, and the question a seat is asked."""
