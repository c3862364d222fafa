"""Interchange with the boardgamers notation: reading, replaying, snapshots, export."""
