### Federation in English.

## The game

game-name = Federation
    .command = federation

## Resources and other amounts

word-lavandium = lavandium
word-copernium = copernium
word-oceanium = oceanium
word-golden-diamond = golden diamond
amount-lavandium = { $n } lavandium
amount-copernium = { $n } copernium
amount-oceanium = { $n } oceanium
amount-golden-diamond =
    { $n } { $n ->
        [one] golden diamond
       *[other] golden diamonds
    }
amount-crystals =
    { $n } { $n ->
        [one] crystal
       *[other] crystals
    }
amount-ships =
    { $n } { $n ->
        [one] spaceship
       *[other] spaceships
    }
amount-ship = { amount-ships }
amount-step =
    { $n } { $n ->
        [one] step of accreditation
       *[other] steps of accreditation
    }
amount-marker =
    { $n } { $n ->
        [one] mission marker
       *[other] mission markers
    }
amount-die = { $n } on the die
amount-level = { $n } of accreditation level
amount-medals =
    { $n } { $n ->
        [one] medal of honour
       *[other] medals of honour
    }
amount-missions =
    { $n } { $n ->
        [one] completed mission
       *[other] completed missions
    }
amount-mission = special mission { $n }
amount-points = { $n } PP
amount-vp = { $n } PP
amount-influence-neo = { $n } influence on Neo
amount-influence-sixmoon = { $n } influence on Sixmoon
amount-influence-atal = { $n } influence on Atal
amount-influence-arratuin = { $n } influence on Arratuin
amount-influence-e81216 = { $n } influence on E81216

## Planets, rooms, spaces

word-neo = Neo
word-sixmoon = Sixmoon
    .short = Sixmoon
word-atal = Atal
word-arratuin = Arratuin
word-e81216 = E81216
word-officers-quarters = officers’ quarters
    .short = A
word-procurement-office = procurement office
    .short = B
word-patrons-office = patron’s office
    .short = V
word-presidents-office = president’s office
    .short = G
word-assistants-room = assistants’ room
    .short = D
word-small-lounge = small lounge
    .short = E
word-spy = spy
    .short = spy
word-outer = outer module
word-left = left wing
word-right = right wing
word-none = nothing
word-c1f1 = 1/I
word-c1f2 = 1/II
word-c1f3 = 1/III
word-c2f1 = 2/I
word-c2f2 = 2/II
word-c2f3 = 2/III
word-c3f1 = 3/I
word-c3f2 = 3/II
word-c3f3 = 3/III
word-c4f1 = 4/I
word-c4f2 = 4/II
word-c4f3 = 4/III
word-c5f1 = 5/I
word-c5f2 = 5/II
word-c5f3 = 5/III
word-c6f1 = 6/I
word-c6f2 = 6/II
word-c6f3 = 6/III
word-moon1 = moon 1
word-moon2 = moon 2
word-moon3 = moon 3
word-moon4 = moon 4
word-moon5 = moon 5
word-moon6 = moon 6
word-moon7 = moon 7
word-n0 = start of Neo
word-n1a = 1 a
word-n1b = 1 b
word-n2a = 2 a
word-n2b = 2 b
word-a3a = asteroid 3 a
word-a3b = asteroid 3 b
word-n4a = 4 a
word-n4b = 4 b
word-n4c = 4 c
word-n5a = 5 a
word-n5b = 5 b
word-a6a = asteroid 6 a
word-a6b = asteroid 6 b
word-n7a = 7 a
word-n7b = 7 b
word-d8 = dead asteroids

## Tokens

word-amb1a = ambassador 1
word-amb1b = second ambassador 1
word-amb2 = ambassador 2
word-amb3 = ambassador 3
word-special = special ambassador
word-fund = funding
    .short = fund
word-vote = vote
    .short = vote
word-cover = covered with a transfiguration
word-die = die
word-shop1 = shop 1
word-shop2 = shop 2
word-shop3 = shop 3
word-shop4 = shop 4
word-shop5 = shop 5
word-shop6 = shop 6
word-mega1 = megastructure 1
word-mega2 = megastructure 2
word-mega3 = megastructure 3
word-mega4 = megastructure 4
word-start1 = start token 1
word-start2 = start token 2
word-start3 = start token 3
word-start4 = start token 4
word-start5 = start token 5
word-start6 = start token 6
word-start7 = start token 7
word-start8 = start token 8
word-deep1 = deep-space token 1
word-deep2 = deep-space token 2
word-deep3 = deep-space token 3
word-deep4 = deep-space token 4
word-deep5 = deep-space token 5
word-deep6 = deep-space token 6
word-deep7 = deep-space token 7
word-deep8 = deep-space token 8
word-ast1 = asteroid 1
word-ast2 = asteroid 2
word-ast3 = asteroid 3
word-ast4 = asteroid 4
word-ast5 = asteroid 5
word-ast6 = asteroid 6
word-dead1 = dead asteroid 1
word-dead2 = dead asteroid 2
word-dead3 = dead asteroid 3
word-dead4 = dead asteroid 4
word-dead5 = dead asteroid 5
word-dead6 = dead asteroid 6
word-t101 = vote 2 + funding symbol
word-t102 = vote 2 + 1 copernium
word-t103 = vote 2 + 1 step of accreditation
word-t104 = vote 2 + 1 step of accreditation
word-t105 = vote 2 + 1 on the die
word-t106 = vote 2 + 1 oceanium
word-t107 = vote 2 + 1 copernium
word-t108 = vote 1 + 1 spaceship
word-t109 = vote 2 + 2 lavandium
word-t110 = vote 2 + 1 oceanium
word-t111 = vote 2 + 1 on the die
word-t112 = vote 1 + 1 spaceship
word-t113 = funding + 1 step of accreditation
word-t114 = funding + 1 step of accreditation
word-t115 = funding + 1 on the die
word-t116 = funding + 1 oceanium
word-t117 = funding + 1 oceanium
word-t118 = funding + 2 copernium
word-t119 = funding + 2 lavandium
word-t120 = funding + 1 lavandium + 1 copernium
word-t121 = funding + 1 lavandium + 1 copernium
word-t201 = vote 3 + 1 on the die
word-t202 = vote 3 + 1 oceanium
word-t203 = vote 2 + 1 step of accreditation + 1 on the die
word-t204 = vote 2 + 1 spaceship
word-t205 = vote 3 + 1 step of accreditation
word-t206 = vote 3 + 1 step of accreditation
word-t207 = funding + 1 on the die + funding symbol
word-t208 = funding + 1 copernium + 1 oceanium
word-t209 = funding + 1 lavandium + 1 oceanium
word-t210 = funding + 1 step of accreditation + funding symbol
word-t301 = vote 4 + 1 oceanium
word-t302 = vote 4 + 1 on the die
word-t303 = vote 3 + 1 spaceship
word-t304 = vote 6 − 1 lavandium
word-t305 = vote 4 + 1 lavandium + 1 copernium
word-t306 = vote 3 + 1 spaceship
word-t307 = vote 4 + 1 step of accreditation
word-t308 = vote 2 + 1 golden diamond
word-t309 = vote 4 + 1 step of accreditation
word-t310 = vote 4 + 1 on the die
word-t311 = funding + 2 steps of accreditation
word-t312 = funding + 2 oceanium
word-t313 = funding + 1 golden diamond
word-t314 = funding + 1 copernium + project symbol
word-t401 = vote 6 + 1 oceanium
word-t402 = vote 4 + 1 copernium + 1 oceanium + 1 golden diamond
word-t403 = vote 5 + 1 on the die + 1 step of accreditation
word-t404 = vote 5 + project symbol
word-t405 = funding + 1 copernium + 1 oceanium + 1 golden diamond
word-t406 = funding + project symbol
word-shipyard = space shipyard
word-transmutation-chamber = transmutation chamber
word-military-academy = military academy
word-incubator = incubator of transfigurations
    .short = incubator
