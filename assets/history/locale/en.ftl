### Looking back: replay, statistics, records taken in, what was missed.

## Commands

command-replay = replay
    .about = Step through a game turn by turn, or get it as an animation
command-stats = stats
    .about = Where points come from, how quick the turns are, who plays what
command-import = import
    .about = Set a record up as a new game in this channel
replay-from = From which turn on
param-page = page
    .about = This game, a player, what is played, or the players here
stats-of = Whose statistics
param-file = file
    .about = A record, as /export writes it, or of boardgamers
param-record = record
    .about = The record as text, instead of a file
param-at = at
    .about = Only so many moves of it; the game goes on from there

## Replay

replay-title = **{ $name }** · step { $n } of { $most }
replay-nothing = Nothing to tell of this step.
replay-round = To the beginning of a round
replay-film = Animation
replay-film-of =
    { $n ->
        [one] The whole game in { $n } picture.
       *[other] The whole game in { $n } pictures.
    }
replay-no-film = There is no animation of this game.
replay-open = Replay

## Statistics

stats-open = Statistics
page-game = This game
page-player = A player
page-factions = What is played
page-players = Players here
counted-game = **This game**: where the points come from, how they grew, how long turns take.
counted-player = **A player**: finished games, and where the points come from on average.
counted-factions = **What is played**: finished games between people, on average.
counted-players = **Players of this server**: finished games between people. Who prefers not to be seen here says so in /settings.
stats-no-turns = Nothing is known about how long turns took.

## Records taken in

import-taken =
    { $n ->
        [0] A record without moves: the game begins here.
        [one] A record with { $n } move: the game goes on from there.
       *[other] A record with { $n } moves: the game goes on from there.
    }
import-over = This game is over. Look at it again, or import it up to an earlier move.
import-free = Seats are free: whoever wants to play on takes one.
import-full = All seats are taken.
import-claim = Take seat { $n }
notice-seated = All seats are taken; the game goes on.
act-claimed = took a free seat
error-import-nothing = Attach a record as a file, or paste it as text.
error-import-unreadable = Discord did not hand the file over; please try again.
error-seat-not-free = This seat is not free.

## What was missed

catch-up = Catch me up

## A first game, with advice

coach-invite = **New here?** Play a first game alone: at every step you are told what to press and why.
coach-begin = Play a first game
coach-greeting = Welcome! This is your first game: you alone against a machine, and I say at every step what to press. Press the first button below the picture.
coach-off = No more advice
coach-farewell = That was the first round; from here on you know your way. Pale buttons explain themselves under “{ $why }”, /rules looks anything up, and /help shows all commands. Have fun!
coach-confirm = That is all you need: press **{ $confirm }**. Nothing has happened until you do; **{ $back }** takes a step back.

## Where the bot is no member

elsewhere-note = Only you see this, and there are no cards and no reminders here. The button below takes the game to our direct messages; /mygames brings you back to it from anywhere.
elsewhere-move = Play on in our messages
elsewhere-greeting = Your game goes on here.
elsewhere-there = The game waits for you in our direct messages.
elsewhere-open = Go there
elsewhere-go-on = Go on with your solo game
error-elsewhere-alone = I am no member here, so only you see me: only a game alone is possible. Leave out the number of players, or invite me to the server.
error-elsewhere-taken = You have a game alone open already: /mygames leads to it.
error-messages-taken = In our direct messages a game is open already. Finish it there first.
error-messages-closed = I may not write to you. Allow direct messages from this server, or send me /new there.
error-messages-moved = This game is played elsewhere already; /mygames leads to it.
