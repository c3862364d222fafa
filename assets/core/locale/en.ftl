### The frame every game stands on: errors and general words.

## Seats and small words

seat-name = Player { $n }
seat-of-several = { $name } ({ $n })
word-yes = yes
word-no = no
word-human = player
word-end = end of turn
amount-vp = { $n } VP
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
amount-none = nothing

## Moves of the frame

move-end = End the turn
    .short = End

## Reasons of the frame

note-not-offered = that is not possible now
note-pick-count =
    { $least ->
        [one] { $least } choice is needed at least, { $most } are allowed at most
       *[other] { $least } choices are needed at least, { $most } are allowed at most
    }

## Errors: what is wrong, and what would be right

error-instead =
    Possible: { $list }{ $more ->
        [0] .
       *[other] { " " }and { $more } more.
    }
error-line =
    { $line ->
        [none] { "" }
       *[other] Line { $line }:{ " " }
    }

error-game-error = The game does not allow that; nothing has changed.
error-move-error = This move cannot be played; nothing has changed.
error-move-unreadable =
    { $word ->
        [none] This means nothing here.
       *[other] “{ $word }” means nothing here.
    }
error-move-ambiguous = “{ $text }” could be several moves; add a word.
error-move-illegal = Not possible: { $move } – { $reason }.
error-not-your-turn = It is not your turn: we are waiting for { $waiting-for }.
error-game-over = The game is over; no more moves are played.
error-line-too-long =
    { error-line }{ $most ->
        [one] this is too long; at most { $most } character is read.
       *[other] this is too long; at most { $most } characters are read.
    }
error-too-many-words =
    { $most ->
        [one] A move has at most { $most } word.
       *[other] A move has at most { $most } words.
    }
error-bad-word = “{ $word }” is not a word of the notation: use letters, digits and - _ , + >, beginning with a letter or a digit.
error-setup-error = A game cannot be set up like this; check players and options.
error-setup-other-game = This is a setup of “{ $game }”, not of “{ $expected }”.
error-setup-seats = This game has { $least } to { $most } seats.
error-setup-unknown-robot = Nobody called “{ $robot }” plays this game; people are “human”.
error-setup-no-human = At least one seat is for a person: write “human”.
error-setup-unknown-option = This game has no option “{ $option }”; check the spelling.
error-setup-bad-value =
    “{ $option }” cannot be “{ $value }”{ ID($legal) ->
        [0] ; write something shorter.
       *[other] ; possible: { $legal }.
    }
error-setup-seed-too-long =
    { $most ->
        [one] The seed is too long; it has at most { $most } character.
       *[other] The seed is too long; it has at most { $most } characters.
    }
error-deal-too-long =
    { $most ->
        [one] “deal { $deal }” has at most { $most } word.
       *[other] “deal { $deal }” has at most { $most } words.
    }
error-too-many-moves =
    { $most ->
        [one] At most { $most } move can be typed in one line.
       *[other] At most { $most } moves can be typed in one line.
    }
error-record-illegal-move =
    { error-line }move { $move } (“{ $text }”) cannot be played.{ $reason ->
        [none] { "" }
       *[other] { " " }{ $reason }
    }
error-deal-unknown-word = “deal { $deal }”: there is no “{ $word }” left to deal; check the spelling and the number of copies.
error-record-error = { error-line }this record cannot be read.
error-record-header-after-moves = { error-line }“{ $text }” belongs to the header, above the first move.
error-record-bad-option = { error-line }“{ $text }” should read “option key=value”, each key once.
error-record-bad-deal = { error-line }“{ $text }” should read “deal key words”, each key once.
error-record-bad-header = { error-line }“{ $text }” is no header line; known are game, rules, seats, seed, secret, option and deal, each with a value.
error-record-bad-move = { error-line }“{ $text }” is no move; write the number of the seat, then the words of the move.
error-record-header-missing = The header needs a line “{ $header } …”.
error-record-not-an-object = A record in JSON is an object with game, seats and moves.
error-record-bad-json = This JSON is no record: { $problem }.
error-record-too-long =
    { $most ->
        [one] The record is too long; { $most } line is read at most.
       *[other] The record is too long; { $most } lines are read at most.
    }
error-record-too-many-seats =
    { $most ->
        [one] There is at most { $most } seat at a table.
       *[other] There are at most { $most } seats at a table.
    }
error-record-is-transcript = This is a transcript: some words of an open game are hidden in it, so it can be read but not played on.
error-record-bad-view = { error-line }the view of a transcript cannot be read ({ $problem }).
error-record-unknown-game = There is no game called “{ $game }” here; check the line “game”.
error-record-no-such-position = There is no position { $at }; the last one is { $most }.
error-record-no-notation = This game cannot be written in a notation called “{ $notation }”.
error-record-notation-robots = The notation “{ $notation }” has no words for the moves of a robot; leave the notation out to get the record in our own.
error-stale-decision = The table has moved on since these choices were shown; open your turn again.
error-broken-table = This table met a fault and is set up again from its log; nothing is lost. Please try once more.
error-table-reentered = The table is still busy with a move; please try again in a moment.
error-rule-bug = A rule failed on this move, so it was not played. Nothing is lost; the host finds the details in the log.

error-assumed-error = These assumed values do not fit together.
error-assumed-bad-value =
    { $place ->
        [none] An assumed value cannot be that: { $problem }
       *[other] “{ $place }” cannot be that: { $problem }
    }.
error-assumed-no-value = “{ $name }” has no value; write “value” beside it.
error-assumed-not-a-list = A file of assumed values holds an object with a key for each value.
error-assumed-not-json = This file of assumed values is no JSON: { $problem }.
error-assumed-other-values = This game was begun with other assumed values of “{ $name }”; it needs the same ones.
error-assumed-structure = These assumed values do not describe a whole: { $what }.
error-assumed-too-long =
    { $most ->
        [one] This file of assumed values is too long; { $most } character is read at most.
       *[other] This file of assumed values is too long; { $most } characters are read at most.
    }
error-assumed-unknown-key = There is no assumed value called “{ $name }”; check the spelling.
