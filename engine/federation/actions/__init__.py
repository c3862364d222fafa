"""What ambassadors, missions and spies do: one file for each planet, rooms, missions."""
