"""Computer players, for every game that says what its positions are worth.

A game brings a `Company` (values.py): named terms of a position, and how a question is put again on
a copy. A player is given a table on which all that its seat does not see has been dealt anew; it
tries whole turns there (trial.py), plays the best of them on to the end of its own round
(search.py), and has a counted number of positions to look at, never a clock (levels.py). What it
answers follows from position, level and seed alone.
"""
