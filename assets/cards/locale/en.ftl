### What is posted for everybody.

## The turn card

card-undone =
    { $who ->
        [none] Taken back:
       *[other] { $who } takes back:
    }
card-redone =
    { $who ->
        [none] Played again:
       *[other] { $who } plays again:
    }
card-over = **The game is over.**
card-since = asked { $when }
card-then = Then: { $who }
card-paused = The game is paused.
card-boards = Boards
card-rematch = Rematch
card-log = Log
card-plan = Plan
card-planned = { $who } had planned this turn.
card-planned-other = { $who } had planned this turn: choice { $n }; what came before it could not be played as planned.

card-computer = { $who } saw in it: { $why }
card-ideas = { $who } had asked for ideas.