word-transporter = transporter
word-replicator = lavandium replicator
word-consulate = consulate
word-university = space university
word-diplomat = diplomat
word-robot = robot
word-merchant = merchant
word-mage = mage
word-miner = miner
word-law-neo = law of Neo
word-law-sixmoon = law of Sixmoon
word-law-atal = law of Atal
word-law-arratuin = law of Arratuin
word-law-e81216 = law of E81216
word-medal-neo = Medal of honour: Neo
word-medal-sixmoon = Medal of honour: Sixmoon
word-medal-atal = Medal of honour: Atal
word-medal-arratuin = Medal of honour: Arratuin
word-medal-e81216 = Medal of honour: E81216
word-medal-accreditation = Medal of honour for accreditation
word-medal-intrigue = Medal of honour for intrigue
word-accreditation = accreditation
word-intrigue = intrigue
word-joint = joint
word-neutral = neutral player
word-drop = do not pay
word-pay = pay
word-level1 = keep level 1
word-level2 = keep level 2
word-level3 = keep level 3
word-level4 = keep level 4
word-ship = spaceship
word-marker = mission marker
word-step = step of accreditation
word-one-project = two steps of one project
word-two-projects = a step of two projects
word-project = step of a project
word-all = all
word-points = points
word-level-bonus = higher level
word-level = level
word-ships = spaceships
word-crystals = crystals
word-golden-diamonds = golden diamonds
word-transfigurations = unused transfigurations
word-influence-neo = influence on Neo
word-influence-sixmoon = influence on Sixmoon
word-influence-atal = influence on Atal
word-influence-arratuin = influence on Arratuin
word-influence-e81216 = influence on E81216
word-missions = completed missions
word-medals = medals of honour
phase-setup = preparation
phase-ambassadors = ambassador phase
phase-executive = executive phase
phase-ended = end of the game

## Points by source

source-floors = floors
source-laws = laws
source-missions = special missions
source-megastructures = megastructures
source-specialists = specialists
source-shops = shops
source-accreditation = accreditation
source-other = other
source-medals = medals of honour
source-leftovers = leftovers
source-projects = projects

points-floors = { source-floors }
points-laws = { source-laws }
points-missions = { source-missions }
points-megastructures = { source-megastructures }
points-specialists = { source-specialists }
points-shops = { source-shops }
points-accreditation = { source-accreditation }
points-other = { source-other }
points-medals = { source-medals }
points-leftovers = { source-leftovers }
points-projects = { source-projects }

page-factions = Start tokens
counted-factions = **Start tokens**: finished games between people, on average.

## Moves

move-place =
    { ID($n) ->
        [0] Place an ambassador
        [1] { $a }
       *[other] { $list }
    }
move-move =
    { ID($n) ->
        [0] Move
       *[other] { ID($a) ->
        [none] Stay
       *[other] To: { $a }
    }
    }
    .item =
        { ID($a) ->
            [none] Stay
           *[other] { $a }
        }
move-take =
    { ID($n) ->
        [0] Take a token
       *[other] Take { $a }
    }
    .item = { $a }
    .specialist = Take a specialist
    .transfiguration = Take a transfiguration
    .asteroid = Take an asteroid
move-shop =
    { ID($n) ->
        [0] Choose a shop
       *[other] Trade: { $a }
    }
    .item = { $a }
move-mix =
    { ID($n) ->
        [0] Take from the shop
       *[other] { $list }
    }
move-build =
    { ID($n) ->
        [0] Build
        [1] Build: { $a }
       *[other] Build: { $a }, less { $c }
    }
    .item =
        { ID($n) ->
            [1] { $a }
           *[other] { $a }, less { $c }
        }
move-copy =
    { ID($n) ->
        [0] Copy
       *[other] Copy: { $a }
    }
    .item = { $a }
move-action =
    { ID($n) ->
        [0] Choose an action
       *[other] Action: { $a }
    }
    .item = { $a }
move-marker =
    { ID($n) ->
        [0] Place a mission marker
       *[other] Marker on mission { $a }
    }
move-project =
    { ID($n) ->
        [0] Advance a project
       *[other] { ID($a) ->
        [joint] Joint project
       *[other] Project { $a }
    }
    }
move-medal =
    { ID($n) ->
        [0] Take a medal of honour
       *[other] Medal of honour: { $a }
    }
    .item = { $a }
