### Playing together: answers on the card, standing orders, taking back.

together-always = Always like this…
card-clock = the time bank runs out { $when }
together-due = without an answer decided { $when }: free offers are taken, the rest declined
together-by-order = standing order
together-by-timeout = time is up
together-returned = { $who }: your confirmed turn was not played, because the table has changed since. Check it and confirm again.
together-order-about = It holds from now on in all your games of this kind. Where the order of things matters you are still asked.
together-order-set = From now on: { $setting }.
together-agree = { $who } agrees
together-until = Nothing changes unless all agree; this ends { $when }.
together-noted = Noted. Still to answer: { $who }
together-redo = Play it again
together-redone = Played again.
error-together-foreign = This button is for { $who }.

## The lobby

lobby-players = Players: { $n } of { $most }
lobby-host = host
lobby-all-seats =
    { $n ->
        [2] plays both
       *[other] plays all { $n }
    }
lobby-ready = The host can start; more may still join.
lobby-full = The table is full: anyone seated can start.
lobby-closed = This table was closed before it started.
lobby-seed = seed: { $seed }
lobby-leave = Leave
lobby-robot = ± { $robot }
lobby-unasked = has still to agree
lobby-board =
    { $n ->
        [one] This is what { $n } player will play on.
       *[other] This is what { $n } players will play on.
    }
lobby-votes = For another deal: { $n } of { $needed }
lobby-options = Options
lobby-options-title = What will be played? What you change, the others have to agree to before you start.
lobby-anew = Deal anew
lobby-agree = Agree
play-title = ### Open tables
play-none = ### No open table here
play-waiting = Waiting for a table: { $n }
play-wait = Call me
play-stop = Call me no more
play-joined = You sit here
play-called = { $who }: a table of { $plays } is open here. Press “Join” on its card. Whoever wants to be called again types /play.
rematch-called = { $who }: { $host } wants to play { $plays } with you once more. Press “Join” on its card.
lobby-did-join = You have joined.
lobby-did-leave = You have left the table.
lobby-did-start = The game begins.

## Taking back, and what touches others

undo-done = Taken back.
undo-asked = This touches others, so they are asked first: { $who }
consent-undo =
    { $who } would like to take back { $turn ->
        [0] everything since the start
       *[other] everything after turn { $turn }
    }.
consent-rewind = { $who } would like to go back to the end of turn { $turn }.
consent-abandon = { $who } would like to end the game without a result.
consent-replace = { $who } would like to give the seat of { $left } to { $user }.
consent-continue = { $who } would like to go on under the new version of the rules.
consent-asked = Still to answer: { $who }
consent-agreed = Agreed: { $who }
consent-granted = All have agreed; it is done.
consent-refused = Refused; nothing changes.
consent-void = The game has moved on; this is no longer asked.
consent-recalled = { $who } has called this off; nothing changes.
consent-renewed = Asked anew: see the newer message.
consent-expired = Not everybody has answered in time; nothing changes.
consent-no = Refuse
notice-host = the host
notice-paused = { $user } has paused the game.
notice-resumed = { $user } lets the game go on.
notice-options = { $user } has changed the options of the table.
notice-handed-over = { $user } is the organiser now.
notice-replaced = { $user } takes over the seat of { $left }.
notice-abandoned = { $user } has ended the game without a result.
notice-time-over = The time of { $user } has run out. Nobody has to wait any more: the others can have the seat taken over, also by a computer player (/table replace), or end the game (/table abandon); { $user } is not asked.
notice-moved = { $user } has moved the table to this channel.
notice-rewind = The game goes on from the end of turn { $turn }.
notice-continue = The game goes on under the new version of the rules.
notice-diverged = After an update of the bot this game can only be read: it is right up to turn { $turn }. The organiser can go back to there (/table rewind), or go on with the consent of all (/table resume). Reference for the host: { $reference }
notice-unopened = After an update of the bot this game can neither be played nor shown. Nothing of it is lost: the host of the bot can make it open again. The organiser can end it, so that the channel is free (/table abandon). Reference for the host: { $reference }

## Rules of a table

