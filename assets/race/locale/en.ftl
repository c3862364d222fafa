### Race for the Galaxy in English.

## Names of cards: English as published; Russian where the rulebook of the set prints them, else ours; Ukrainian ours

word-old-earth = Old Earth
word-epsilon-eridani = Epsilon Eridani
word-alpha-centauri = Alpha Centauri
word-new-sparta = New Sparta
word-earths-lost-colony = Earth’s Lost Colony
word-rebel-fuel-cache = Rebel Fuel Cache
word-public-works = Public Works
word-gem-world = Gem World
word-colony-ship = Colony Ship
word-comet-zone = Comet Zone
word-expedition-force = Expedition Force
word-mining-robots = Mining Robots
word-rebel-miners = Rebel Miners
word-export-duties = Export Duties
word-former-penal-colony = Former Penal Colony
word-malevolent-lifeforms = Malevolent Lifeforms
word-new-military-tactics = New Military Tactics
word-space-marines = Space Marines
word-contact-specialist = Contact Specialist
word-avian-uplift-race = Avian Uplift Race
word-spice-world = Spice World
word-lost-species-ark-world = Lost Species Ark World
word-new-vinland = New Vinland
word-artist-colony = Artist Colony
word-alien-robotic-factory = Alien Robotic Factory
word-plague-world = Plague World
word-distant-world = Distant World
word-rebel-outpost = Rebel Outpost
word-rebel-warrior-race = Rebel Warrior Race
word-rebel-underground = Rebel Underground
word-new-survivalists = New Survivalists
word-outlaw-world = Outlaw World
word-lost-alien-battle-fleet = Lost Alien Battle Fleet
word-diversified-economy = Diversified Economy
word-consumer-markets = Consumer Markets
word-mining-conglomerate = Mining Conglomerate
word-research-labs = Research Labs
word-deficit-spending = Deficit Spending
word-investment-credits = Investment Credits
word-pan-galactic-league = Pan-Galactic League
word-mining-league = Mining League
word-free-trade-association = Free Trade Association
word-alien-tech-institute = Alien Tech Institute
word-galactic-survey-seti = Galactic Survey: SETI
word-galactic-federation = Galactic Federation
word-refugee-world = Refugee World
word-empath-world = Empath World
word-galactic-resort = Galactic Resort
word-pre-sentient-race = Pre-Sentient Race
word-deserted-alien-outpost = Deserted Alien Outpost
word-deserted-alien-colony = Deserted Alien Colony
word-galactic-engineers = Galactic Engineers
word-black-market-trading-world = Black Market Trading World
word-merchant-world = Merchant World
word-tourist-world = Tourist World
word-galactic-trendsetters = Galactic Trendsetters
word-alien-rosetta-stone-world = Alien Rosetta Stone World
word-star-nomad-lair = Star Nomad Lair
word-the-last-of-the-uplift-gnarssh = The Last of the Uplift Gnarssh
word-alien-robot-sentry = Alien Robot Sentry
word-pirate-world = Pirate World
word-reptilian-uplift-race = Reptilian Uplift Race
word-lost-alien-warship = Lost Alien Warship
word-alien-robot-scout-ship = Alien Robot Scout Ship
word-runaway-robots = Runaway Robots
word-interstellar-bank = Interstellar Bank
word-terraforming-robots = Terraforming Robots
word-drop-ships = Drop Ships
word-new-galactic-order = New Galactic Order
word-asteroid-belt = Asteroid Belt
word-merchant-guild = Merchant Guild
word-secluded-world = Secluded World
word-imperium-armaments-world = Imperium Armaments World
word-terraformed-world = Terraformed World
word-replicant-robots = Replicant Robots
word-pilgrimage-world = Pilgrimage World
word-rebel-homeworld = Rebel Homeworld
word-new-economy = New Economy
word-radioactive-world = Radioactive World
word-aquatic-uplift-race = Aquatic Uplift Race
word-genetics-lab = Genetics Lab
word-bio-hazard-mining-world = Bio-Hazard Mining World
word-deserted-alien-library = Deserted Alien Library
word-destroyed-world = Destroyed World
word-galactic-renaissance = Galactic Renaissance
word-blaster-gem-mines = Blaster Gem Mines
word-gambling-world = Gambling World
word-expanding-colony = Expanding Colony
word-space-port = Space Port
word-prosperous-world = Prosperous World
word-new-earth = New Earth
word-rebel-base = Rebel Base
word-galactic-imperium = Galactic Imperium
word-trade-league = Trade League
word-mining-world = Mining World
word-separatist-colony = Separatist Colony
word-ancient-race = Ancient Race
word-damaged-alien-factory = Damaged Alien Factory
word-doomed-world = Doomed World
word-terraforming-guild = Terraforming Guild
word-galactic-genome-project = Galactic Genome Project
word-space-mercenaries = Space Mercenaries
word-improved-logistics = Improved Logistics
word-deserted-alien-world = Deserted Alien World
word-rebel-colony = Rebel Colony
word-clandestine-uplift-lab = Clandestine Uplift Lab
word-imperium-lords = Imperium Lords
word-smuggling-lair = Smuggling Lair
word-volcanic-world = Volcanic World
word-rebel-sympathizers = Rebel Sympathizers
word-galactic-bazaar = Galactic Bazaar
word-galactic-studios = Galactic Studios
word-alien-toy-shop = Alien Toy Shop
word-hive-world = Hive World