move-mission =
    { ID($n) ->
        [0] Send a spaceship
       *[other] { ID($a) ->
        [none] No mission
       *[other] Mission { $a }
    }
    }
move-use =
    { ID($n) ->
        [0] Use a specialist
       *[other] Use specialist { $a }
    }
    .item = { $a }
move-income =
    { ID($n) ->
        [0] Take an income
       *[other] Income: { $a }
    }
    .item = { $a }
move-transmute =
    { ID($n) ->
        [0] Transmute
       *[other] { ID($a) ->
        [none] Do not transmute
       *[other] Transmute: { $a }
    }
    }
move-upkeep =
    { ID($n) ->
        [0] Pay for the level
       *[other] { ID($a) ->
        [oceanium] Pay with oceanium
       *[other] { $a }
    }
    }
move-law =
    { ID($n) ->
        [0] Decide the law
       *[other] Law of: { $a }
    }
move-deep =
    { ID($n) ->
        [0] Take a deep-space token
       *[other] Take: { $a }
    }
    .item = { $a }
move-start-token =
    { ID($n) ->
        [0] Take a start token
       *[other] Take: { $a }
    }
    .item = { $a }
move-discard =
    { ID($n) ->
        [0] Discard
       *[other] Discard: { $list }
    }
move-keep =
    { ID($n) ->
        [0] Keep
       *[other] Keep: { $list }
    }
move-flip =
    { ID($n) ->
        [0] Turn up a specialist
       *[other] { ID($a) ->
        [none] Turn up nobody
       *[other] Turn up specialist { $a }
    }
    }
move-disc =
    { ID($n) ->
        [0] Place a trade disc
       *[other] Trade disc: { $a }
    }
    .item = { $a }
move-choose =
    { ID($n) ->
        [0] Choose
       *[other] { $a }
    }
move-skip = Go on

## Questions

ask-turn =
    { ID($stay) ->
        [yes] You may place your special ambassador (votes: { $left }): your turn { $turn } in this round. If you confirm without, it stays with you for a later round.
       *[other] Place an ambassador (votes of those left: { $left }): your turn { $turn } in this round.
    }
ask-end = End your turn?
ask-neo = Where does the miner go?
ask-dead-asteroid = Take a dead asteroid.
ask-sixmoon = The mage moves on and takes a transfiguration.
ask-moon-token = Take a transfiguration of this moon.
ask-transfiguration = Take a transfiguration.
ask-atal = Take a specialist.
ask-arratuin = Choose a shop.
ask-mix = What do you take: level { $level } of the shop, { $units } in all?
ask-disc =
    Which shop does the trade disc go to: level { $level }{ ID($bonus) ->
        [yes] { "" }
       *[other] , without the bonus
    }?
ask-e81216 = Build a production or a megastructure.
ask-robot = Where does the robot go?
ask-after-build = Something else after building?
ask-copy = Copy which action?
ask-action = Which action?
ask-copy-specialist = Copy which specialist?
ask-flip = Which specialist is turned up again?
ask-choose = Which of these?
ask-marker = Where does the mission marker go?
ask-medal = Take a medal of honour. With it your medals bring { $after } PP at the end, not { $before }.
ask-mission = Send a spaceship on a special mission?
    .none = No mission
ask-project = Advance which project by { $steps }? The list tells how the projects stand at the end of the round, were it now.
ask-income = Income of which production?
ask-keep = You have { $has } crystals; { $most } stay. Which do you lose?
ask-transmute = Make a resource more valuable?
    .none = No
    .lavandium = { $resource } → { $into }
    .copernium = { $resource } → { $into }
    .oceanium = { $resource } → { $into }
ask-transporter = The transporter: a space or moon further without a reward?
    .move = { $answer } (influence { $influence })
    .none = No
ask-upkeep = Pay for accreditation level { $level }.
    .pay = Pay { $resources }
    .oceanium = Pay { $resources }
    .level4 = level { $level } for { $resources }
    .level3 = level { $level } for { $resources }
    .drop = level { $level }
ask-law = The votes are tied: which law passes, { $left } ({ $left-points } PP) or { $right } ({ $right-points } PP)?
    .left = { $left }
    .right = { $right }
ask-deep = Take a deep-space token; the others go back.
ask-start-token = Choose a start token.

## What happened

event-acted = { $who } carries out: { $action }.
    .clause = carries out: { $action }
event-advanced = { $who }: step { $step } of accreditation, level { $level }.
    .latest = step { $step } of accreditation, level { $level }
event-advanced-project =
    { ID($project) ->
        [joint] Joint project
       *[other] Project { $project }
    }: { $steps } of { $needed }{ ID($completed) ->
        [yes] , complete
       *[other] { "" }
    }{ ID($instead) ->
        [0] { "" }
       *[other] , as project { $instead } is complete
    }{ ID($own) ->
        [0] { "" }
       *[other] ; own contribution { $own }
    }.
    .clause =
        { ID($project) ->
            [joint] joint project
           *[other] project { $project }
        }: { $steps } of { $needed }{ ID($completed) ->
            [yes] , complete
           *[other] { "" }
        }{ ID($instead) ->
            [0] { "" }
           *[other] , as project { $instead } is complete
        }{ ID($own) ->
            [0] { "" }
           *[other] ; own contribution { $own }
        }
    .of = { ID($project) }
event-blocked = Blocked: { $space }, { $action }{ ID($votes) ->
        [0] { "" }
       *[other] { " " }(votes of the neutral player: { $votes })
    }.
event-built =
    { $who } builds: { $building }{ ID($multiplier) ->
        [0] { "" }
       *[other] { " " }(×{ $multiplier })
    }.
    .clause =
        builds: { $building }{ ID($multiplier) ->
            [0] { "" }
           *[other] { " " }(×{ $multiplier })
        }
event-copied-specialist = { $who } copies specialist { $token } ({ $kind }).
    .clause = copies specialist { $token } ({ $kind })
event-counted-floor =
    { ID($outcome) ->
        [nobody] Floor { board-floor }: nobody has votes there.
        [neutral] Floor { board-floor }: { board-floor-votes }; the neutral player is ahead, nobody scores.
        [tie] Floor { board-floor }: { board-floor-votes }; a tie, all of them score → { $points } PP.
       *[other] Floor { board-floor }: { board-floor-votes } → { $points } PP.
    }
