### Lanterns, the tiny game of the tests.

word-red1 = red 1
word-red2 = red 2
word-red3 = red 3
word-red4 = red 4
word-red5 = red 5
word-red6 = red 6
word-gold1 = gold 1
word-gold2 = gold 2
word-gold3 = gold 3
word-gold4 = gold 4
word-gold5 = gold 5
word-gold6 = gold 6
word-blue1 = blue 1
word-blue2 = blue 2
word-blue3 = blue 3
word-blue4 = blue 4
word-blue5 = blue 5
word-blue6 = blue 6

game-name = Lanterns
option-nights = nights
nights-1 = one
nights-2 = two
nights-3 = three
word-drifter = the drifter
word-draw = draw
word-light = light
word-sell = sell
word-float = float
word-cheer = cheer
word-decline = decline
source-river = the river's favour
source-lit = lanterns lit
source-cheer = cheering
habit-cheer = Cheering for neighbours
cheer-ask = ask me
cheer-always = always cheer
cheer-never = never cheer

move-float =
    { $n ->
        [0] Float a lantern
       *[other] Float { $a }
    }
    .short = Float
move-draw = Draw a lantern
    .short = Draw
move-light = Light lanterns
    .short = Light
move-sell =
    { $n ->
        [0] Sell a lantern
       *[other] Sell { $a }
    }
    .short = Sell
move-cheer = Cheer
move-decline = Do not cheer

ask-float = Night { $night }: which lantern do you float? The others choose at the same time.
ask-turn = Night { $night }, your turn: draw, sell, light, then end the turn.
ask-cards = Which lanterns do you light? All of one colour.
ask-cheer = { $seat } has lit lanterns. Do you cheer for a coin?

event-drew = { $who } draws a lantern.
event-got-lantern = You drew { $lantern }.
event-night-fell = Night { $night } falls.
event-floated = { $who } floats { $lantern }.
event-sold = { $who } sells { $lantern }.
event-lit = { $who } lights { $lanterns }.
event-gained =
    { $points ->
        [one] { $who } gains { $points } point: { $source }.
       *[other] { $who } gains { $points } points: { $source }.
    }
event-dawn-broke = Dawn breaks; the game is over.

note-lanterns =
    { $count ->
        [one] { $count } lantern
       *[other] { $count } lanterns
    }
note-costs-coins =
    { $count ->
        [one] costs { $count } coin
       *[other] costs { $count } coins
    }
note-gives-coins =
    { $count ->
        [one] gives { $count } coin
       *[other] gives { $count } coins
    }
note-coins-after = coins: { $before } → { $after }
note-needs-lantern = you have no such lantern
note-needs-one-colour = all must be of one colour, these are of { $has }
note-needs-coins = coins needed: { $needed }, you have { $has }
note-once-per-turn = only once a turn
note-deck-empty = there are no more lanterns to draw
note-draw-unused = you could still draw a lantern
