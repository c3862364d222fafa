### Everything around people: reminders, settings, tables, news, statistics.

## Spans of time

span-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
span-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
span-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Reminders

remind-turn = { $who }, it is your turn; you were asked { $since }.
remind-question = { $who }, the table waits for your answer; you were asked { $since }.
remind-turn-there = It is your turn in { $where }; you were asked { $since }.
remind-question-there = The table in { $where } waits for your answer; you were asked { $since }.
remind-last = This was the last reminder of it.
snooze-hours = In 2 hours
snooze-tomorrow = Tomorrow
snooze-turn = Not for this turn
snoozed-until = You are reminded again { $when }.
snoozed-turn = You are not reminded of this turn any more.
reminded-sent = { $who } is reminded now.
reminded-off = { $who } wants no reminders.
reminded-away = { $who } is away and can be reminded { $until }.
reminded-quiet = { $who } has quiet hours and can be reminded { $until }.
notice-unanswered = { $user } was asked <t:{ $since }:R> and is not reminded any more. Somebody else can take the seat: /table replace.
notice-away = { $user } is away until <t:{ $until }:D>.
notice-left = A player has left for good. The seat is empty until somebody takes it: /table replace.
consent-take-over = { $who } would like to become the organiser of this table.
error-remind-nothing = There is nothing to be reminded of.
error-remind-too-soon =
    { $minutes ->
        [one] This table was reminded a short while ago; a table is reminded by hand once in { $minutes } minute.
       *[other] This table was reminded a short while ago; a table is reminded by hand once in { $minutes } minutes.
    }

## Settings of a user

setting-line = { $name }: **{ $value }**
setting-usual = as usual
setting-none = none
setting-lang = language
setting-remind = reminders
setting-remind-hours = time until a reminder
setting-quiet = quiet hours
setting-zone = time zone
setting-confirm = confirm every turn
setting-auto = take the only choice at once
setting-stats = visible in statistics
setting-away = away until
choice-en = English
choice-ru = Russian
choice-uk = Ukrainian
choice-channel = in the channel
choice-dm = in private
choice-on = on
choice-off = off
choice-auto-on = where it costs nothing
choice-auto-off = never
choice-auto-always = always

## Rules of a table

setting-timeout-hours = time to answer an offer
setting-rewind = who may ask to rewind
choice-players = everybody at the table
choice-organiser = the organiser
table-waits = { $who } was asked { $since }{ $reminded ->
        [0] .
        [one] { " " }and has been reminded { $reminded } time.
       *[other] { " " }and has been reminded { $reminded } times.
    }
table-reminds = Next reminder { $when }.
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
error-setting-bad-timeout =
    { $most ->
        [one] “{ $text }” is no number of hours that works here: from 0 to { $most } day, or off.
       *[other] “{ $text }” is no number of hours that works here: from 0 to { $most } days, or off.
    }

## What somebody has missed

catch-up-turn = { $turn ->
        [one] { $turn } turn has been played.
       *[other] { $turn } turns have been played.
    }
catch-up-round =
    { $round ->
        [0] The game is being set up.
       *[other] Round { $round } of { $rounds }; { $leader } leads with { $points }.
    }
catch-up-own = You have { $points }, place { $place }.
catch-up-news = Since your last turn: { $news }
catch-up-nothing = Since your last turn nothing has happened.
catch-up-you = It is your turn; you were asked { $since }.
catch-up-others = We are waiting for { $who }, asked { $since }.
catch-up-nobody = Nobody is asked anything now.
catch-up-over = The game is over. First place: { $who }.

## Statistics

stats-none = There are no finished games yet.
stats-total = With others
stats-solo = Solo
stats-tally = **{ $label }**: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $points } on average, { $best } at best.
stats-pace = A turn takes { $span }.
stats-seat-pace =
    { $who }: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, usually { $span } for one.
error-stats-hidden = This player does not want to be seen in statistics.

## Charts

chart-points = Where the points come from
chart-growth = How the points grew
chart-round = Round { $n }
chart-tallies = Points on average
chart-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }

## The screen of settings

settings-title = **Your settings**
settings-channel = Language of this channel: all posts for everybody here and in its threads
settings-times = Quiet hours, time zone
settings-away = I will be away
settings-returned = I am back
settings-orders = Play for me: { $title }
settings-warnings = Warnings you do not want
settings-data = My data
settings-back = Back
settings-export = Get all my data
settings-forget = Delete my data
settings-sure = All your settings are deleted, you leave all open games, and finished games keep a seat without a name. This cannot be taken back.
settings-yes = Delete everything
settings-forgotten = Everything about you has been deleted.
settings-exported = This is everything that is kept about you.
settings-first = First day (empty: today)
settings-last = Last day
example-first = 2026-12-24
example-last = 2026-12-31
example-zone = Europe/London
example-quiet = 23-8

## Rules to look up

rules-title = **Rules to look up**, page { $page } of { $pages }
rules-pick = Open a topic…
rules-headings = Go to a heading…
error-rules-unknown = Nothing is found under “{ $topic }”; /rules without a topic lists everything.

## Records

error-data-too-big = Even packed, your data take { $size } kB, and Discord takes { $most } kB here. Ask the host of the bot for the file.
error-record-file-too-big = The file is too big; at most { $most } kB are read.
error-record-no-text = This file is no text; a record is text or JSON in UTF-8.

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
error-organiser-not-seated = { $who } does not play at this table; only a player can be its organiser.
error-undo-into-secret = After turn { $turn } some had still to answer in secret, and by now all answers are known. Go back to before the first of them, or to after the last.
error-consent-open = This is being asked already; the message with the buttons is in the channel.
