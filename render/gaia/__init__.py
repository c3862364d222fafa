"""Gaia Project in pictures and in words."""
