"""The lobby, what organisers do, consent, leaving, records taken in."""
