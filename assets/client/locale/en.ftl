### Discord: commands, answers, and why something was refused.

## Commands: names as typed, and what they do

command-new = new
    .about = Open a table in this channel
command-join = join
    .about = Join the table that is being set up here
command-leave = leave
    .about = Leave the table before it starts
command-start = start
    .about = Start the game with those who have joined
command-move = move
    .about = Type moves, as the log writes them
command-order = order
    .about = Answer a question of this round before it is asked
command-mark = mark
    .about = Mark what to keep and what to spend first; nobody else sees it
param-as = as
    .about = As what
mark-keep = ⚑ keep
mark-spend = ↓ spend first
mark-none = no mark
param-phase = phase
    .about = Which question
param-else = else
    .about = What instead, if that is impossible then
command-turn = turn
    .about = Your turn: open the private panel
command-undo = undo
    .about = Take back a step of your draft, or your last turn
param-players = players
    .about = Most players at the table
param-seed = seed
    .about = Any word or number: the same seed deals the same game
param-text = text
    .about = One or more moves, joined by ;
param-commit = commit
    .about = End the turn with these moves
param-game = game
    .about = Which of your games
command-show = show
    .about = Look at a board, the log or the table as text
command-why = why
    .about = Why an action is not possible now, and what is missing
command-export = export
    .about = Get the record of the game as a file
command-play = play
    .about = See the open tables of this server, or be called to the next one
command-mygames = mygames
    .about = All your games, those that wait for you first
command-settings = settings
    .about = Language, reminders, confirmation, standing orders, your data
command-rules = rules
    .about = A short rule or a component, with the page of the rulebook
param-kind = game
    .about = Which game; none: any
param-topic = topic
    .about = What to look up
command-help = help
    .about = How this works, and all commands
param-what = what
    .about = Which board, the log, or the table as text
param-card = card
    .about = A card, where one is to be shown
param-seat = seat
    .about = Whose board
param-notation = notation
    .about = How the record is written
param-action = action
    .about = Which action

## Answers

reply-too-late = What you did just now reached me much too late: Discord had long called it failed, and so it has. Nothing of it was carried out. Look with /turn, and do it again if it is still right.
reply-fault = Something went wrong, and nothing of it was kept. If it happens again, tell the host this reference: { $reference }
reply-fault-kept = What you did was carried out and stands; only the answer went wrong. Look with /turn. Reference for the host: { $reference }
reply-fault-unsure = Something went wrong, and whether it was kept cannot be seen just now: look with /turn before you do it again. Reference for the host: { $reference }
reply-old-command = This command has changed; reload Discord and try again.
reply-unseen-channel = I cannot see that channel: it is closed to me, or an archived thread.
reply-old-button = This button belongs to an older version; open your turn with /turn.

## Refused: in which place, by whom, in which state

error-no-game-here = There is no game in this channel. Open one with /new, or go to the channel of your game.
error-game-elsewhere = There is no game in this channel. Yours are here: { $places }.
error-server-only = This is for servers: use it in one of its channels.
error-limit-heavy = { $most ->
        [one] What you asked for before is still being made. Wait until it is here, then ask again.
       *[other] { $most } things that you asked for are still being made. Wait until one is here, then ask again.
    }
error-limit-openings = { $most ->
        [one] You have opened { $most } table in the last hour, and that is enough for now.
       *[other] You have opened { $most } tables in the last hour, and that is enough for now.
    } { $minutes ->
        [one] Try again in { $minutes } minute.
       *[other] Try again in { $minutes } minutes.
    }
error-other-game = This table plays { $plays }; its moves are under { $command } and in /move.
error-button-elsewhere = This button is of a table that is played elsewhere or not any more; /mygames leads to yours.
error-place-no-games = Those who manage this server want no games in this channel. Ask them, or open the game in another channel.
error-place-permissions = I cannot play in this channel until I am allowed here to: { $missing }.
error-target-permissions = I cannot play in { $where } until I am allowed there to: { $missing }.
error-target-not-yours = You may not write in { $where } yourself.
error-target-no-games = Those who manage this server want no games in { $where }. Ask them, or choose another channel.
permission-view-channel = view the channel
permission-send-messages = send messages
permission-send-in-threads = send messages in threads
permission-attach-files = attach files
permission-read-history = read the message history
error-session-error = That is not possible now; nothing has changed.
error-game-unknown = There is no such game of yours; choose one from the list.
error-game-rules-unknown = The rules of “{ $game }” are not installed here.
error-not-seated = You do not play at this table; /show is open to everybody.
error-foreign-seat = This button is for { $seat }.
error-game-closed =
    { ID($status) ->
        [lobby] The game has not started yet; press Start on the table’s card.
        [finished] The game is over. You can still look at it with /show and /export.
       *[other] The game was ended without a result. You can still look at it with /show.
    }