setting-clock = time bank
setting-timeout-hours = time to answer an offer
setting-rewind = who may ask to rewind
clock-value = { $bank }, and { $gain } more with every answer
choice-players = everybody at the table
choice-organiser = the organiser
table-waits = { $who } was asked { $since }{ $reminded ->
        [0] .
        [one] { " " }and has been reminded { $reminded } time.
       *[other] { " " }and has been reminded { $reminded } times.
    }
table-reminds = Next reminder { $when }.
table-clock = Time left to { $who }: { $left }.
table-answers = The offer to { $who } is answered by itself { $when }.
table-away = { $who } is away from { $start } to { $end }.
trail-line = { $when } { $who }: { $what }
act-asked = asked for consent: { $what }
act-open = agreed: { $what }
act-granted = all agreed: { $what }
act-refused = refused: { $what }
act-recalled = called off: { $what }
act-paused = paused the game
act-resumed = let the game go on
act-options = changed the rules of the table
act-channel-language = chose the language of the channel
act-handed-over = the organiser changed
act-replaced = a seat changed hands
act-abandoned = ended the game without a result
act-moved = moved the table to another channel
act-lobby-closed = closed the table before the start
act-left = a player left for good
act-reminded = reminded the table
act-mended-rewind = went back to the last good turn after an update
act-mended-continue = went on under the new version of the rules
act-undo = taking back a turn
act-rewind = going back to an earlier turn
act-withdraw = taking back a secret answer
act-abandon = ending the game without a result
act-replace = a new player for a seat
act-take-over = a new organiser
act-continue = going on under the new version of the rules

error-organiser-already = You are the organiser of this table already.
error-channel-language = The language of a channel is chosen by members who may manage it, and by the organiser of the table that is played in it.
error-setting-unknown = There is no setting “{ $setting }”.
error-setting-bad-choice = “{ $text }” is no choice for { $setting }; possible: { $choices }.
error-setting-bad-hours = “{ $text }” are no hours of the day; write for example 23-8 or 22:30-07:15.
error-setting-needs-zone = Choose your time zone first, so that quiet hours are those of your clock.
error-setting-unknown-zone =
    { ID($near) ->
        [0] “{ $text }” is no time zone I know; write for example Europe/Kyiv, a city or UTC+2.
       *[other] “{ $text }” is no time zone I know. Did you mean one of these: { $near }?
    }
error-setting-bad-day = “{ $text }” is no day; write year, month and day, for example 2026-12-24.
error-setting-bad-away =
    { $most ->
        [one] The last day has to lie ahead, not before the first, and at most { $most } day from now.
       *[other] The last day has to lie ahead, not before the first, and at most { $most } days from now.
    }
error-setting-bad-interval = “{ $text }” is no number of hours that works here: from { $least-minutes } minutes (0.5) to { $most-days } days.
error-setting-bad-clock =
    { $most ->
        [one] “{ $text }” is no time bank. Type hours and the hours gained with every answer, 72+8, at most { $most } day; or off.
       *[other] “{ $text }” is no time bank. Type hours and the hours gained with every answer, 72+8, at most { $most } days; or off.
    }
error-setting-bad-timeout =
    { $most ->
        [one] “{ $text }” is no number of hours that works here: from 0 to { $most } day, or off.
       *[other] “{ $text }” is no number of hours that works here: from 0 to { $most } days, or off.
    }

## The command /table

command-table = table
    .about = What organisers and players do to a table
command-table-info = info
    .about = Who is awaited, what has been agreed on, who did what
command-table-remind = remind
    .about = Remind everybody the table waits for
command-table-pause = pause
    .about = Pause the game: no reminders, no time-outs
command-table-resume = resume
    .about = Let the game go on
command-table-replace = replace
    .about = Give a seat to somebody else, with the consent of those it touches
command-table-rewind = rewind
    .about = Go back to the end of a turn, with the consent of those it touches
command-table-abandon = abandon
    .about = End the game without a result, if everybody agrees
command-table-options = options
    .about = Reminders, time to answer, language, rewinding
