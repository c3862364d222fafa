"""Charts of statistics: where points come from, how they grew, how what is played fares.

They know no game: figures come in, words are looked up in the game's catalogue, colours of seats
come with the figures. Like all pictures they have a text twin.
"""

from render.charts.growth import growth_chart
from render.charts.points import points_chart
from render.charts.tallies import TallyBar, tallies_chart

__all__ = ["TallyBar", "growth_chart", "points_chart", "tallies_chart"]