board-floor-votes =
    { ID($votes) ->
        [0] neutral: { $neutral }
       *[other] { $votes }{ $neutral ->
            [0] { "" }
           *[other] , neutral: { $neutral }
        }
    }
board-floor =
    { ID($floor) ->
        [1] I
        [2] II
       *[other] III
    }
event-discarded = { $who } discards { $resources }.
    .clause = discards { $resources }
event-dropped = { $who } falls from step { $before } to step { $step } of accreditation.
    .clause = step { $before } → { $step }
event-executive-phase-began = Executive phase of round { $round }.
event-executive-step-began = { board-executive-step }.
    .title = { board-executive-step }
board-executive-step =
    { ID($step) ->
        [income] Income
        [upkeep] Upkeep
        [projects] Projects
        [floors] Floors
       *[law] Law
    }
event-final-scoring-began = Final scoring.
event-gained = { $who } gains { $resources }.
    .clause = gains { $resources }
event-game-ended = –
    .title = –
event-goes-first = Round { $round }: { $seat } goes first.
event-got-medal =
    { $who } gets a medal of honour: { $medal }{ ID($threshold) ->
        [0] { "" }
       *[other] { " " }(influence { $threshold })
    }.
    .clause =
        gets a medal of honour: { $medal }{ ID($threshold) ->
            [0] { "" }
           *[other] { " " }(influence { $threshold })
        }
event-got-ships =
    { $who } puts into the hangar: { $count } { $count ->
        [one] spaceship
       *[other] spaceships
    }.
    .clause =
        puts into the hangar: { $count } { $count ->
            [one] spaceship
           *[other] spaceships
        }
event-got-special-ambassador = { $who } gets the special ambassador.
    .clause = gets the special ambassador
event-hired = { $who } hires specialist { $token } ({ $kind }): influence on Atal { $influence }.
    .clause = hires specialist { $token } ({ $kind }): influence on Atal { $influence }
event-looked-at-deep-space = { $who } looks through the deep-space tokens: { $count }.
    .clause = looks through the deep-space tokens: { $count }
event-lost-resources = { $who } has no room for { $resources }.
    .clause = has no room for { $resources }
event-lost-ships = { $who } cannot take spaceships: { $count }.
    .clause = cannot take spaceships: { $count }
event-marked-mission = { $who } puts a marker on mission { $mission }.
    .clause = puts a marker on mission { $mission }
event-moved-mage = { $who }: the mage reaches moon { $moon }.
    .clause = the mage reaches moon { $moon }
event-moved-miner = { $who }: the miner reaches { $space }, influence on Neo { $influence }.
    .clause = the miner reaches { $space }, influence on Neo { $influence }
event-paid = { $who } pays { $resources }.
    .clause = pays { $resources }
event-paid-upkeep =
    { $who }: { ID($way) ->
        [drop] does not pay
       *[other] level { $level } is paid for
    }.
    .clause =
        { ID($way) ->
            [drop] does not pay
           *[other] for level { $level }
        }
    .answer = upkeep
event-passed-law = Passed: { $law } ({ $wing }; left { $left }, right { $right }){ ID($judge) ->
        [none] { "" }
       *[other] ; the tie is decided by { $judge } ({ $other }: { $others } PP)
    }.
    .answer = law
event-placed =
    { $who }: { $ambassador }, { ID($cover) ->
        [none] { ID($side) ->
            [fund] { $side }
           *[other] { $side } { $votes }
        }
       *[other] covered, { $cover }
    }{ ID($die) ->
        [0] { "" }
       *[other] , die { $die }
    } → { $space }{ ID($action) ->
        [none] { "" }
       *[other] { " " }({ $action })
    }.
    .clause =
        { $ambassador }, { ID($cover) ->
            [none] { ID($side) ->
                [fund] { $side }
               *[other] { $side } { $votes }
            }
           *[other] covered, { $cover }
        }{ ID($die) ->
            [0] { "" }
           *[other] , die { $die }
        } → { $space }{ ID($action) ->
            [none] { "" }
           *[other] { " " }({ $action })
        }
event-produced = { $who }: income of { $production }.
    .clause = { $production }:
event-full-die = { $who }: the die stays at { $die }.
    .clause = the die stays at { $die }
event-raised-die =
    { $who }: { ID($before) ->
        [0] gets the assistants’ die: { $after }
       *[other] die { $before } → { $after }
    }.
    .clause =
        { ID($before) ->
            [0] gets the assistants’ die: { $after }
           *[other] die { $before } → { $after }
        }
event-raised-level = { $who }: accreditation level { $level }.
    .clause = accreditation level { $level }
event-round-began = –
    .title = –
event-round-ended = Round { $round } ends.
    .title = –
event-scored =
    { ID($source) ->
        [floors] –
        [medals] { $who }: +{ $points } PP ({ $count }).
        [leftovers] { $who }: +{ $points } PP ({ $what }).
        [projects] { $who }: +{ $points } PP ({ ID($project) ->
            [joint] joint project
           *[other] project { $project }
        }).
       *[other] { $who }: +{ $points } PP ({ $source }).
    }
    .clause =
        { ID($source) ->
            [floors] –
            [laws] +{ $points } PP
            [medals] +{ $points } PP ({ $count })
            [leftovers] +{ $points } PP ({ $what })
            [projects] +{ $points } PP ({ ID($project) ->
                [joint] joint project
               *[other] project { $project }
            })
           *[other] +{ $points } PP ({ $source })
        }
event-scoring-step-began = { board-scoring-step }.
    .title = { board-scoring-step }
board-scoring-step =
    { ID($source) ->
        [medals] Medals of honour
        [leftovers] Leftovers
       *[projects] Projects
    }
event-sent-ship = { $who } sends a spaceship on mission { $mission }.
    .clause = sends a spaceship on mission { $mission }