## Amounts

amount-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
amount-novelty =
    { $n ->
        [one] { $n } novelty good
       *[other] { $n } novelty goods
    }
amount-rare =
    { $n ->
        [one] { $n } rare element
       *[other] { $n } rare elements
    }
amount-genes =
    { $n ->
        [one] { $n } gene good
       *[other] { $n } gene goods
    }
amount-alien =
    { $n ->
        [one] { $n } Alien technology
       *[other] { $n } Alien technologies
    }
amount-vp = { $n } VP
amount-chips =
    { $n ->
        [one] { $n } VP chip
       *[other] { $n } VP chips
    }
amount-credits =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
amount-worlds =
    { $n ->
        [one] { $n } world
       *[other] { $n } worlds
    }

## Kinds of goods and worlds

good-novelty = novelty goods
    .short = novelty
    .of = with novelty goods
good-rare = rare elements
    .short = rare elements
    .of = with rare elements
good-genes = genes
    .short = genes
    .of = with genes
good-alien = Alien technology
    .short = Alien tech
    .of = with Alien technology
keyword-alien = Alien
    .of = Alien
keyword-rebel = Rebel
    .of = Rebel
keyword-imperium = Imperium
    .of = Imperium
keyword-uplift = Uplift
    .of = Uplift
keyword-terraforming = Terraforming
    .of = Terraforming
keyword-chromosome = Chromosome
    .of = Chromosome
word-world = world
word-development = development
word-vp = victory points
    .short = VP
word-hand = cards in hand
word-tableau = cards on the table
word-goods = goods
word-military = Military
word-none = nothing

## Powers as sentences, made from the data of a card

power-explore-draw = Explore: draw { $amount } more.
power-explore-keep = Explore: keep { $amount } more.
power-draw-at-phase-start = Draw { $amount } before developments are chosen.
power-reduce-cost-ii = Developments cost you { $n } less.
power-reduce-cost-iii =
    { ID($good) ->
        [none] Worlds cost you { $n } less.
       *[other] Worlds with { $good } cost you { $n } less.
    }
power-draw-after-placing-ii = After placing a development, draw { $amount }.
power-draw-after-placing-iii = After placing a world, draw { $amount }.
power-military = { $n } to your Military.
power-military-against-good = { $n } to your Military against worlds with { $good }.
power-military-against-keyword = { $n } to your Military against { FORM($keyword, "of") } worlds.
power-discard-self-for-military = Discard this card: { $n } to your Military until the end of the phase.
power-discard-self-for-zero-cost = Discard this card: the world you place costs 0 (not for conquest, not for worlds with { $good }).
power-pay-for-military = Place a military world as a non-military one whose cost is its defense − { $n } (not worlds with { $good }).
power-discard-hand-for-military = Discard cards from your hand, { $most } at most: { $n } to your Military for each until the end of the phase.
power-settle-second-world = When your world and all its effects are done, you may place a second one.
power-trade-bonus = Trade: draw { $amount } more.
power-trade-bonus-good = Trade: draw { $amount } more when you sell { $what }.
power-trade-bonus-here = Trade: draw { $amount } more when you sell the good of this world.
power-trade-bonus-per-keyword-world = Trade: when you sell { $what }, draw { $amount } more for each of your { FORM($keyword, "of") } worlds.
power-consume = Consume { $what }: { $gain }.
power-consume-times = Consume { $what }: { $gain }; up to { $times } times.
power-consume-kinds = Consume { $what } of different kinds: { $gain }.
power-consume-here = Consume { $what } of this world: { $gain }.
power-consume-all-goods = Consume all your goods: as many VP as there were, less 1.
power-discard-hand-for-vp = You may discard cards from your hand, { $most } at most: { $gain } for each, never doubled.
power-draw = Draw { $amount }.
power-sell-good = Sell 1 good as in Trade, with your Trade powers.
power-sell-good-plain = Sell 1 good as in Trade, without any Trade powers.
power-gamble = Name a number from { $first } to { $last } and turn up the top card of the deck: take it if that is its cost or defense, else discard it.
power-produce = Produces { $what }.
power-produce-by-discard = You may discard { $amount } from your hand to produce { $what } here.
power-draw-if-produced-here = Draw { $amount } if this world produced.
power-produce-on-windfall = Produce a good on one of your windfall worlds.
power-produce-on-windfall-good = Produce a good on one of your windfall worlds with { $good }.
power-draw-per-good-produced = Draw { $amount } for each good you produced in this phase: { $good }.
power-draw-per-kind-produced = Draw { $amount } for each kind of good you produced in this phase.
power-draw-per-world-good = Draw { $amount } for each of your worlds with { $good }.
power-draw-per-world-military = Draw { $amount } for each of your military worlds.
power-draw-if-produced-strictly-most = Draw { $amount } if you produced more goods of this kind in this phase than every other player: { $good }.

