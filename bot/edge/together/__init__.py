"""What several people have to do with each other: answers on the card, standing orders, consent.

Importing this package registers the presses of its buttons.
"""

from bot.edge.together import answering, orders, requests

__all__ = ["answering", "orders", "requests"]
