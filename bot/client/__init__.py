"""discord.py: the client, the command tree, ids of buttons, answers in time, limits, languages.

Everything here is generic: what a game offers comes from `engine.core`, words come from
`render.texts`, pictures from `render.draw`. A handler never answers Discord by itself: it returns
a `Reply`, and `bot.client.replies` sees to it that something is said within three seconds.
"""
