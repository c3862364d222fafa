"""Tables: the lobby, what organisers do, consent, leaving, records taken in."""
