"""Who is asked and called, and what is answered with nobody there: orders, clocks, computers."""
