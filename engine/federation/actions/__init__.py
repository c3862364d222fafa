"""What ambassadors, missions and spies do: one file per planet, the rooms, the missions."""