event-showed-laws = Laws of the round: left { $left } or right { $right }.
event-showed-next-laws = Laws of round { $round } lie open already: left { $left } or right { $right }.
event-swapped-laws = The right laws of this round and of the next change places.
event-took-asteroid =
    { $who } takes { ID($dead) ->
        [yes] a dead asteroid token
       *[other] an asteroid token
    }.
    .clause =
        takes { ID($dead) ->
            [yes] a dead asteroid token
           *[other] an asteroid token
        }
event-took-deep-space = { $who } takes a deep-space token.
    .clause = takes a deep-space token
event-took-pawn = { $who } takes the president’s pawn.
    .clause = takes the president’s pawn
event-took-start-token = { $who } takes a start token.
    .clause = takes a start token
event-took-transfiguration = { $who } takes a transfiguration: { $token }.
    .clause = takes a transfiguration: { $token }
event-traded = { $who } trades: { $shop }, level { $level }.
    .clause = trades: { $shop }, level { $level }
event-transmuted = { $who }: { $resource } → { $into }.
    .clause = { $resource } → { $into }
event-turned-up-again = { $who } turns specialist { $token } up again ({ $kind }).
    .clause = turns specialist { $token } up again ({ $kind })
event-turned-up-asteroid = { $space } is turned up: { $resources }.
event-turned-up-dead-asteroids = Dead asteroids are turned up: { $rewards }.
event-turned-up-moon = Moon { $moon } is turned up: { $tokens }.
event-turned-up-specialist = New on Atal: specialist { $token } ({ $kind }).
event-used-specialist = { $who } uses specialist { $token } ({ $kind }).
    .clause = uses specialist { $token } ({ $kind })

## Prices and consequences

note-choice = { $what }
note-costs = costs { $resources }
    .item = pays { $resources }
note-deep-space = { $token }
note-disc-at =
    { ID($level) ->
        [0] no disc there yet
       *[other] level { $level } now
    }
note-face =
    { ID($side) ->
        [fund] { ID($gain) ->
        [none] no bonus
       *[other] +{ $gain }
    }
       *[other] votes: { $votes }
    }
note-gains = gives { $resources }
note-law = { $law }: { $points } PP
note-loses = loses { $resources }
note-mage-to = influence on Sixmoon { $influence }
note-marker-for = level needed: { $level }, you have { $has }
note-medal-now =
    { ID($threshold) ->
        [0] without a threshold
       *[other] threshold { $threshold }; your influence: { $influence }
    }
note-megastructure = { $points } PP: ×{ $multiplier }, least of { $values }
note-miner-to = influence on Neo { $influence }{ ID($asteroid) ->
        [none] { "" }
       *[other] , { $asteroid }
    }{ ID($resources) ->
        [none] { "" }
       *[other] : { $resources }
    }
note-mission = costs { $resources }
note-points = { $points } PP
note-production = { $production }
note-reward = { $resources }
note-shop = level { $level }, costs { $resources }
note-specialist = { $kind }
note-start-token = { $token }
note-token = { $token }
note-transmutes = becomes { $into }
note-upkeep =
    { ID($way) ->
        [drop] level { $level }, step { $step }
       *[other] { $resources }: level { $level }, step { $step }
    }
note-upkeep-after =
    { ID($way) ->
        [drop] nothing is paid
       *[other] costs { $resources }, left: { $left }
    }; level { $level }
note-uses = specialist { $token }
note-at-space = { $action }
note-bonus = { $gain }
    .item = +{ $gain }
note-floor-after = floor { board-floor }: you { $own }, best of the others { $best }, { $points } PP
    .item = floor { board-floor }: { $own } : { $best }, { $points } PP
note-forecast-points = end of the round: { $before } → { $after } PP
note-influence-after = { $planet }: influence { $before } → { $after }
    .item = influence { $before } → { $after }
note-law-after = votes { $left } : { $right }, { ID($law) ->
        [none] tie
       *[other] { $law }, you +{ $points }
    }
    .item = votes { $left } : { $right }{ ID($law) ->
        [none] , tie
       *[other] , you +{ $points }
    }
note-level-after = level { $before } → { $after }
note-marks = a marker on mission { $mission }
    .item = mission { $mission }
note-medal-near = medal of honour: { $medal } (threshold { $threshold })
    .item = medal!
note-project-after =
    { ID($project) ->
        [joint] joint project
       *[other] project { $project }
    }: { $before } → { $steps } of { $needed } at the end of the round{ ID($complete) ->
        [yes] , complete
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , your share { $own }
    }
    .item = { ID($project) ->
        [joint] joint project
       *[other] project { $project }
        }: { $before } → { $steps }/{ $needed }{ ID($complete) ->
        [yes] { " " }✓
       *[other] { "" }
    }{ ID($own) ->
        [0] { "" }
       *[other] , your share { $own }
    }

## Obstacles

note-blocked = this space is blocked
note-built-already = you have built this already: { $building }
note-die-out = the die lies in the senate
note-does-nothing = this action would do nothing: { $action }
note-face-price = this token costs a resource; you have { $has }
note-first-turn = not in the first turn of the first player
note-has-it = you have { $token } already
note-has-it-not = you do not have { $token }
note-has-medal = you have this medal of honour: { $medal }
note-has-this-character = you have a specialist like { $token }
note-marked-already = mission { $mission } has a marker
note-mission-done = mission { $mission } is completed
note-needed-here = { $resources } will be needed for this action
note-needs = needed: { $needed }, you have { $has }
note-needs-action = { $token } is for an action of { $planet }
note-needs-face = payable only with: { $faces }
note-needs-level = level needed: { $needed }, you have { $has }
note-needs-lower-level = { $token } needs a specialist of the level below { $level }
note-needs-marker = mission { $mission } has no marker
note-needs-ship = no spaceship in the hangar
note-no-ambassador =
    { ID($ambassador) ->
        [none] no ambassador is left
       *[other] not left: { $ambassador }
    }
note-no-medal-left = no medal of honour is left: { $medal }
note-no-mission-open = no mission with a marker is open
note-no-place-left = no place is left: { $building }
note-no-robot = no robot is left
note-no-specialist = you have no specialist
note-not-face-up = { $token } does not lie face up
note-not-in-play = not in this game: { $building }
note-nothing-payable = nothing can be paid here: { $action }
note-one-mission-a-turn = one mission a turn
note-project-complete =
    { ID($project) ->
        [joint] the joint project
       *[other] project { $project }
    } is complete
