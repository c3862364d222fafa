"""The Discord edge: the client, its commands and presses, cards, panels and the outbox's courier.

Everything here is generic: what a game offers comes from `engine.core`, words come from
`render.texts`, pictures from `render.draw`. A handler never answers Discord by itself: it returns
an `Answer`, and `bot.edge.replies` sees to it that something is said within three seconds.
"""
