"""Gaia Project: the rules of the printed rulebooks."""
