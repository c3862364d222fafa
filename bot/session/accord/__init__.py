"""What a table settles among its people: undo, rules, consent, seats, pauses, leaving, repair."""
