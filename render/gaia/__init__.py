"""Pictures and texts of Gaia Project."""