command-table-organiser = organiser
    .about = Make somebody the organiser, or ask to become it
command-table-move = move
    .about = Play on in another channel; for the organiser and whoever manages the server
command-server = server
    .about = For those who manage the server: where games may be opened
command-server-games = games
    .about = Where games may be opened in this server
param-channel = channel
    .about = Where the table goes
param-where = where
    .about = Everywhere, in this channel, or not in this one
games-everywhere = Games may be opened in every channel.
games-here = Games may be opened in this channel, and otherwise only in channels chosen like this.
games-not-here = No games may be opened in this channel.
param-player = player
    .about = Who is to play there
table-next-organiser = Who is to be the organiser; nobody: you
table-whose-seat = Whose seat changes hands
param-turn = turn
    .about = The last turn that stays
param-option = option
    .about = Which rule of the table
param-value = value
    .about = The new value; “usual” goes back to what is usual
table-live = being played
table-read-only = read only after an update
table-paused-since = paused { $when }
table-organiser = Organiser: { $who }
table-takes-over = somebody else can take it: /table replace
table-gone = has left the server; somebody else can take the seat: /table replace
table-trail = **What was done here**
table-after-turn = { $what ->
        [none] After turn { $turn }
       *[other] After turn { $turn }: { $what }
    }
table-did-move = The table goes on in { $where }.
table-did = Done.
table-did-pause = Paused. Nothing is committed, reminded of or decided by itself until /table resume.
table-did-resume = The game goes on; what was due is due later by the length of the pause.
trail-detail = { $what } ({ $detail })
trail-turn = turn { $turn }
act-done = done at once: { $what }
remind-gone = { $who } has left the server. Somebody else can take the seat: /table replace.
error-replace-bot = { $who } is a bot and cannot take a seat.
error-replace-same = { $who } sits there already; name somebody else.
error-replace-in-private = Nobody else can come in here; a seat changes hands at a table in a server.
error-replace-not-here = { $who } is not in this server; invite them first.
error-rewind-which = Name the last turn that is to stay; the list has the latest ones.
error-options-which = Name the rule of the table that is to have this value.
error-move-other-server = A table stays in its server; use /table move there.
error-organiser-not-seated = { $who } does not play at this table; only a player can be its organiser.
error-undo-into-secret = After turn { $turn } some had still to answer in secret, and by now all answers are known. Go back to before the first of them, or to after the last.
error-consent-too-often = { $most ->
        [one] You have called the others here { $most } time in the last hour. Talk to them first, and try again later.
       *[other] You have called the others here { $most } times in the last hour. Talk to them first, and try again later.
    }
error-consent-open = This is being asked already; the message with the buttons is in the channel.

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

## A first game, with advice

coach-invite = **New here?** Play a first game alone: at every step you are told what to press and why. Which one?
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
error-messages-taken = In our direct messages a game is open already: /mygames leads to it. Finish it there first, or end it there with /table abandon.
error-messages-closed = I may not write to you. Allow direct messages from this server, or send me /new there.
error-messages-moved = This game is played elsewhere already; /mygames leads to it.

## Computer players

lobby-add-computer = Add a computer player
lobby-computer = computer player: { $level }
lobby-no-computer = No computer players
computer-name = Computer { $n } ({ $level })
level-apprentice = apprentice
    .about = Looks at its next turn only; right for a first game
level-rival = rival
    .about = Plays its best turns on to the end of the round
level-master = master
    .about = Looks at many more of them; thinks the longest
consent-computer = { $who } would like a computer player ({ $level }) to play for { $left } until they are back.
notice-computer = A computer player ({ $level }) plays for { $left }, who is back by simply opening the next turn.
notice-back = { $user } is back and plays again.
act-computer = a computer player took a seat
act-ideas = asked for ideas
setting-standin = computer player for those who are away
setting-ideas = ideas from a computer player
choice-apprentice = apprentice
choice-rival = rival
choice-master = master
param-computer = computer
    .about = A computer player of this level plays until the owner is back
error-replace-by-whom = Name one of the two: a player, or the level of a computer player.
error-computer-cannot-play = There are no computer players for this game.