note-taken = taken: { ID($seat) ->
        [none] neutral player
       *[other] { $seat }
    }
note-token-does-nothing = { $token } would do nothing now
note-used-already = { $token } is used

## Warnings

note-warning-covers-more = covers { $ambassador }, who has { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }; a weaker one would do
note-warning-crystals-left = the game ends with crystals unspent ({ $crystals }): 1 PP for every 2
note-warning-die-wasted = you lead floor { board-floor } without the die
note-warning-does-nothing = the action would do nothing: { $action }
note-warning-funds-others =
    { ID($project) ->
        [joint] the joint project
       *[other] project { $project }
    } helps others more than you
    .item =
        { ID($project) ->
            [joint] the joint project helps others more
           *[other] project { $project } helps others more
        }
note-warning-last-ship = your last spaceship: none is left for missions of a higher level that you have marked: { $missions }
    .item = your last spaceship; none left for: { $missions }
note-warning-medal-gone = the last medal is out of your reach so far, and the president’s office may take it: { $medal }
note-warning-megastructure-early = { $megastructure } may bring more later
    .item = may bring more later
note-warning-mission-early = mission { $mission } may bring more later
    .item = may bring more later
note-warning-no-marker =
    { ID($mission) ->
        [none] no mission marker: the outer module gives none
       *[other] no new marker: mission { $mission } has one already
    }
    .item =
        { ID($mission) ->
            [none] no marker
           *[other] mission { $mission } has a marker
        }
note-warning-over-limit = over the limit, lost: { $lost }
note-warning-supply-short = not enough in the supply, lost: { $lost }
note-warning-past-last-step = past the last step each one is only 1 PP: { $steps }
note-warning-project-unfinished =
    { ID($project) ->
        [joint] the joint project
       *[other] project { $project }
    } can no longer be completed
note-warning-specialist-unused = the last chance to use specialists: { $tokens }
note-warning-upkeep = you will be unable to pay for your level: down to step { $step }
    .item = the level cannot be paid
note-warning-vote-lost = these votes win neither floor { board-floor } nor the { $wing }
    .item = wins neither floor { board-floor } nor the { $wing }

## Plans

proviso-floor = Only if I lead the floor
proviso-wing = Only if my wing is not behind
proviso-medal = Only if the medal is mine
ahead-start-token = start token

## Standing orders

habit-upkeep = paying for the level
habit-upkeep-pay = pay if I can
habit-upkeep-ask = ask me
habit-upkeep-drop = never pay
habit-transmute = transmuting
habit-transmute-ask = ask me
habit-transmute-highest = the dearest resource
habit-keep = too many crystals
habit-keep-cheapest = the cheapest go
habit-keep-ask = ask me
habit-law = tied votes
habit-law-ask = ask me
habit-law-mine = the law that helps me more
habit-transporter = transporter
habit-transporter-ask = ask me
habit-transporter-neo = to Neo
habit-transporter-sixmoon = to Sixmoon
habit-income = income of any production
habit-income-clear = the only useful one
habit-income-ask = ask me
habit-flip = consulate: turning up
habit-flip-ask = ask me
habit-flip-only = the only specialist used

## Setting up

option-tokens = tokens
    .name = tokens
tokens-random = at random
tokens-printed = of the first game
option-first = first player
    .name = first
first-random = random
first-host = whoever opened the table
lobby-assumed = Our copy of the rulebook has no pictures: the board, prices and some tokens are our reconstruction.
lobby-what-is-assumed = What is assumed?
error-setup-deal = “deal { $deal }” needs other words; known are { $known }.

## Commands

command-place = place
    .about = Place an ambassador
command-move = move
    .about = Move the miner or the mage
command-take = take
    .about = Take a token or a specialist
command-shop = shop
    .about = Trade in a shop
command-build = build
    .about = Build a production or a megastructure
command-copy = copy
    .about = Copy an action or a specialist
command-marker = marker
    .about = Put a marker on a mission
command-project = project
    .about = Advance a project
command-medal = medal
    .about = Take a medal of honour
command-mission = mission
    .about = Send a spaceship on a mission
command-use = use
    .about = Use a specialist
command-income = income
    .about = The income of which production
command-transmute = transmute
    .about = Make a resource more valuable
command-upkeep = upkeep
    .about = Pay for your accreditation level
command-law = law
    .about = Decide tied votes
command-deep = deep
    .about = Take a deep-space token
command-start-token = start-token
    .about = Take a start token
command-discard = discard
    .about = Discard resources
command-keep = keep
    .about = Keep crystals
param-face = face
    .about = Which ambassador, and which of its sides
param-space = space
    .about = Column and floor, such as 4/II
param-cover = cover
    .about = Which transfiguration token lies on the ambassador
param-die = die
    .about = With the assistants’ die
param-to = to
    .about = Where to
param-token = token
    .about = Which token
param-shop = shop
    .about = Which shop
param-mix = mix
    .about = What to take of two goods, such as oceanium+2,step+1
param-what = what
    .about = Which one
param-less = less
    .about = Which crystals are saved
param-which = which
    .about = Which one
param-how = how
    .about = How you pay
param-wing = wing
    .about = Left or right

## Assumed values that do not fit

what-senate-left = spaces of the left wing
what-senate-right = spaces of the right wing
what-missions = special missions
what-mission-levels = levels of missions
what-spy-marker = marker of the spy
what-neo-links = ways on Neo
what-neo-end = end of Neo
what-neo-start = start of Neo
what-neo-asteroids = asteroids
what-neo-dead-asteroids = dead asteroids
what-sixmoon-left-out = transfigurations left out
what-sixmoon-tokens = transfigurations
what-arratuin-shops = shops
what-e81216-productions = productions
what-e81216-first-game = megastructures of the first game
what-projects = projects
what-project-metrics = what projects count
what-deep-space-effects = deep-space tokens
what-blocking-planets = blocking tokens of planets
what-blocking-rooms = blocking tokens of rooms
what-value-order = order of resources by value
what-accreditation-steps = steps of accreditation
what-accreditation-levels = levels of accreditation
what-medal-points = points of medals
what-medal-thresholds = thresholds of medals