## What six-cost developments count

term-line = { $points } VP each: { $what }.
term-chips = { $points } VP for every 3 VP in chips (goals not counted).
term-military = { $points } VP for each point of your Military.
term-goods = { $points } VP for each good on your worlds at the end of the game.
count-production = production worlds
count-windfall = windfall worlds
count-both = production and windfall worlds
count-military = military worlds
count-worlds = worlds
count-developments = developments
count-six = developments of cost 6
count-production-good = production worlds with { $good }
count-windfall-good = windfall worlds with { $good }
count-both-good = worlds with { $good }
count-military-keyword = military { FORM($keyword, "of") } worlds
count-keyword = { FORM($keyword, "of") } cards
count-worlds-power = worlds with a power of phase { $phase }
count-developments-power = developments with a power of phase { $phase }
count-other = other { $what }

## The game

game-name = Race for the Galaxy
    .command = race

## Phases and actions

phase-i = Explore
phase-ii = Develop
phase-iii = Settle
phase-iv = Consume
phase-v = Produce
phase-trade = Trade
phase-setup = preparation
phase-draft = draft
phase-act = choosing actions
phase-discard = discarding to the limit of the hand
phase-over = end of the game
phase-end = end of the round
action-explore5 = Explore +5
    .short = Explore +5
action-explore1 = Explore +1/+1
    .short = Explore +1/+1
action-develop = Develop
action-settle = Settle
action-trade = Trade $
action-x2 = Consume ×2
    .short = Consume ×2
action-produce = Produce
act-explore5 = { action-explore5 }
    .long = You draw 5 cards more in Explore.
act-explore1 = { action-explore1 }
    .long = You draw and keep 1 card more in Explore.
act-develop = { action-develop }
    .long = Your development costs 1 less.
act-settle = { action-settle }
    .long = You draw 1 card after placing a world.
act-trade = { action-trade }
    .long = You sell one good for cards before others consume.
act-x2 = { action-x2 }
    .long = Your goods bring twice the VP.
act-produce = { action-produce }
    .long = You also put a good on one of your windfall worlds.
way-pay = paid
way-conquer = conquered
way-specialist = paid, by Contact Specialist
way-ship = free, with Colony Ship
way-doomed = free, with Doomed World
settle-pay = pay
settle-conquer = conquer
settle-specialist = pay, by Contact Specialist
settle-ship = free with Colony Ship
settle-doomed = free with Doomed World
produce-self = by itself
produce-bonus = bonus of the action
produce-pay = by discarding a card

## Moves

move-act =
    { $n ->
        [0] Choose
       *[other] { $list }
    }
move-keep =
    { $n ->
        [0] Keep
       *[other] Keep: { $list }
    }
move-develop =
    { $n ->
        [0] Develop
       *[other] { ID($a) ->
            [none] Develop nothing
           *[other] Develop: { $a }
        }
    }
    .item = { ID($a) ->
        [none] Develop nothing
       *[other] { $a }
    }
move-settle =
    { $n ->
        [0] Settle
        [1] { ID($a) ->
            [none] Settle nothing
           *[other] Settle: { $a }
        }
       *[other] Settle: { $a } – { $b }
    }
    .item = { $n ->
        [1] { ID($a) ->
            [none] Settle nothing
           *[other] { $a }
        }
       *[other] { ID($b) ->
            [pay] { $a }
           *[other] { $a } – { $b }
        }
    }
move-boost =
    { $n ->
        [0] Extra Military
       *[other] { ID($a) ->
            [none] No extra Military
           *[other] Extra Military: { $list }
        }
    }
move-pay =
    { $n ->
        [0] Pay
       *[other] Pay: { $list }
    }
back-pay = Pay otherwise…
move-discard =
    { $n ->
        [0] Discard
       *[other] Discard: { $list }
    }
move-trade =
    { $n ->
        [0] Trade
       *[other] Sell the good of { $a }
    }
    .item = { $a }
move-consume =
    { $n ->
        [0] Consume
        [1] { $a }
       *[other] Consume: { $a } ← { $after }
    }
    .item = { $n ->
        [1] { $a }
       *[other] { $a }: { $after }
    }
move-gamble =
    { $n ->
        [0] Gamble
       *[other] Gamble on { $a }
    }
    .item = { $a }
move-produce =
    { $n ->
        [0] Produce
        [1] Produce: { $a }
        [2] Produce: { $a } – { $b }
       *[other] Produce: { $a } – { $b }: { $c }
    }
move-draw =
    { $n ->
        [0] Draw
       *[other] Draw for { $a }
    }
move-done = Done

## Questions

