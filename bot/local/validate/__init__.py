"""Reads what bots send and refuses what Discord would refuse, with its codes."""
