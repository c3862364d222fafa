"""The private panel as data: from a draft and its open question to a screen, without Discord.

`Reading` is what can be said about the open question, read off the event loop from a table of its
own. `screen_of` turns a `PanelLook` (draft, reading, the user's modes and language, the place he
has gone to) into a `PanelScreen`: texts, a picture to be drawn, selects and rows of buttons, all
within Discord's limits. Every button carries what it does as a `PanelPress`; nothing is kept
between presses. Nothing here names a game or a rule: layout comes from options, notes and
`render.hints`.
"""
