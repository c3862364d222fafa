"""The main actions of a turn, one file each: listing, checking and doing under one verb."""
