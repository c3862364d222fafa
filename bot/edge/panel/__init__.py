"""The private panel of a player's turn: the draft in words, what can come next, Confirm."""