error-game-started = The game has started already; nobody can join or leave now.
error-game-paused = The game is paused until the organiser lets it go on.
error-game-not-paused = The game is not paused.
error-game-read-only = After an update this game can only be read until the organiser decides how it goes on. Reference: { $reference }.
error-game-unreadable = This game cannot be opened with the present rules. Reference for the host: { $reference }.
error-game-sound = There is nothing to mend: the game is sound.
error-not-asked =
    { ID($waiting-for) ->
        [0] Nothing is asked of you now.
       *[other] It is not your turn: we are waiting for { $waiting-for }.
    }
error-plan-impossible = No turn of yours can be planned now: it is no time for actions, or you have passed.
error-plan-no-other = Something else can be named only for the last step, and only what is possible now.
error-plan-other-open = Something would still be asked after this; plan it as a next choice instead.
error-plan-no-next = No further turn of yours can be planned behind this one.
error-press-stale = This was asked some time ago and is settled.
error-draft-error = Your draft does not allow that now.
error-draft-damaged = Your stored draft cannot be read; press Start over.
error-draft-no-words = Type a move, for example one of the list.
error-draft-end-not-last = “end” can only be the last move.
error-draft-too-long =
    { $most ->
        [one] A draft has at most { $most } step.
       *[other] A draft has at most { $most } steps.
    }
error-draft-at-crossing = Confirm what you have first: the next step depends on what it reveals.
error-draft-complete = Your draft is complete; confirm it or take a step back.
error-draft-incomplete = Something is still open in your draft; choose it first.
error-draft-needs-panel = This takes a whole turn; open it with /turn.
error-draft-one-answer = Give exactly one answer here.
error-draft-empty = Your draft is empty.
error-undo-nothing = There is nothing to take back.
error-undo-no-such-turn = There is no turn { $turn } to go back to.
error-redo-nothing = There is nothing to play again.
error-redo-not-yours = Only whoever took it back can play it again.
error-consent-closed = This is not asked any more.
error-consent-unknown = This request is not known any more.
error-consent-not-asked = Your consent is not needed here.
error-organiser-only = Only the organiser of the table can do that. Whoever wants to become it: /table organiser.
error-lobby-error = The table does not allow that now.
error-lobby-full =
    { $most ->
        [one] The table is full: { $most } player.
       *[other] The table is full: { $most } players.
    }
error-lobby-host-starts = Only the host can start before the table is full.
error-lobby-too-few =
    { $least ->
        [one] The game needs at least { $least } player.
       *[other] The game needs at least { $least } players.
    }
error-lobby-changed = Somebody has just joined or left; look at the table and try again.
error-lobby-not-alone = A table of this game needs at least two people; open it in a server’s channel.
error-lobby-solo-option = “{ $option }” is for playing alone; leave it out or choose 1 player. At a table of several, computer players take free seats: the list on the card.
error-lobby-not-in = You do not sit at this table.
error-lobby-nothing-to-agree = Nothing has been changed that you have not agreed to.
error-lobby-not-agreed =
    { $n ->
        [one] { $n } player has still to agree to what was changed.
       *[other] { $n } players have still to agree to what was changed.
    }
error-lobby-seed-given = The seed was given, so nothing can be dealt anew.
error-lobby-host-chooses = Only the host of the table can change what will be played.
error-play-in-server = Open tables are found in a server: type /play there.
error-lobby-not-started = The game has not started yet; press Start on the table’s card, or type /start.
error-channel-taken = There is a game in this channel already. Use another channel, or open a thread for this one.
error-option-bad-value = This option does not take that value; at most { $most }.
error-record-seat-unknown = The record names a seat that it does not have.
error-record-seats-differ = The record has { $places } seats for people, and { $users } people are named.
error-seat-not-human = No person plays at this seat.
error-seat-taken-by-player = This person plays at the table already.
error-rule-fault = A rule failed on this move, so it was not played; nothing is lost. Tell the host this reference: { $reference }.
error-log-incomplete = The stored game is incomplete.
error-show-unknown = “{ $what }” cannot be shown; choose one of these: { $views }.
error-card-unknown =
    { $what ->
        [none] Which card? Choose it under “{ param-card }”.
       *[other] There is no card “{ $what }”; choose one of the list.
    }
error-seat-unknown = There is no such seat; name a player, or a number from 0 to { $most }.

## The store

error-store-error = The store could not do that; nothing was half-written. Please try again.
error-store-another-bot = Another bot works on this database.
error-store-locked = The database is locked by another program; nothing was changed. Please try again.
error-store-disk-full = The host’s disk is full; nothing was changed. Please tell the host.
error-store-read-only = The host’s disk cannot be written; nothing was changed. Please tell the host.
error-store-io-error = The host’s disk failed; nothing was changed. Please tell the host.
error-store-damaged = The database is damaged; please tell the host.
error-store-foreign = This file belongs to another program.
error-store-newer-schema = The database was written by a newer version of the bot.
error-store-cannot-open = The database cannot be opened.
error-store-server-away = The database does not answer; what you did may not be stored. Please try again in a moment.
error-store-lease-lost = Another part of the bot has just taken over this table; please try again.
error-store-conflict = Somebody was quicker; please try again.
error-store-stale-version = Somebody was quicker; please try again.
lobby-start = Start