## Words on pictures

board-round-of = Round { $n } · { $stage }
board-titled = { $title }: { $list }
board-senate = Senate
board-players = Players
board-scores = If the game ended now
board-final-scores = Final scores
board-joint = joint project
board-joint-short = joint
board-project = project { $n }
board-in-the-end = at the end:
board-law = { $wing }, { $law }: votes { $n } ({ $gains })
board-next-laws = Round { $n }: { $left } or { $right }
board-on-floor = Floor { $n }
board-project-now = { $name }: { $n } of { $of }
board-project-done = { $name }: complete ({ $n } of { $of })
board-level = level { $n } (step { $step })
board-die =
    { ID($n) ->
        [0] no die
       *[other] die { $n }
    }
board-taken = Taken
board-free = Free
board-projects = Projects
board-president = President
board-medals = Medals of honour
board-start-tokens = Start tokens
board-influence = Influence
board-to-place = Ambassadors left
board-done = Missions completed
board-marked = Missions with a marker
board-specialists = Specialists
board-used = { $name } (used)
board-transfiguration = Transfiguration token
board-transfigurations = Transfigurations
board-built = Built
board-discs = Trade discs, level
board-points-from = Points

## What tokens do

effect-pay = pay { $what }
effect-gain-per = { $what } × { $metric }
effect-mission-marker =
    { ID($all) ->
        [yes] a marker on every mission without one
       *[other] { $n } for any mission
    }
effect-advance-project =
    { ID($n) ->
        [1] a step of a project
       *[other] { $n } steps of projects
    }
effect-advance-one =
    any project { $n } { $n ->
        [one] step
       *[other] steps
    } on
effect-advance-two = any two projects a step on
effect-transfiguration =
    { ID($draw) ->
        [1] a transfiguration of strength { $strength }
       *[other] { $draw } transfigurations of strength { $strength }, keep { $keep }
    }
effect-medal = any medal of honour
effect-medal-intrigue = medal of honour for intrigue
effect-president = president’s pawn
effect-action = action: { $list }
effect-action-own = the action of its space
effect-copy-action =
    { ID($rooms) ->
        [yes] copy an action of a planet or a room
       *[other] copy an action of a planet
    }
effect-production-income =
    { ID($n) ->
        [1] income of any production
       *[other] income of any productions: { $n }
    }
effect-place-disc =
    { ID($bonus) ->
        [yes] a trade disc in a shop of level { $n }, with its bonus
       *[other] a trade disc in a shop of level { $n }, without its bonus
    }
effect-place-robot = build a production or a megastructure free
effect-take-specialist = an available specialist of level { $n }
effect-flip-specialist = turn up a used specialist of level { $n }
effect-copy-specialist = copy a specialist that lies face up, levels: { $n }
effect-level-bonus =
    { ID($round) ->
        [yes] accreditation level +{ $n } until the end of the round
       *[other] accreditation level +{ $n } until the end of the game
    }
effect-build-discount =
    building costs { $n } { $n ->
        [one] crystal
       *[other] crystals
    } of your choice less
effect-extra-move = further steps, only the last brings a reward: { $n }
effect-extra-plain = steps on Neo or Sixmoon without a reward: { $n }
effect-transmute = a resource becomes the next more valuable one
effect-special-ambassador = special ambassador with 7 votes
effect-points = { $n } PP × { $metric }
effect-points-flat = { $n } PP
effect-transfiguration-funding-icon = funding symbol
effect-transfiguration-project-icon = project symbol
effect-or = { $list }, or: { $other }
metric-influence = influence on { $planet }
metric-accreditation-level = accreditation level
metric-die-value = assistants’ die
metric-missions-completed = completed missions
metric-missions-available-or-completed = missions with a marker or completed
metric-specialist-colours = kinds of specialists
metric-golden-diamonds = golden diamonds
metric-resources-total = resources in the reserve
metric-megastructures-built = megastructures
metric-ships-in-hangar = spaceships in the hangar
metric-discs-level2 = discs on level 2
metric-transfigurations-unused = unused transfigurations
metric-asteroid-tokens = asteroids
metric-joint-contributions = tokens on the joint project
metric-flat = game
timing-any-time = any time in your turn
timing-immediate = at once
timing-on-planet-action = with an action of { $planet }
board-about-specialist = { $kind }, level { $n }, { $what }.
board-about-vote = Strength { $n }, { $votes } votes: { $what }.
board-about-funding = Strength { $n }, funding: { $what }.
board-about-mission = Level { $n }, goes with: { $space }. { $what }.
board-about-law = For everybody: { $what }.
board-about-medal = At once for whoever reaches the lowest influence left on { $planet } (for four: { $of-4 }; for three: { $of-3 }; for two: { $of-2 }). The president’s office takes the highest. One of each kind.
board-about-medal-step = At once at step { $n } of accreditation. One of each kind.
board-about-medal-mission = With special mission { $n }. One of each kind.
board-about-shop = Price: { $price }. Level 1: { $level-1 }. Level 2: { $level-2 }.
board-about-plain = { $what }.
board-forecast = The end of the round, were it now
board-forecast-floor = Floor { $n }: { $list }
board-forecast-law = Votes { $left } : { $right }, { $law }
board-tied = tie, { $name } decides
board-forecast-upkeep = { $name }: { $what }
board-forecast-drops = falls to step { $n }
board-forecast-pays = pays { $what }
board-nothing-due = nothing is due
board-upkeep = Paying for the level
board-floors = Floors
board-laws = Law
board-reserve = Reserve
board-missions = Special missions
board-unmarked = Without a marker (space, level)
board-mission-done = { $n }, done (level { $level }): { $what }
board-mission-ready = { $n }, ready (level { $level }): { $what }
board-mission-marked = { $n }, marked (level { $level }): { $what }
board-planets = Planets
board-miners = Miners
board-mages = Mages, moon
board-reach = Within reach
board-one-step = Level and projects
board-reach-medal = { $name }: influence { $n } of { $of }
board-reach-rivals = as near or nearer: { $list }
board-reach-project = { $name }: one step short
board-reach-medal-now = { $name }: influence { $n } of { $of }, one action may do
board-reach-no-medal = { $name }: influence { $n }, no medal to take
board-reach-own-medal = { $name }: influence { $n }, the medal is yours
board-reach-unmarked = no marker
board-reach-ready = { $n }: a spaceship can be sent
board-reach-level = Steps to the next level: { $n }

