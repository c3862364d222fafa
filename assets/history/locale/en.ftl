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

## What was missed

catch-up = Catch me up

## Looking

view-log = log
view-text = table as text
show-ways = Other ways to look…
show-no-words = This game has no board to describe; look at the log.
log-title = **Log**, page { $page } of { $pages }
why-possible = Possible now: { $move }
why-not = Not possible now: { $move }
why-open = First this is asked: { $question }
why-targets = Not possible:
export-open = The record so far, as far as you may know it. The secret seed follows when the game is over.
export-transcript = The game so far, as far as you may know it, to be read: it cannot be played on. The whole record follows when the game is over.
export-finished = The complete record.
export-parts = The record in the notation of { $notation }. A few rules are played otherwise there: from line { $line } on (the first is 0) it does not follow this game.
notation-orrery = Orrery’s own text
mygames-title = **Your games**
mygames-none = None yet. Open a table with /new in a channel.
mygames-your-turn = **waits for you**
mygames-others = others are to move
mygames-paused = paused
mygames-rests = rests, as I cannot post in its channel; its organiser can move it by /table move
mygames-lobby = not started yet
mygames-finished = over
mygames-abandoned = ended without a result
help-intro = **Deep space board games, right here.** Open a table in a channel; friends press Join. Whoever is to move is mentioned once on the card with the new map.
help-turn = Press *Take my turn* for your private panel, or type moves: the list offers every legal answer with its price. Nothing is played before you confirm. Boards and log are for everybody, and only you see what you open.
help-beginning = Begin a game
help-playing = Play
help-looking = Look at something
help-own = Your games and your table
help-command = **/{ $name }** – { $about }
help-game = { $title }: single moves, with whatever is possible offered as you type

## What somebody has missed

catch-up-turn = { $turn ->
        [one] { $turn } turn has been played.
       *[other] { $turn } turns have been played.
    }
catch-up-round =
    { $round ->
        [0] The game is being set up.
       *[other] Round { $round }{ $rounds ->
            [0] { "" }
           *[other] { " " }of { $rounds }
        }; in the lead: { $leader } ({ $points }).
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
stats-solo-level = Solo, level { $level }
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

## Records

error-data-too-big = Even packed, your data take { $size } kB, and Discord takes { $most } kB here. Ask the host of the bot for the file.
error-record-file-too-big = The file is too big; at most { $most } kB are read.
error-record-no-text = This file is no text; a record is text or JSON in UTF-8.
lobby-join = Join
card-take-turn = Take my turn

## What a game teaches

page-lessons = Lessons
counted-lessons = **Lessons**: your turns that cost most by the end of their round, by the count of a computer player that knew no more than you.
lesson-line =
    { "" }**Turn { $turn }**: { $played }.
    { "" }**Rather** (+{ $cost }): { $better }.
lesson-open = Turn { $turn }
lessons-none = No turn of yours that a computer player would have taken otherwise by a point or more.
lessons-later = There are lessons for those who have played, once the game is over.