ask-act =
    { $count ->
        [1] Choose an action for round { $round }.
       *[other] Choose two actions for round { $round }.
    }
ask-keep = Keep { $count } of these { $of }.
ask-give-back = Discard { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } of your { $of }; the rest is your hand.
ask-develop =
    { $nth ->
        [1] One development or nothing?
       *[other] Second Develop phase: one development or nothing?
    }
    .none = Nothing
ask-settle =
    { $nth ->
        [1] One world or nothing?
       *[other] Second Settle phase: one world or nothing?
    }
    .none = Nothing
ask-settle-second = A second world or nothing?
    .none = Nothing
ask-boost = { $card }: which cards add to your Military?
    .none = Nothing
ask-pay = { $card }: pay { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
ask-trade = Sell one good.
ask-consume =
    { $doubled ->
        [yes] Use your powers; VP count twice.
       *[no] Use your powers.
    }
ask-gamble = Which number do you name?
ask-produce = Where does the extra good go?
ask-discard = Discard { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }: ten stay in hand.

## What happened

to-the-end = -# { $when } · { ID($last) ->
        [yes] the last round
       *[no] to the end
    }: cards { $cards }, VP chips { $chips }
event-began-with = { $who } begins with { $world }.
    .clause = { $world }
event-dealt = { $who } is dealt { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
    .clause = { $count ->
             [one] { $count } card
            *[other] { $count } cards
        }
event-got-cards = You draw: { $cards }.
event-gave-back = { $who } discards { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
    .clause = { $count } discarded
event-paid-cards = You discard: { $cards }.
event-round-began = Round { $number } begins.
    .title = Round { $number }
event-round-ended = Round { $number } ends.
    .title = –
event-chose = { $who }: { $actions }.
    .clause = { $actions }
event-phase-began =
    { $nth ->
        [1] Phase: { $phase }.
       *[other] Phase, once more: { $phase }.
    }
    .title = { ID($phase) ->
        [I] I
        [II] II
        [III] III
        [IV] IV
       *[V] V
    } { $phase }{ $nth ->
        [1] { "" }
       *[other] { " " }×{ $nth }
    }
event-explored = { $who } draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } to choose from.
    .clause = –
event-kept = { $who } keeps { $count } of { $of }.
    .clause = { $count } of { $of } kept
event-kept-cards = You keep: { $cards }.
event-developed = { $who } develops { $card }, { $price ->
        [0] free
       *[other] pays { $price }
    }.
    .clause = { $card }, { $price ->
        [0] free
       *[other] pays { $price }
    }
event-settled =
    { ID($way) ->
        [conquer] { $who } conquers { $world } (Military { $needed }){ $price ->
            [0] { "" }
           *[other] , pays { $price }
        }
       *[other] { $who } settles { $world }, { $price ->
            [0] free
           *[other] pays { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }.
    .clause = { ID($way) ->
        [conquer] { $world }, conquered (Military { $needed }){ $price ->
            [0] { "" }
           *[other] , pays { $price }
        }
       *[other] { $world }, { $price ->
            [0] free
           *[other] pays { $price }
        }
    }{ ID($stayed) ->
        [0] { "" }
        [none] { "" }
       *[other] { " " }(+ { $stayed })
    }
event-discarded-from-tableau = { $who } discards { $card } from the tableau.
    .clause = { $card } discarded from the tableau
event-drew = { $who } draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } ({ $card }).
    .clause = { ID($card) ->
        [trade] –
        [settle-bonus] +{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        }
       *[other] +{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        } ({ $card })
    }
word-trade = Trade
word-settle-bonus = bonus of Settle
word-bonus = bonus of the action
event-sold = { $who } sells { $good } of { $world } for { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
    .clause = sells { $good } ({ $world }): +{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        }
event-consumed =
    { $who }: { $card } ← { $worlds }: { $vp ->
        [0] { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
       *[other] { $vp } VP{ $count ->
            [0] { "" }
           *[other] , { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
        }
    }{ ID($doubled) ->
        [yes] { " " }(×2 counted)
       *[other] { "" }
    }.
    .clause = { $card } ← { $worlds }{ $vp ->
        [0] { "" }
       *[other] { ": " }{ $vp } VP{ ID($doubled) ->
            [yes] { " " }(×2 counted)
           *[other] { "" }
        }
    }
event-discarded-for-vp = { $who } discards { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } for { $vp } VP ({ $card }).
    .clause = { $card }: −{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        } → { $vp } VP
event-gambled = { $who } names { $number } ({ $card }) and turns up { $shown }: { ID($won) ->
        [yes] taken to the hand
       *[other] discarded
    }.
    .clause = { $card }: { $number }, { $shown } – { ID($won) ->
        [yes] taken to the hand
       *[other] discarded
    }
event-produced = { $who } produces { $good } on { $world }{ ID($card) ->
        [self] { "" }
       *[other] { " " }({ $card })
    }.
    .clause = { $world } ({ $good }{ ID($card) ->
        [self] { "" }
       *[other] , { $card }
    })
event-paid-for-good = { $who } discards { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } for a good on { $world }.
    .clause = { $world }: −{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        }
event-goal-taken = { $who } takes the goal { $goal }: { $vp } VP{ ID($shared) ->
        [yes] , as others do
       *[other] { "" }
    }.
event-goal-lost = { $who } loses the goal { $goal }.
event-discarded-down = { $who } discards { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } down to the limit of the hand.
    .title = Hand limit
    .clause = −{ $count ->
             [one] { $count } card
            *[other] { $count } cards
        }
event-reshuffled = The discard pile is shuffled: { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } in the deck.
event-pool-emptied = The last VP chip is taken: the game ends with this round.
event-game-ended = Final scoring: { $by }.
by-tableau = 12 cards on a table
by-vp-pool = the VP chips are gone

## Prices, consequences, obstacles

note-already-placed = { $card } lies in your tableau already
note-conquest = Military { $needed }, you have { $has }
note-draws = draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
note-gives-vp = { $vp } VP
note-goods-left = goods are left that must be produced first
note-military-not-needed = { $card } is not needed here
note-needs-cards = cards needed to pay: { $needed }, you have { $has }
note-needs-military = Military needed: { $needed }, you have { $has }
note-needs-military-or-cards = Military needed: { $needed }, you have { $has }; or cards to pay: { $cost }, you have { $cards }
note-not-a-development = { $card } is not a development
note-not-a-world = { $card } is not a world
note-not-in-hand = that card is not in your hand
note-not-this-way = { $card } cannot be placed in this way
note-power-left = { $card } must be used first
note-power-unusable = { $card } cannot be used now
note-price = { $price ->
        [0] free
       *[other] pays { $price }
    }
note-sells = draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
note-boosted-by = helped by: { $cards }
note-makes = { $goods }, to be sold for { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
note-leaves-tableau = discards: { $cards }
note-uses-card = discards: { $cards }
note-yields = { $vp ->
        [0] { $cards ->
            [0] nothing
           *[other] { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
       *[other] { $vp } VP{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
    }{ $goods ->
        [0] { "" }
       *[other] { " " }({ $goods ->
         [one] { $goods } good
        *[other] { $goods } goods
    })
    }

## Setting up

error-deal-wrong-number = “deal { $deal }” has { $has } words; { $needed } are needed.
error-record-differs = The record says otherwise here than the rules and the deck ({ $what }).
error-setup-deal-goals = “deal goals” needs { $first } goals for the first and { $most } for the most.
error-setup-needs-storm = That needs The Gathering Storm: { $option }.
option-sets = sets
    .name = sets
sets-storm = with The Gathering Storm
sets-base = base game
option-goals = goals
    .name = goals
option-edition = edition
    .name = edition
edition-first = first
edition-second = second
option-duel = in a duel
    .name = duel
duel-two = two actions each
duel-one = one action each
option-hands = hands
    .name = hands
hands-deal = dealt
hands-preset = of the first game

## Commands

command-act = act
    .about = Choose your action or actions
command-explore = explore
    .about = Keep explored cards
command-develop = develop
    .about = Place a development
command-settle = settle
    .about = Place a world
command-boost = boost
    .about = Add to your Military for this world
command-pay = pay
    .about = Pay with cards from your hand
command-trade = trade
    .about = Sell a good
command-consume = consume
    .about = Use a power on goods
command-gamble = gamble
    .about = Name a number
command-produce = produce
    .about = Put a good on a world
command-done = done
    .about = Decline the rest of the phase
command-discard = discard
    .about = Discard cards from your hand
param-which = which
    .about = Which action
param-second = second
    .about = The second action
param-keep = keep
    .about = Which cards
param-card = card
    .about = Which card
param-world = world
    .about = Which world
param-way = way
    .about = In which way
param-with = with
    .about = With which cards
param-marked = cards
    .about = Which cards, commas between
param-cards = cards
    .about = Which cards; best is the proposal
param-power = power
    .about = The card whose power is used
param-goods = goods
    .about = The worlds whose goods are spent
param-number = number
    .about = A number from 1 to 7
param-by = by
    .about = By which power

## Points by source

source-chips = VP chips
source-printed = printed on cards
source-goals = goals
source-six = developments of cost 6

## Goals

word-galactic-standard-of-living = Galactic Standard of Living
    .long = First to have 5 VP in chips; chips of goals do not count.
word-system-diversity = System Diversity
    .long = First to have worlds of all four kinds of goods.
word-overlord-discoveries = Overlord Discoveries
    .long = First to have 3 Alien cards.
word-budget-surplus = Budget Surplus
    .long = First to discard a card because of the limit of the hand.
word-innovation-leader = Innovation Leader
    .long = First to have a power in every phase, and one for Trade.
word-galactic-status = Galactic Status
    .long = First to have a development of cost 6.
word-greatest-military = Greatest Military
    .long = Most Military, 6 at least; Military against some worlds only is left out.
word-largest-industry = Largest Industry
    .long = Most worlds with novelty goods or rare elements, 3 at least.
word-greatest-infrastructure = Greatest Infrastructure
    .long = Most developments, 4 at least.
word-production-leader = Production Leader
    .long = Most production worlds, 4 at least.

## Advice: what an answer brings

note-brings = { $vp ->
        [0] { $cards ->
            [0] nothing
           *[other] { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
       *[other] { $vp } VP{ ID($doubled) ->
            [yes] { " " }(with ×2)
           *[other] { "" }
        }{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
    }
note-best-consuming = at best { $vp ->
        [0] { $cards ->
            [0] nothing
           *[other] { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
       *[other] { $vp } VP{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
    }
note-best-sale = best sale: { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
note-cards-on-table = on the table { $count } of { $limit }
note-goal-progress = { $goal }: { $has } of { $needed }
note-leaves-goods = left over: { $worlds }
note-military-after = Military { $before } → { $after }
note-cheaper-by = because of { $cards }
note-cost-parts = cost { $printed }, { $less } off
note-marked =
    { ID($mark) ->
        [keep] ⚑ to be kept
       *[other] ↓ to be spent first
    }
note-paid-card =
    { ID($why) ->
        [keep] { $card } ⚑
        [spend] { $card } (↓)
       *[other] { $card } (you have it)
    }
note-pays-with = pays: { $cards }
note-points-now = { $vp } VP now
note-share = { $percent } % of unseen cards
note-would-produce = goods: { $goods }
note-with-booster = with { $card } Military { $has } of { $needed }

## Advice: why not

note-has-good = a good lies on { $world } already
note-needs-goods =
    { ID($good) ->
        [any] goods needed: { $needed }
       *[other] goods needed: { $needed } ({ $good })
    }
note-needs-hand-card = { $card } needs a card in hand
note-needs-kinds = goods of different kinds needed: { $needed }
note-no-producer = { $world } cannot hold a good here
note-no-such-card = there is no card called { $card }
note-no-such-power = { $card } has no power here
note-no-windfall-power = no power is left for the windfall world { $world }
note-not-for-this-good = { $card } does not work for { $good }
note-power-used = { $card } has been used in this phase

## Advice: warnings

note-trade-without-good = you have no good to sell
note-x2-without-consuming = nothing to double: a good and a power that consumes it for VP are needed
note-nothing-to-produce =
    { ID($goods) ->
        [yes] every world of yours that produces has a good already; only a Consume phase would make room
       *[other] you would produce nothing
    }
note-nothing-to-develop =
    { ID($explores) ->
        [yes] no development in hand can be placed yet; explored cards may help
       *[other] no development in hand can be placed
    }
note-nothing-to-settle =
    { ID($explores) ->
        [yes] no world in hand can be placed yet; explored cards may help
       *[other] no world in hand can be placed
    }
note-gives-only-six = { $card } is your only development of cost 6
note-spends-kept = you want to keep: { $cards }
note-keeps-second-copy = { $card }: you have this development already
note-could-be-conquered = { $card } could be conquered without paying
note-ship-for-little = { $card } costs only { $price } anyway
note-boost-not-needed = { $card } is not needed: you have Military { $has }, and { $needed } is enough
note-loses-goal = the goal { $goal } would be lost
note-ends-by-tableau = this ends the game while you are behind: { $has } to { $needed } VP
note-ends-by-pool = the last chips end the game while you are behind: { $has } to { $needed } VP
note-over-hand-limit = you will have to discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } at the end of the round
note-sells-cheaply = brings only { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; the good of { $world } would bring { $better }
note-draws-too-early = { $card } counts only goods produced so far; more may still come
note-order-wastes = another order brings more: { $vp ->
        [0] { $cards ->
            [0] nothing
           *[other] { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
       *[other] { $vp } VP{ $cards ->
            [0] { "" }
           *[other] , { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
        }
    }
ask-hand-vp = Discard cards for VP?
    .done = No
ask-factory = Discard a card for a good?
    .done = No

## Standing orders

habit-develop = developments
habit-develop-ask = ask me
habit-develop-nothing = nothing where none is payable
habit-settle = worlds
habit-settle-ask = ask me
habit-settle-nothing = nothing where none can be placed
habit-settle-second = second worlds
habit-settle-second-ask = ask me
habit-settle-second-nothing = nothing where none can be placed
habit-trade = selling the only good
habit-trade-sell = sell it
habit-trade-ask = ask me
habit-consume = consuming
habit-consume-clear = the best order, if it is clear
habit-consume-best-vp = most VP
habit-consume-best-cards = most cards
habit-consume-ask = ask me
habit-produce = producing
habit-produce-clear = the best world, if it is clear
habit-produce-ask = ask me
habit-hand-vp = discarding cards for VP
habit-hand-vp-ask = ask me
habit-hand-vp-never = never
habit-gamble = gambling
habit-gamble-ask = ask me
habit-gamble-likeliest = the likeliest number
habit-keep = keeping explored cards
habit-keep-ask = ask me
habit-keep-marks = by my marks, where they decide
habit-discard = discarding down to the hand limit
habit-discard-ask = ask me
habit-discard-marks = by my marks, where they decide
habit-factory = goods for a card
habit-factory-ask = ask me
habit-factory-never = never

## Advice: nothing fits

note-no-card-to-develop = no development in your hand can be placed
note-no-card-to-settle = no world in your hand can be placed

## Short words beside symbols on cards

short-drawn = drawn
short-kept = kept
short-first = before choosing
short-military = Military
short-second = second world
short-here = here
short-kinds = of { $n } kinds
short-all = all
short-sell = sell
short-sell-plain = sell without $
short-gamble = gamble
short-good = good
short-kind = kind
short-most = most
short-pay = pay

## Cards, large

kind-development = development
kind-world =
    { $kind ->
        [production] production world ({ $good })
        [windfall] windfall world ({ $good })
       *[other] non-military world{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
kind-military =
    { $kind ->
        [production] military production world ({ $good })
        [windfall] military windfall world ({ $good })
       *[other] military world{ $good ->
            [none] { "" }
           *[other] { " " }({ $good })
        }
    }
board-copies = Copies: base game { $base }, The Gathering Storm { $storm }.
board-start-world = Start world { $n }: its owner begins with { $keeps } cards.
board-first-hand = First game: { $list }.
second-cost = Second edition: cost { $n }.
second-vp = Second edition: { $n } VP.
second-text = Second edition also: { $text }

## Words on pictures

board-round-of = Round { $n } · { $stage }
board-hand = Your hand
board-hand-rest = The rest of your hand
board-no-cards = No cards
board-goals = Goals
board-no-goals = This game has no goals
board-scores = If the game ended now
board-final-scores = Final scores
board-tie = tie-break { $n }
board-choices = To choose from
board-reach = Within reach
board-reach-now = Now
board-reach-over = The game is over
board-reach-soon = With { $n } more
board-reach-later = Later
board-reach-never = not now
board-with-good = { $name } (good)

## Positions in words

board-titled = { $title }: { $list }
board-on-table = on the table { $n }
board-in-hand = in hand { $n }
board-military = Military { $n }
board-against = { $n } against: { $what }
board-goods-on = Goods on
board-source-chips = chips { $n }
board-source-printed = printed { $n }
board-source-six = { $name } { $n } ({ $terms })
board-source-goals = goals { $n }
board-progress = { $name } { $have }/{ $need }
board-goal-held = { $title } ({ $n } VP, held by { $holders }): { $progress }
board-goal-free = { $title } ({ $n } VP, not taken{ $holders }): { $progress }
board-way-conquer = { $way } ({ $has } ≥ { $needed })
board-way-paid = { $way } { $n }
board-defense = defense { $n }
board-cost = cost { $n }
board-points = { $n } VP
board-points-variable = variable VP
board-points-chips = { $points } (chips { $chips })
board-now = now
board-phases = Phases
board-pool = VP chips left: { $n } of { $size }
board-deck = In the deck: { $n }, in the discard pile: { $discard }
board-actions = Actions of this round
board-earlier = Rounds before
board-tableau = On the table
board-points-from = Points
board-drawn = Explored
board-pack = Pack
board-worlds = Start worlds
thing-chips = three VP in chips
thing-military = Military
thing-goods = goods
board-way-boosted = { $way } ({ $has } + extra Military = { $needed })

## Robot: what it does and why

action-explore = Explore
face-explore = Explore
face-develop = Develop
face-settle = Settle
face-trade = Trade $
face-x2 = Consume ×2
face-produce = Produce
face-match = match
face-head = robot head
how-action = action
how-reaction = reaction
level-easy = easy
level-medium = medium
level-hard = hard
option-level = level
    .name = level
option-world = your start world
    .name = world
option-robot = start world of the robot
    .name = robot
option-draft = draft
    .name = draft
lobby-assumed = What is on the robot’s dice and on some of its overlays is not in the text of the rulebook: we assume it.
word-any = any
event-robot-began = The robot begins with { $world }, level: { $level }.
event-robot-rolled =
    The robot rolls { $faces } → { $actions }{ $reasons ->
        [0] .
       *[other] { " " }({ $notes }).
    }
event-robot-acted = The robot, { $phase } ({ $how }): { $notes }.
note-robot-head = robot head stands for { $action }
note-robot-copies = both match: copies both your actions
note-robot-match = match: copies your { $action }
note-robot-draws = draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
note-robot-credits = credits { $before } → { $after }
note-robot-economy = economy { $before } → { $after }
note-robot-vp = { $vp } VP
note-robot-places = places { $card }
note-robot-reveals = { ID($fits) ->
        [yes] reveals: { $card }
       *[other] reveals and discards: { $card }
    }
note-robot-finds-nothing = nothing fits, all that was revealed is discarded
note-robot-token = places a token of cost 6 for { $price }
note-robot-no-credits = no credits, does nothing
note-robot-waits = waits for its first Settle action
note-robot-seeks-military = seeks military worlds
note-robot-leaves = { $world } leaves the pile
note-robot-nothing = does nothing
note-robot-new-head = robot head stands for { $action } now

## Draft

ask-draft = Keep one card of the pack.
board-packs = Pack { $n } of { $of }, passing { $way } · packs waiting: { $waiting }
board-packs-left = left
board-packs-right = right
board-packs-here = packs waiting: { $n }
board-picked = picked: { $n }
board-picked-own =
    You have { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } (developments: { $developments }, worlds: { $worlds }, military worlds: { $military }).
board-my-picks = My cards: { $n }
board-draft-worlds = Your start worlds: { $list }; you will keep one.
board-pack-gone = You have had this pack before; taken since: { $list }.
board-pack-returns =
    Of this pack { $n ->
        [one] { $n } card comes back to you.
       *[other] { $n } cards come back to you.
    }
ask-world = Which start world?
move-draft =
    { $n ->
        [0] Pick
       *[other] Pick { $a }
    }
    .item = { $a }
move-world =
    { $n ->
        [0] Start world
       *[other] Begin with { $a }
    }
    .item = { $a }
event-picked = { $who } has picked { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
    .latest = { $count ->
             [one] { $count } card picked
            *[other] { $count } cards picked
        }
event-picked-card = You pick { $card }.
error-setup-draft-or-preset = A draft has no preset hands: choose one of the two.
error-setup-draft-seats =
    { $most ->
        [one] A draft is for { $most } player, and not against the robot.
       *[other] A draft is for up to { $most } players, and not against the robot.
    }
error-setup-world = { $world } cannot be chosen here. Start worlds that can be: { $worlds }.
error-setup-solo = Against the robot that cannot be chosen: { $option }.
command-draft = draft
    .about = Pick a card of the pack
command-world = world
    .about = Choose your start world
board-no-robot = Nobody here plays as the robot
board-robot-world = { $world } · level: { $level }
board-robot-credits = Credits
board-robot-economy = Economy
board-robot-tokens = Tokens of cost 6
board-robot-head = Robot head
board-robot-assumed = Faces of the dice and some overlays are assumed
board-robot-dice = Dice
board-of = { $n } of { $most }
word-robot = robot
word-six-cost = developments of cost 6
word-deck = own deck

## What parts equal points

tie-cards-and-goods = the cards in hand and the goods decide
tie-with-robot = cards in hand and goods are compared with the robot’s credits and economy

## Pictures, by the button that shows them

view-table = table
view-goals = goals
view-hand = my hand
view-tableau = tableau
view-choices = what to choose from
view-reach = what is in reach
view-card = a card
view-robot = robot
view-scores = scores

## First game

coach-act = Choose two actions. Every action of anybody is a phase for all: if the robot settles, so may you; the bonus is yours only for what you choose yourself. Beginners do well with **Explore** or **Settle**.
    .more = Again two actions. What have you cards for? **Develop** and **Settle** place cards; **Produce** puts goods under your worlds, **Trade $** sells one for cards, **×2** doubles what they bring in points. The game ends at twelve cards on a table or when the chips are gone.
coach-keep = Cards are money, too: every card you place is paid for with other cards from your hand. Keep what is cheap, or fits to what lies before you.
coach-develop = A development with a green frame can be paid now; the list tells with which cards. Its power works in every round to come. Nothing is a good answer, too.
coach-settle = A world with a number in a circle is paid with so many cards; one with a sword is conquered if your Military is high enough, and costs nothing. Choose in the list.
coach-trade = A good is a card under a world. Sell one: the kind decides how many cards it brings, **Alien** the most.
coach-consume = Your powers turn goods into points and cards. The green button is the best order there is; take it.
coach-produce = A windfall world gets a good only by such a bonus. Put it where it sells for most.
coach-discard = Ten cards are the most you may keep. Give away what you will never pay for; the proposal is a good beginning.
coach-pay = These cards go for what you place. The proposal gives those that are worth least to you.
coach-confirm = Press the green button to send it off. Until you do nothing has happened at the table, and you can take every step back.
coach-farewell = These were three rounds; from here on you know your way. Mind the twelfth card: it ends the game. **{ $why }** tells what stands in the way, /rules looks up every card and word. Have fun!
coach-settle-second = A world with a number in a circle is paid with so many cards; one with a sword is conquered if your Military is high enough, and costs nothing. Choose in the list.

## Statistics

points-chips = VP chips
points-printed = printed VP
points-six = developments of cost 6
points-goals = goals
page-factions = Start worlds
counted-factions = **Start worlds**: finished games between people, on average.

## What computer players see in a position

worth-points = points
worth-goals = goals
worth-hand = cards in hand
worth-goods = goods
worth-engine = powers of the tableau
worth-plans = cards to place
worth-tempo = what the others still make
worth-lead = being ahead near the end
