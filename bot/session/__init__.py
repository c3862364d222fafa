"""Live games from lobby to result, with drafts, undo and consent; without Discord.

`Sessions` holds all games of a `Database`; `sessions.get(id)` is one of them, loaded when needed.
Whoever acts is a `Press`: the user, the id of the interaction (never carried out twice), and the
seat where a button names one. What comes back are frozen values of `bot.session.values`.

    sessions = Sessions(await Database.open(path), games)
    game = await sessions.open_lobby(Wish("gaia"), Place(organiser=ada, channel=channel))
    await sessions.join(game, ben)
    session = await sessions.start(game, ada)

    draft = await session.draft(Press(ada))             # DraftView: steps, open decision, view
    draft = await session.play(Press(ada, i1), "build m 4a3", revision=draft.revision)
    done = await session.confirm(Press(ada, i2), revision=draft.revision)
    done = await session.answer(Press(ben, i3), "charge", position=asked.position)

**A draft** is a list of moves of one seat on a base position, kept at every step.
`draft.closing` is what Confirm would play, None while something is open (`draft.decision`); `end`
is never in a draft, Confirm adds it. A step that reveals something is kept as `draft.crossing`:
Confirm commits up to and including it, and the turn goes on after it. While others can still
decline, the draft takes it that they do (`assumed`), and Confirm is kept (`confirmed`) until their
answers are in; it is then carried out if every step is legal at the same price, else the draft
comes back (`returned`). A question that is sure to be asked later can be answered `early` in the
same way: `expected` are the seats that are sure to be asked next, and they are told at once.

**A plan** is a draft of a seat that is not on turn, as if it were (`session.plan`). Once it is its
turn the plan becomes the draft; if it was kept (`Act.KEEP`) it is carried out at once, in place of
the last step what was named for that case, if everything is legal at the same price; else the
player is asked and told what has changed.

**A round** has no `end`: all that a seat is asked within one `together` is one answer, committed
whole. A secret one is sealed: `session.told` leaves it out for others, `session.change` lets its
seat put another in its place until all have answered, and nobody learns of that. What may be asked
later in the round can be ordered (`session.plan(…, ahead=kind)`): it is given as soon as it is
asked if it fits exactly, and what was named instead if not. Who is called for what, and when, is
the table of `bot.session.asked.calls`.

**A commit** (`Committed`) is one transaction: moves, turns with their hashes, who is asked, what is
due, and the post that tells of it. A turn holds a seat's moves and the automatic answers to them.
Events are derived: `session.told(first, last)` tells any turns again.

**The outbox** (`bot.store.posts`): `card` posts carry `turns`, `mention`, `ended`, `over`; `notice`
posts carry `what` and its arguments. `sessions.posted` is set whenever there may be a new one.

**Taking back**: `undo` and `rewind` return `Agreed` if done at once, or `Asked` with a request that
those concerned answer by `agree`. **Time**: call `bot.session.asked.due.answer_due` when
`bot.store.people.next_reminder` says so, and `tidy` now and then.
"""

from bot.session.drafts.plan_values import Act, Planning, TurnPlan
from bot.session.new_game import Place, Wish
from bot.session.session import Session
from bot.session.sessions import Sessions
from bot.session.values import (
    Agreed,
    Asked,
    AskedQuestion,
    Basis,
    Blueprint,
    Committed,
    Divergence,
    DraftStep,
    DraftView,
    GameStanding,
    History,
    Meanwhile,
    Peek,
    Policy,
    Press,
    Sending,
    Stir,
    Told,
    Undone,
)

__all__ = [
    "Act",
    "Agreed",
    "Asked",
    "AskedQuestion",
    "Basis",
    "Blueprint",
    "Committed",
    "Divergence",
    "DraftStep",
    "DraftView",
    "GameStanding",
    "History",
    "Meanwhile",
    "Peek",
    "Place",
    "Planning",
    "Policy",
    "Press",
    "Sending",
    "Session",
    "Sessions",
    "Stir",
    "Told",
    "TurnPlan",
    "Undone",
    "Wish",
]
