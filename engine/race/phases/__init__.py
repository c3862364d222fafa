"""The five phases, one file each, and what they share."""