## What the pictures are called

view-senate = senate
view-players = players
view-planets = planets
view-player = player board
view-forecast = forecast
view-reach = what is in reach
view-card = a token
view-scores = scores
halves-place = Cover an ambassador: { $n } { $n ->
        [one] token
       *[other] tokens
    }
spots-place = Space ({ $n })
view-planet = a planet
view-choices = what to choose from
view-board = everything
board-choices = What to choose from
board-nothing-to-choose = Nothing to choose from
bonus-mix = { $n } in any mix: { $list }
bonus-mix-of-these = { $n } in any mix
board-how-far = Round { $n } of { $of }, turn { $turn } of { $turns } · { $left } { $votes } : { $others } { $right }
board-if-now = If the round ended now: { $list }
board-crystals-of = crystals { $n }/{ $of }
board-diamonds-of = golden diamonds { $n }/{ $of }
board-ships-of = spaceships { $n }/{ $of }
board-missions-ready = Missions: { $n } ready
board-law-for-you = { $name }: you +{ $n }
board-without-law = { $points } without the law

## What computer players see in a position

worth-points = points
worth-medals = medals
worth-influence = influence
worth-laws = the law of this round
worth-floors = floors
worth-projects = projects
worth-income = income to come
worth-level = accreditation
worth-missions = missions and ships
worth-resources = resources
worth-tokens = specialists and tokens
worth-megastructures = megastructures to come
worth-rivals-points = points of the best of the rivals
worth-rivals-medals = medals of the best of the rivals
worth-rivals-floors = floors of the best of the rivals
worth-rivals-laws = the law for the best of the rivals
worth-rivals-projects = projects of the best of the rivals
worth-rivals-megastructures = megastructures left to the best of the rivals

## First game

coach-greeting = Welcome! This is your first game of Federation: both seats are yours, for practice, and I say at every step what to press. Press the first button below the picture.
coach-start-token = A start token gives something at once. Choose one of those on the picture; the other seat, yours too, chooses another.
coach-turn =
    An ambassador does several things at once: choose a face, then a space. **Funding** brings a mission marker and a step for the project of the column; a **vote** counts for the floor and for the law of the wing.
    With either you do what the space says, and it is taken until the end of the round.
    .more =
        Look at the laws before you vote: the law that passes pays everybody for what it counts, so vote for the one that counts what you have. Votes and funding are both needed; only the one or only the other loses.
        Medals go to whoever comes first: five planets a little bring none.
    .place = Every line tells what the space gives, what it costs and what comes with the face. A medal in reach is a good reason.
coach-neo = The miner goes on and brings what lies where he arrives. Every number on the picture is a space in his reach; further on his influence grows.
coach-sixmoon = A transfiguration is laid on one of your ambassadors in a later turn and gives it another face. Do not save them for the end: there each is worth one point.
coach-moon-token = A transfiguration is laid on one of your ambassadors in a later turn and gives it another face. Do not save them for the end: there each is worth one point.
coach-atal = A specialist helps by its sign: at once, with each action on its planet, or at any time of your turns.
coach-arratuin = A shop gives more each time you come back: one at a high level is worth more than many at level 1.
coach-mix = Every button is one way to take the bonus; on level 2 it may be mixed as you like.
coach-e81216 = A production brings income at the end of this round and of every one to come. A megastructure scores at once: its multiplier times the smaller of two of your values, so let both grow first.
coach-copy = You do the action of another space, even if somebody stands there.
coach-marker = A marker opens this mission for your spaceships. Take one whose level you have or will have soon.
coach-project = A step for a project. It scores only if it is complete at the end, for those who have most of what it counts; a project in which you lead is worth it.
coach-mission = A spaceship does a mission on which you have a marker: one a turn. The ship stays there for good. You may also send none.
coach-end = Your turn is whole: press **{ $confirm }**. Until you do nothing has happened, and **{ $back }** takes a step back. A warning sign only says that something is lost; it is allowed all the same.
coach-keep = More crystals than this you cannot keep. The cheapest may go.
coach-transmute = One resource becomes a dearer one, for nothing. Mind what you pay for your level with.
coach-upkeep = From level 3 on your level costs something at the end of every round. Pay, or fall back; a higher level opens missions and scores more on the floors.
coach-law = The votes are tied, and you are the president: pass the law that brings you more than the other seat.
coach-confirm = Press **{ $confirm }** to send it off. Until you do nothing has happened, and **{ $back }** takes a step back.
coach-medal = Take a medal that you have not: the highest that is left of its kind is yours. One whose threshold you would not reach yourself is best.
coach-transporter = The transporter moves your miner or your mage one space for nothing. The space gives nothing, but your influence grows.
coach-income = The income of one production, as if a robot of yours stood there. Choose what you need next.
coach-flip = A specialist you have used is turned up and helps once more. Nothing is an answer, too.
coach-disc = A disc goes straight to a shop: choose the one you mean to come back to.
coach-copy-specialist = You use the effect of another specialist; he stays with his owner.
coach-choose = One or the other: what you lack most for your next turn, usually a step or a crystal.
coach-transfiguration = Choose a transfiguration; it is laid on one of your ambassadors in a later turn.
coach-dead-asteroid = A dead asteroid gives what is printed on it; the list tells it.
coach-robot = A robot stands there for nothing. Choose a production early, a megastructure late.
coach-after-build = A specialist can still help here; if you do not want that, go on.
coach-deep = Only you see these. Choose one; it works at once, the others go back.
coach-action = Choose which action you do.
coach-farewell = These were two rounds; from here on you know your way. At the end complete projects score, and crystals left are worth half a point each. **{ $why }** tells what stands in the way, /rules looks up every token and word. Have fun!
