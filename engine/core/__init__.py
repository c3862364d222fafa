"""The frame that every game stands on: decisions, moves, tables, records, chance, errors."""
