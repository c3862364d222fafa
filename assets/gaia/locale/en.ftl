### Gaia Project in English.

## Resources

amount-ore = { $n } ore
amount-credits =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
amount-knowledge = { $n } knowledge
amount-qic =
    { $n ->
        [one] { $n } QIC
       *[other] { $n } QICs
    }
amount-power = { $n } power
amount-tokens =
    { $n ->
        [one] { $n } power token
       *[other] { $n } power tokens
    }
amount-charge = charge { $n } power
    .signed = charge { $n } power
amount-gaiaformer =
    { $n ->
        [one] { $n } gaiaformer
       *[other] { $n } gaiaformers
    }
amount-to-gaia =
    { $n ->
        [one] { $n } token to the Gaia area
       *[other] { $n } tokens to the Gaia area
    }
amount-discarded =
    { $n ->
        [one] discard { $n } power token
       *[other] discard { $n } power tokens
    }
amount-burnt =
    { $n ->
        [one] discard { $n } token of bowl II
       *[other] discard { $n } tokens of bowl II
    }
amount-token3 =
    { $n ->
        [one] { $n } token of bowl III
       *[other] { $n } tokens of bowl III
    }
amount-formers-ready = { amount-gaiaformer }

word-ore = ore
word-credits = credits
word-knowledge = knowledge
word-qic = QIC
    .long = quantum intelligence cube
word-power = power
word-tokens = power tokens
word-charge = charging
word-vp = victory points
    .short = VP
word-gaiaformer = gaiaformer
word-satellite = satellite
word-space-station = space station
word-brainstone = Brainstone
    .long = The Taklons’ stone: one token that pays 3 power.
word-federation-token = federation token

## Planets

planet-terra = terra
    .long = terra planet
planet-oxide = oxide
    .long = oxide planet
planet-volcanic = volcanic
    .long = volcanic planet
planet-desert = desert
    .long = desert planet
planet-swamp = swamp
    .long = swamp planet
planet-titanium = titanium
    .long = titanium planet
planet-ice = ice
    .long = ice planet
planet-gaia = Gaia
    .long = Gaia planet
planet-transdim = transdim
    .long = transdim planet
planet-lost = lost
    .long = Lost Planet

## Structures

word-m = mine
    .short = mine
    .plural = mines
    .acc = a mine
word-ts = trading station
    .short = station
    .plural = trading stations
    .acc = a trading station
word-lab = research lab
    .short = lab
    .plural = research labs
    .acc = a research lab
word-pi = planetary institute
    .short = institute
    .plural = planetary institutes
    .acc = a planetary institute
word-ac1 = left academy (knowledge)
    .short = left academy
    .plural = academies
    .acc = the left academy
word-ac2 = right academy (action)
    .short = right academy
    .plural = academies
    .acc = the right academy

## Research areas and places of technology tiles

word-terra = Terraforming
    .long = Cheaper terraforming steps; a federation token on level 5.
word-nav = Navigation
    .long = A longer range; the Lost Planet on level 5.
word-int = Artificial Intelligence
    .long = QICs at once on every level.
word-gaia = Gaia Project
    .long = Gaiaformers and cheaper Gaia Projects; VP on level 5.
word-eco = Economy
    .long = Income of ore, credits and power; a big gain on level 5.
word-sci = Science
    .long = Income of knowledge; 9 knowledge on level 5.
word-free1 = common row, first tile
word-free2 = common row, second tile
word-free3 = common row, third tile
word-adv-terra = Terraforming, advanced tile
word-adv-nav = Navigation, advanced tile
word-adv-int = Artificial Intelligence, advanced tile
word-adv-gaia = Gaia Project, advanced tile
word-adv-eco = Economy, advanced tile
word-adv-sci = Science, advanced tile

## Standard technology tiles

word-tech-ore-qic = 1 ore, 1 QIC
    .long = At once: 1 ore and 1 QIC.
word-tech-planet-types-knowledge = knowledge for planet types
    .long = At once: 1 knowledge for each type of planet you have colonised.
word-tech-big-buildings-4 = power value 4 for big structures
    .long = Your planetary institute and your academies have power value 4 instead of 3.
word-tech-7vp = 7 VP
    .long = At once: 7 VP.
word-tech-income-ore-charge = income: 1 ore, charge 1
    .long = Every income phase: 1 ore, and charge 1 power.
word-tech-income-knowledge-credit = income: 1 knowledge, 1 credit
    .long = Every income phase: 1 knowledge and 1 credit.
word-tech-mine-on-gaia-3vp = 3 VP per mine on Gaia
    .long = 3 VP whenever you build a mine on a Gaia planet.
word-tech-income-4-credits = income: 4 credits
    .long = Every income phase: 4 credits.
word-tech-action-charge-4 = action: charge 4
    .long = Special action, once per round: charge 4 power.

## Advanced technology tiles

word-adv-pass-federation-3vp = passing: 3 VP per federation token
    .long = Whenever you pass: 3 VP for each of your federation tokens.
word-adv-research-2vp = 2 VP per research level
    .long = 2 VP whenever you advance in a research area.
word-adv-action-qic-5-credits = action: 1 QIC, 5 credits
    .long = Special action, once per round: 1 QIC and 5 credits.
word-adv-mine-2vp = 2 VP per mine now
    .long = At once: 2 VP for each of your mines on the map, the Lost Planet included.
word-adv-pass-lab-3vp = passing: 3 VP per lab
    .long = Whenever you pass: 3 VP for each of your research labs.
word-adv-sector-ore = 1 ore per sector now
    .long = At once: 1 ore for each sector with a planet you have colonised.
word-adv-pass-planet-type-1vp = passing: 1 VP per planet type
    .long = Whenever you pass: 1 VP for each type of planet you have colonised.
word-adv-gaia-2vp = 2 VP per Gaia planet now
    .long = At once: 2 VP for each Gaia planet you have colonised.
word-adv-trading-station-4vp = 4 VP per trading station now
    .long = At once: 4 VP for each of your trading stations.
word-adv-sector-2vp = 2 VP per sector now
    .long = At once: 2 VP for each sector with a planet you have colonised.
word-adv-action-3-ore = action: 3 ore
    .long = Special action, once per round: 3 ore.
word-adv-federation-5vp = 5 VP per federation token now
    .long = At once: 5 VP for each of your federation tokens.
word-adv-action-3-knowledge = action: 3 knowledge
    .long = Special action, once per round: 3 knowledge.
word-adv-build-mine-3vp = 3 VP per new mine
    .long = 3 VP whenever you build a mine.
word-adv-build-trading-station-3vp = 3 VP per new trading station
    .long = 3 VP whenever you upgrade to a trading station.

## Round boosters

word-booster-ore-knowledge = ore and knowledge
    .long = Income: 1 ore and 1 knowledge.
word-booster-credits-qic = credits and QIC
    .long = Income: 2 credits and 1 QIC.
word-booster-tokens-ore = tokens and ore
    .long = Income: 2 power tokens and 1 ore.
word-booster-terraform = terraforming
    .long = Income: 2 credits. Special action: build a mine with 1 free terraforming step.
word-booster-range = range
    .long = Income: charge 2 power. Special action: build a mine or start a Gaia Project with range +3.
word-booster-mines = mines
    .long = Income: 1 ore. On passing: 1 VP for each of your mines.
word-booster-labs = research labs
    .long = Income: 1 knowledge. On passing: 3 VP for each of your research labs.
word-booster-trading-stations = trading stations
    .long = Income: 1 ore. On passing: 2 VP for each of your trading stations.
word-booster-big-buildings = institute and academies
    .long = Income: charge 4 power. On passing: 4 VP for your planetary institute and for each of your academies.
word-booster-gaia = Gaia planets
    .long = Income: 4 credits. On passing: 1 VP for each Gaia planet you have colonised.

## Round scoring tiles

word-round-terraform-2 = 2 VP per terraforming step
    .long = This round: 2 VP for each terraforming step, paid or free.
word-round-research-2 = 2 VP per research level
    .long = This round: 2 VP whenever you advance in a research area.
word-round-mine-2 = 2 VP per mine
    .long = This round: 2 VP whenever you build a mine.
word-round-federation-5 = 5 VP per federation token
    .long = This round: 5 VP whenever you gain a federation token.
word-round-trading-station-4 = 4 VP per trading station
    .long = This round: 4 VP whenever you upgrade to a trading station.
word-round-gaia-mine-4 = 4 VP per mine on Gaia
    .long = This round: 4 VP whenever you build a mine on a Gaia planet.
word-round-big-building-5-a = 5 VP per institute or academy
    .long = This round: 5 VP whenever you upgrade to a planetary institute or an academy.
word-round-trading-station-3 = 3 VP per trading station
    .long = This round: 3 VP whenever you upgrade to a trading station.
word-round-gaia-mine-3 = 3 VP per mine on Gaia
    .long = This round: 3 VP whenever you build a mine on a Gaia planet.
word-round-big-building-5-b = 5 VP per institute or academy
    .long = This round: 5 VP whenever you upgrade to a planetary institute or an academy.

## Final scoring tiles

word-final-structures = most structures
    .short = structures
    .long = Your structures on the map, the mine on the Lost Planet included.
word-final-federation-structures = most structures in federations
    .short = in federations
    .long = Your structures that belong to your federations.
word-final-planet-types = most planet types
    .short = planet types
    .long = The types of planets you have colonised, Gaia and the Lost Planet included.
word-final-gaia = most Gaia planets
    .short = Gaia planets
    .long = The Gaia planets you have colonised.
word-final-sectors = most sectors
    .short = sectors
    .long = The sectors in which you have colonised a planet.
word-final-satellites = most satellites
    .short = satellites
    .long = Your satellites on the map; space stations of the Ivits count too.

## Federation tokens

word-fed-12vp = 12 VP
    .long = 12 VP; gray on both sides, so it pays for no advanced tile and no level 5.
word-fed-8vp-qic = 8 VP, 1 QIC
    .long = 8 VP and 1 QIC.
word-fed-8vp-2tokens = 8 VP, 2 power tokens
    .long = 8 VP and 2 power tokens.
word-fed-7vp-2ore = 7 VP, 2 ore
    .long = 7 VP and 2 ore.
word-fed-7vp-6credits = 7 VP, 6 credits
    .long = 7 VP and 6 credits.
word-fed-6vp-2knowledge = 6 VP, 2 knowledge
    .long = 6 VP and 2 knowledge.
word-fed-gleens = 1 ore, 1 knowledge, 2 credits
    .long = The Gleens’ own token: 1 ore, 1 knowledge and 2 credits.

## Power and QIC actions

word-power-3-knowledge = 7 power → 3 knowledge
    .short = 3 knowledge
    .long = Spend 7 power: gain 3 knowledge.
word-power-2-terraform = 5 power → 2 terraforming steps
    .short = 2 terraforming steps
    .long = Spend 5 power: build a mine with 2 free terraforming steps.
word-power-2-ore = 4 power → 2 ore
    .short = 2 ore
    .long = Spend 4 power: gain 2 ore.
word-power-7-credits = 4 power → 7 credits
    .short = 7 credits
    .long = Spend 4 power: gain 7 credits.
word-power-2-knowledge = 4 power → 2 knowledge
    .short = 2 knowledge
    .long = Spend 4 power: gain 2 knowledge.
word-power-1-terraform = 3 power → 1 terraforming step
    .short = 1 terraforming step
    .long = Spend 3 power: build a mine with 1 free terraforming step.
word-power-2-tokens = 3 power → 2 power tokens
    .short = 2 power tokens
    .long = Spend 3 power: gain 2 power tokens.
word-qic-tech-tile = 4 QICs → technology tile
    .short = technology tile
    .long = Spend 4 QICs: take a technology tile and advance as usual.
word-qic-rescore-federation = 3 QICs → federation token again
    .short = federation token again
    .long = Spend 3 QICs: gain the rewards of one of your federation tokens again.
word-qic-planet-types = 2 QICs → VP for planet types
    .short = VP for planet types
    .long = Spend 2 QICs: 3 VP, and 1 VP for each type of planet you have colonised.

## Free actions

word-burn = burn 1 token: II → III
    .short = burn
    .long = Discard a token from bowl II to move another from bowl II to bowl III.
word-power-to-qic = 4 power → 1 QIC
word-power-to-ore = 3 power → 1 ore
word-qic-to-ore = 1 QIC → 1 ore
word-power-to-knowledge = 4 power → 1 knowledge
word-power-to-credit = 1 power → 1 credit
word-knowledge-to-credit = 1 knowledge → 1 credit
word-ore-to-credit = 1 ore → 1 credit
word-ore-to-token = 1 ore → 1 power token
word-credits-to-qic = 4 credits → 1 QIC
word-credits-to-ore = 3 credits → 1 ore
word-credits-to-knowledge = 4 credits → 1 knowledge
word-token-to-knowledge = 1 token to the Gaia area → 1 knowledge
word-gaiaformer-to-qic = 1 gaiaformer to the Gaia area → 1 QIC

## Special actions

special-booster-terraform = mine with 1 free terraforming step
    .long = Booster: build a mine with 1 free terraforming step.
special-booster-range = mine or Gaia Project with range +3
    .long = Booster: build a mine or start a Gaia Project with range +3.
special-tech-action-charge-4 = charge 4 power
    .long = Technology tile: charge 4 power.
special-adv-action-qic-5-credits = 1 QIC, 5 credits
    .long = Advanced tile: gain 1 QIC and 5 credits.
special-adv-action-3-ore = 3 ore
    .long = Advanced tile: gain 3 ore.
special-adv-action-3-knowledge = 3 knowledge
    .long = Advanced tile: gain 3 knowledge.
word-right-academy = right academy
    .long = Right academy: gain 1 QIC (Bal T’aks: 4 credits).
word-ambas-swap = swap institute and mine
    .long = Ambas: swap your planetary institute with one of your mines.
word-firaks-downgrade = lab back to trading station
    .long = Firaks: turn a research lab into a trading station and advance in any research area.
word-bescods-lowest = advance the lowest area
    .long = Bescods: advance for free in the research area where you are lowest.
word-ivits-station = space station
    .long = Ivits: put a space station on a hex within range.

## Factions

word-terrans = Terrans
    .long = In the Gaia phase your tokens go from the Gaia area to bowl II instead of bowl I.
    .pi = When they move, you may gain resources as if that power were spent on free actions.
word-lantids = Lantids
    .long = You may build a mine on an opponent’s planet, without terraforming; it is never upgraded and adds no planet type and no Gaia planet.
    .pi = 2 knowledge whenever you build a mine on an opponent’s planet.
word-xenos = Xenos
    .long = You place a third mine at the start.
    .pi = Your federations need a power value of 6 instead of 7.
word-gleens = Gleens
    .long = You gain ore instead of QICs until your right academy stands; Gaia planets cost 1 ore instead of 1 QIC, and each mine there gives 2 VP more.
    .pi = You take the Gleens’ federation token at once: 1 ore, 1 knowledge and 2 credits.
word-taklons = Taklons
    .long = The Brainstone counts as one token but pays 3 power.
    .pi = 1 power token whenever you charge from others’ structures, before or after charging.
word-ambas = Ambas
    .long = Only with the institute: swap it with one of your mines.
    .pi = Special action: swap your planetary institute with one of your mines.
word-hadsch-hallas = Hadsch Hallas
    .long = Only with the institute: credits pay for free actions instead of power.
    .pi = You may pay credits instead of power for free actions that give resources.
word-ivits = Ivits
    .long = You start with the institute, without mines; your one federation grows, and satellites cost 1 QIC each.
    .pi = Special action: put a space station (power value 1) on a hex within range.
word-geodens = Geodens
    .long = Only with the institute: 3 knowledge for your first mine on each new type of planet.
    .pi = 3 knowledge for your first mine on each new type of planet.
word-baltaks = Bal T’aks
    .long = Free action: move a gaiaformer to the Gaia area until the next Gaia phase to gain 1 QIC. You cannot advance in Navigation.
    .pi = You may advance in Navigation.
word-firaks = Firaks
    .long = Only with the institute: a lab back to a trading station, and an advance in any area.
    .pi = Special action: turn a research lab back into a trading station and advance in any research area.
word-bescods = Bescods
    .long = Institute and academies change places on your board. Special action: advance for free in your lowest research area.
    .pi = Your structures on titanium planets have power value +1.
word-nevlas = Nevlas
    .long = Free action: move a token from bowl III to the Gaia area to gain 1 knowledge.
    .pi = Each token in bowl III pays 2 power.
word-itars = Itars
    .long = Tokens you burn go to the Gaia area instead of the supply.
    .pi = In the Gaia phase you may discard 4 tokens of the Gaia area for a technology tile, as often as you can.

## Colours

colour-blue = blue
colour-yellow = yellow
colour-brown = brown
colour-red = red
colour-orange = orange
colour-gray = gray
colour-white = white

## Phases

phase-factions = choice of factions
phase-mines = first structures
phase-boosters = first boosters
phase-income = income
phase-gaia = Gaia phase
phase-actions = actions
phase-end = end of the game

## The power cycle

word-bowl1 = bowl I
word-bowl2 = bowl II
word-bowl3 = bowl III
bowl-gaia = Gaia area
brainstone-gaia = { bowl-gaia }
place-gaia = { bowl-gaia }
brainstone-gone = none: the stone is spent for good
place-gone = { brainstone-gone }

## Moves

move-ban =
    { $n ->
        [0] Ban a faction
       *[other] Nobody plays: { $a }
    }
    .item = { $a }
move-bid =
    { $n ->
        [0] Bid
        [1] Bid for { $a }
       *[other] Bid { $b } VP: { $a }
    }
    .item = { $b } VP · { $a }
move-maxbid =
    { $n ->
        [0] Set limits
        [1]
            { ID($a) ->
                [done] Nothing for the rest
               *[other] Limit for { $a }
            }
       *[other] At most { $b } VP: { $a }
    }
    .item =
        { $n ->
            [1] Nothing for the rest
           *[other] at most { $b } VP · { $a }
        }
    .short = Fill in limits
move-faction =
    { $n ->
        [0] Choose a faction
       *[other] Faction: { $a }
    }
    .item = { $a }
move-setup-mine =
    { $n ->
        [0] Place a starting structure
       *[other] Place a starting structure on { $a }
    }
    .item = { $a }
move-booster =
    { $n ->
        [0] Take a booster
       *[other] Booster: { $a }
    }
    .item = { $a }
move-build =
    { $n ->
        [0] Build a mine
       *[other] Build a mine on { $a }
    }
    .item = { $a }
    .short = Build
move-upgrade =
    { $n ->
        [0] Upgrade a structure
        [1] Upgrade on { $a }
       *[other] Upgrade { $a } → { $b }
    }
    .item = { $a } → { $b }
    .short = Upgrade
move-gaiaform =
    { $n ->
        [0] Start a Gaia Project
       *[other] Start a Gaia Project on { $a }
    }
    .item = { $a }
    .short = Gaia Project
move-federation =
    { $n ->
        [0] Form a federation
        [1] Federation: { $a }
       *[other] Federation: { $a } → { $b }
    }
    .short = Federation
move-research =
    { $n ->
        [0] Advance research
       *[other] Advance in { $a }
    }
    .item = { $a }
    .short = Research
move-action =
    { $n ->
        [0] Power and QIC actions
       *[other] Action: { $a }
    }
    .item = { $a }
    .short = Power/QIC
move-special =
    { $n ->
        [0] Special actions
       *[other] Special action: { $a }
    }
    .item = { $a }
    .short = Special
move-free =
    { $n ->
        [0] Free actions
       *[other] { $list }
    }
    .short = Free
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }
move-pass =
    { $n ->
        [0] Pass
       *[other] Pass; next booster: { $a }
    }
    .short = Pass
    .item =
        { $n ->
            [0] Pass
           *[other] { $a }
        }
move-tech =
    { $n ->
        [0] Take a technology tile
       *[other] Technology tile: { $a }
    }
    .item = { $a }
move-cover =
    { $n ->
        [0] Cover a technology tile
       *[other] Cover your tile: { $a }
    }
    .item = { $a }
move-advance =
    { $n ->
        [0] Advance in a research area
       *[other]
            { ID($a) ->
                [no] Do not advance
               *[other] Advance in { $a }
            }
    }
    .item =
        { ID($a) ->
            [no] Do not advance
           *[other] { $a }
        }
move-lost-planet =
    { $n ->
        [0] Place the Lost Planet
       *[other] Lost Planet on { $a }
    }
    .item = { $a }
move-token =
    { $n ->
        [0] Choose a federation token
       *[other] Federation token: { $a }
    }
    .item = { $a }
move-swap =
    { $n ->
        [0] Swap institute and mine
       *[other] Swap the institute with the mine on { $a }
    }
    .item = { $a }
move-downgrade =
    { $n ->
        [0] Turn a lab into a trading station
       *[other] Lab on { $a } → trading station
    }
    .item = { $a }
move-station =
    { $n ->
        [0] Place a space station
       *[other] Space station on { $a }
    }
    .item = { $a }
move-charge =
    { ID($a) ->
        [yes] Charge
        [no] Decline
        [token-first] Take the token, then charge
        [power-first] Charge, then take the token
       *[other] Charge power
    }
move-brainstone =
    { $n ->
        [0] Choose where the Brainstone goes
       *[other] Brainstone: { $a }
    }
    .item = { $a }
move-income =
    { $n ->
        [0] Choose the next income
       *[other] Income next: { $list }
    }
    .item = { $list }
move-gaia-tech =
    { ID($a) ->
        [yes] Discard 4 tokens for a technology tile
        [no] Keep the tokens
       *[other] Gaia area: technology tile
    }
move-convert =
    { $n ->
        [0] Convert
       *[other]
            { ID($a) ->
                [no] Convert nothing
               *[other] { $list }
            }
    }
    .pair =
        { $b ->
            [1] { $a }
           *[other] { $a } (× { $b })
        }

## Prompts

ask-faction = Choose your faction.
ask-ban = Which faction shall nobody play?
ask-lot = Name a faction; afterwards all those named are bid for.
ask-bid = Bid points for a faction. Whoever is outbid bids again; when everybody holds one, each pays his bid.
ask-limits = How many points would you pay at most? In secret; then the bids are made for you, no higher than it takes.
ask-setup-mine = Place a mine on a planet of your home type.
ask-setup-institute = Place your planetary institute on a planet of your home type.
ask-booster = Choose a round booster.
ask-turn = Your turn: choose an action.
ask-after = Your action is done: free actions are still possible, then end the turn.
ask-passed = You have passed; end your turn.
ask-tech = Choose a technology tile.
ask-cover = Which of your technology tiles does the advanced one cover?
ask-advance = In which research area do you advance?
ask-lost-planet = Where is the Lost Planet?
ask-token = Which of your federation tokens do you gain once more?
ask-build =
    { $steps ->
        [one] Where do you build the mine? { $steps } terraforming step is free.
       *[other] Where do you build the mine? { $steps } terraforming steps are free.
    }
ask-site = Where do you build a mine or start a Gaia Project? Your range is { $range } longer.
ask-swap = Which mine changes places with your planetary institute?
ask-downgrade = Which research lab becomes a trading station?
ask-station = Where does the space station go?
ask-charge =
    { $by } { $upgraded ->
        [0] builds
       *[other] upgrades
    } near you on { $hex }: charge { $power } power{ $vp ->
        [0] { " " }for free?
       *[other] { " " }for { $vp } VP?
    }
    .yes =
        Take { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } VP)
        }
    .power-first =
        Take { $plain }{ $plain-vp ->
            [0] { "" }
           *[other] { " " }(−{ $plain-vp } VP)
        }, token
    .token-first =
        Token, take { $power }{ $vp ->
            [0] { "" }
           *[other] { " " }(−{ $vp } VP)
        }
    .no = Decline
ask-brainstone = Where does the Brainstone go?
ask-income = Which income do you take first?
ask-gaia-convert = Your tokens leave the Gaia area: which resources do you gain? Power left: { $left }.
ask-gaia-tech = Tokens in your Gaia area: { $tokens }. Discard 4 of them for a technology tile?

## Prices and consequences

note-price = cost: { $price }
    .item = { $price }
note-total = in all: { $price }
note-gain = { FORM($gain, "signed") }
note-income = income: { $gain }
note-planet = { FORM($planet, "long") }
note-shared = on an opponent’s planet
note-level = { $track }: level { $level }
    .item = level { $level }
note-uses-green-token = a federation token is turned to gray
note-tile = { $tile }
note-steps =
    { $steps ->
        [one] { $steps } terraforming step
       *[other] { $steps } terraforming steps
    }{ $free ->
        [0] { "" }
       *[other] , { $free } free
    }
note-range-qic =
    { $qic ->
        [one] { $qic } QIC of it for range
       *[other] { $qic } QICs of it for range
    }
note-federation =
    power value { $value }, { $satellites ->
        [0] no satellites
        [one] { $satellites } satellite
       *[other] { $satellites } satellites
    }

## Obstacles: the map

note-no-hex = there is no hex { $hex } on this map
note-no-planet = there is no planet here
note-own-structure = your own structure stands here already
note-occupied = another structure stands here already
note-no-piece = there is no { $building } left on your faction board
note-no-structure = you have no { $building } on the map
note-out-of-range = out of your range
note-range-not-needed = you reach it without the booster
note-gaia-project-running = the Gaia Project here is not finished yet
note-no-step-needed = no terraforming step is needed here, so the free one would be lost
note-foreign-gaiaformer = a gaiaformer of { $seat } stands here already
note-transdim = a transdim planet needs a Gaia Project first
note-not-transdim = a Gaia Project needs a transdim planet
note-no-gaiaformer = you have no gaiaformer at hand
note-no-gaiaformer-yet = you have no gaiaformer yet; level 1 of Gaia Project brings the first
note-far =
    { $distance } { $distance ->
        [one] hex
       *[other] hexes
    } away, range { $range }: { $price } for the range
note-gaia-price = { $price } for the Gaia planet itself
note-not-home = this must be a { FORM($planet, "long") }
note-no-site = this hex is taken or out of your range
note-no-own-structure = you have no structure on { $hex }
note-no-own-mine = choose one of your mines, not the one on the Lost Planet
note-no-own-lab = choose one of your research labs
note-no-station = all your space stations are on the map
note-no-building = there is no structure “{ $word }”; known are m, ts, lab, pi, ac1, ac2
note-cannot-become =
    { ID($targets) ->
        [0] this structure is never upgraded
       *[other] { $was } → { $building } is no upgrade; possible: { $targets }
    }

## Obstacles: resources and actions

note-needs = needs { $needs }, you have { $has }
note-no-verb = there is no move “{ $word }” in your turn
note-needs-main-action = take an action or pass first
note-main-action-done = you have taken your action of this turn; only free actions are left
note-already-passed = you have passed; end your turn
note-no-action = there is no power or QIC action “{ $word }”
note-action-used = { $seat } has used this action this round
note-no-step-target = there is no planet where you could use the free terraforming step
note-no-range-target = there is no planet to settle with this range
note-no-tech = there is no technology tile you could take
note-no-token = you have no federation token
note-no-own-token = you do not have this federation token
note-at-limit = you are at the limit and would gain nothing
note-no-special =
    { $word ->
        [none] you have no special action
       *[other] you have no special action “{ $word }”
    }
note-special-used = you have used this special action this round
note-not-yours = “{ $special }” is not yours
note-no-conversion = there is no free action “{ $word }” for you, or its number is missing
note-one-payment-only = only conversions of power can be paid together
note-too-many = needs { $needs } power, { $has } left
note-must-convert = convert all of it first; power left: { $left }
note-too-many-burns = you can burn { $has } at most, not { $needs }: each takes two tokens in bowl II
note-brainstone-elsewhere = the Brainstone can only go here: { $places }
note-no-income = choose one of these: { $waiting }

## Obstacles: factions, boosters, research, technology

note-no-faction = there is no such faction
note-faction-taken = { $faction }: a faction of this colour is taken
note-faction-banned = { $faction }: nobody plays this faction here
note-no-bid = a bid is a faction that was named and { $least } to { $most } VP
note-bid-too-low = { $who } holds it; it takes at least { $needed } VP
note-lot-free = nobody has bid for it
note-lot-held = { $who }: { $points } VP
note-no-booster = there is no such booster
note-booster-taken = booster “{ $booster }” is not there to take
note-own-booster = you have booster “{ $booster }” yourself; it goes back when you pass
note-needs-booster = name the booster you take: { $boosters }
note-no-booster-now = in the last round nobody takes a booster
note-no-track = there is no research area “{ $word }”
note-at-top = you are at the top of { $track }
note-needs-institute = this needs your planetary institute
note-level-5-taken = level 5 of { $track } is taken
note-needs-green-token = needs a federation token with its green side up
note-other-track = you can advance only here: { $tracks }
note-lowest-blocked = your lowest area cannot advance
note-no-slot = there is no place for technology tiles “{ $slot }”
note-tech-owned = you already have this tile: { $tile }
note-tech-gone = this technology tile is gone
note-needs-level = needs level { $level } in { $track }
note-nothing-to-cover = you have no standard tile that could be covered
note-cannot-cover = choose one of your uncovered standard tiles

## Obstacles: federations

note-no-token-kind = there is no such federation token
note-token-gone = there is no such federation token left
note-federation-empty = a federation needs at least one of your planets
note-federation-disconnected = these hexes are not connected: { $hexes }
note-federation-on-planet = no satellite can stand on these planets: { $hexes }
note-federation-touches-federation = this belongs to another federation of yours or touches it: { $hexes }
note-federation-too-weak = the power value is { $value }, at least { $needed } is needed
note-federation-not-affordable = satellites needed: { $satellites }, you can pay for { $payable }
note-satellite-price = each satellite costs { $price }
note-federated-before = members of your other federations do not count again
note-federation-too-many-satellites = too many satellites ({ $satellites }); { $possible } would do
note-federation-superfluous = these planets are superfluous; without them fewer satellites would do ({ $possible } instead of { $satellites }): { $hexes }
note-federation-satellite-limit = { $satellites } satellites would be on the map, { $most } are allowed

## Events

event-round-began = Round { $round } begins.
event-game-ended = Final scoring.
event-faction-chosen = { $who } chooses the { $faction }.
event-faction-banned = { $who }: nobody plays the { $faction }.
event-faction-named = { $who } names the { $faction }.
event-bid = { $who } bids { $points } VP for the { $faction }.
event-limits-revealed = { $who } would have paid at most: { $limits }.
event-faction-won = { $who } has the { $faction } for { $points } VP.
event-booster-taken = { $who } takes the booster “{ $booster }”.
event-built = { $who } builds { FORM($building, "acc") } on { $hex }.
event-upgraded = { $who } upgrades { $hex }: { $was } → { $building }.
event-gaiaformer-placed = { $who } starts a Gaia Project on { $hex }.
event-gaiaformed = The planet on { $hex } is a Gaia planet now ({ $who }).
event-token-gained = { $who } gains a federation token: { $token }.
event-advanced = { $who } reaches level { $level } in { $track }.
event-action-taken = { $who } takes the action { $action }.
event-action-covered = { $who } covers the action { $action }.
event-special-used = { $who } uses a special action: { $special }.
event-swapped = { $who } swaps the institute on { $was } with the mine on { $hex }.
event-station-placed = { $who } puts a space station on { $hex }.
event-income = { $who } takes income: { $gain }.
event-charge-declined = { $who } does not charge.
event-federation-formed =
    { $who } forms a federation with power value { $value } and { $satellites ->
        [0] no new satellites
        [one] { $satellites } new satellite
       *[other] { $satellites } new satellites
    }: { $hexes }.
event-passed =
    { $booster ->
        [none] { $who } passes.
       *[other] { $who } passes and takes the booster “{ $booster }”.
    }
event-tech-gained =
    { $covered ->
        [none] { $who } takes a technology tile ({ $tile }).
       *[other] { $who } takes an advanced technology tile ({ $tile }) and covers another ({ $covered }).
    }
event-charged =
    { $vp ->
        [0] { $who } charges { $power } power.
       *[other] { $who } charges { $power } power for { $vp } VP.
    }
event-burnt =
    { $count ->
        [one] { $who } burns { $count } power token.
       *[other] { $who } burns { $count } power tokens.
    }
event-satellite-placed = { $who } puts a satellite on { $hex }.
event-advanced-tile-removed = { $who } removes the advanced tile of { $track }: { $tile }.
event-automa-scored = { $who } gains { $vp } VP ({ $source }).
event-automa-explained = { $who } explains: { $notes }.
event-converted =
    { $count ->
        [1] { $who }: { $what }.
       *[other] { $who }: { $what } (× { $count }).
    }

## Points by source

source-round1 = round 1
source-round2 = round 2
source-round3 = round 3
source-round4 = round 4
source-round5 = round 5
source-round6 = round 6
source-start = start
source-automa-card = action card
source-automa-faction = faction action
source-automa-ability = permanent ability
source-automa-level = level of difficulty
source-charge = charging
source-bid = bid for the faction
source-federation = federation tokens
source-research = research
source-resources = leftover resources
source-final1 = first final scoring tile
source-final2 = second final scoring tile
source-faction = faction board
source-academy = academy
source-tech-7vp = technology tile: { word-tech-7vp }
source-booster = booster
source-booster-ore-knowledge = booster: { word-booster-ore-knowledge }
source-booster-credits-qic = booster: { word-booster-credits-qic }
source-booster-tokens-ore = booster: { word-booster-tokens-ore }
source-booster-terraform = booster: { word-booster-terraform }
source-booster-range = booster: { word-booster-range }
source-booster-mines = booster: { word-booster-mines }
source-booster-labs = booster: { word-booster-labs }
source-booster-trading-stations = booster: { word-booster-trading-stations }
source-booster-big-buildings = booster: { word-booster-big-buildings }
source-booster-gaia = booster: { word-booster-gaia }

## Setting up: options and errors

game-name = Gaia Project
    .command = gaia
option-map = map
    .name = map
map-standard = printed layout
map-random = at random
option-variant = how the map is mixed
    .name = variant
variant-free = all sectors at random
variant-outer = sectors 5 to 10 at random
variant-inner = sectors 1 to 4 and 5 to 10 at random, apart
option-sectors = map for three players
    .name = sectors
sectors-ten = ten sectors
sectors-nine = nine sectors
sectors-eight = eight sectors
picture-map-laid-out = Laid out at random and legal: home planets lie side by side in { $pairs ->
        [one] { $pairs } place
       *[other] { $pairs } places
    } (joined on the map), { $alike ->
        [0] nowhere two of one type
       *[other] { $alike } of them of one type
    }.
option-order = turn order
    .name = order
order-clockwise = clockwise
order-passing = by passing
option-factions = factions
    .name = factions
factions-pick = everybody chooses
factions-random = at random
factions-first-game = as for a first game
factions-auction = open auction
factions-sealed = sealed bids
option-bans = bans
    .name = bans
bans-none = none
bans-one = one faction each
option-faction = your faction
    .name = faction
faction-pick = you choose in the game
option-automa = faction of the Automa
    .name = automa
automa-random = at random
option-level = level of the Automa
    .name = level
error-setup-solo-seats = A solo game has one person and one Automa; with several people there is no Automa.
error-setup-solo-option = “{ $option }” is for solo games only.
error-setup-bids-alone = In a solo game nobody bids and nobody bans: leave “{ $option }” as usual.
error-setup-bans-nothing-to-choose = Bans need factions that are chosen or bid for.
error-record-notation-bids = The notation “{ $notation }” has no words for bans and bids; leave the notation out to get the record in our own.
error-setup-solo-colour = { $faction } and { $automa } have the same colour: choose another faction for yourself or for the Automa.
error-setup-first-game = The first solo game has its own map, factions and mines; leave “{ $option }” out.
error-setup-deal = There is nothing to deal called “{ $deal }”; known are { $known }.
error-setup-fewer-sectors = Fewer sectors are for three players; choose ten.
error-deal-bad-factions = “deal factions” needs one faction per seat, each of another colour.
error-deal-count = “deal { $deal }” needs { $needed } different words, not { $given }.
error-deal-bad-hex = “{ $word }” is no hex of a map; write for example 4a3:0,5:r.
error-deal-bad-sector = “{ $word }” is no sector with its turn; write for example 5b:2.
error-deal-bad-sectors = This map has { $needed } sectors, not { $given }.
error-map-hex-twice = A hex of this map is given twice; every hex has one place and one name.
error-map-in-pieces = This map falls into pieces; all hexes have to be connected.
error-map-too-few-homes = This map has too few planets of the home type of some faction; it needs { $needed }.
error-record-not-foreign = This is no foreign record either; its first field reads “format”: “{ $needed }”.
notation-boardgamers = boardgamers (JSON)

## Slash commands: names as typed, and what they do

command-faction = faction
    .about = Choose your faction
command-ban = ban
    .about = Choose a faction that nobody plays
command-bid = bid
    .about = Bid points for a faction
command-maxbid = maxbid
    .about = Say in secret how much you would pay for a faction
command-setup-mine = setup-mine
    .about = Place a starting structure
command-booster = booster
    .about = Take your first round booster
command-build = build
    .about = Build a mine
command-upgrade = upgrade
    .about = Upgrade one of your structures
command-gaiaform = gaiaform
    .about = Start a Gaia Project on a transdim planet
command-federation = federation
    .about = Form a federation and take a token
command-research = research
    .about = Advance in a research area for 4 knowledge
command-action = action
    .about = Take a power or QIC action
command-special = special
    .about = Use one of your special actions
command-free = free
    .about = Burn power or convert resources
command-pass = pass
    .about = Pass and take another booster
command-charge = charge
    .about = Charge power from your neighbour’s structure, or decline
param-which = which
    .about = Which one
param-hex = hex
    .about = Which hex, for example 4A3
param-to = to
    .about = What it becomes
param-planets = planets
    .about = Your planets, or all hexes of the federation
param-token = token
    .about = Which federation token you take
param-track = track
    .about = Which research area
param-points = points
param-times = times
    .about = How many times
param-booster = booster
    .about = Which booster you take
param-accept = accept
    .about = Whether you charge

## Solo play

word-automa = Automa
word-action-card = action card
word-behaviour-card = behaviour card
word-neutral = neutral player
level-automalein = Automalein
    .long = Decision card 2 is removed; the Automa starts with 0 VP.
level-automa = Automa
    .long = The game as printed.
level-automaechtig = Automächtig
    .long = Decision card 9 is added.
level-ultoma = Ultoma
    .long = Decision cards 9 and 15 are added.
level-alptrauma = Alptrauma
    .long = As Ultoma, and 1 VP more whenever the Automa gains VP, final scoring excepted.
card-build-mine = build a mine
card-upgrade = upgrade
card-power-qic = power or QIC action
card-research-highest = highest area
card-research-random = area by number
card-faction = faction action
solo-terrans = Faction action: advance in Gaia Project; mine within range 4, transdim planets first; 2 VP.
    .ability = No permanent ability.
solo-xenos = Faction action: mine within range 2; power or QIC action; 2 VP.
    .ability = Any other power or QIC action covers two spaces, by the same behaviour card.
solo-taklons = Faction action: mine within range 3, nearest to you first; power or QIC action; 2 VP.
    .ability = No permanent ability.
solo-hadsch-hallas = Faction action: upgrade, or else a mine within range 3; 1 VP.
    .ability = Always: 3 VP more whenever a mine becomes a trading station.
solo-geodens = Faction action: advance in an area by number; power or QIC action; 1 VP.
    .ability = Always: 2 VP more for the first planet of each type.
solo-firaks = Faction action: upgrade, a lab back to a trading station included; 2 VP.
    .ability = Always: after upgrading to a lab it advances in an area by number.
solo-itars = Faction action: two power or QIC actions, by the same behaviour card; 4 VP.
    .ability = No permanent ability.

## Solo play: how the Automa decides

automa-turn =
    { $action ->
        [none] Automa, card { $behaviour } · now { $vp } VP
       *[other] Automa, cards { $action } and { $behaviour } · now { $vp } VP
    }
automa-set-up = Automa, set-up · { $vp } VP
automa-action-card =
    { $points ->
        [none] action card { $card }: { $what }
       *[other] action card { $card }: { $what }, { $points } VP
    }
automa-behaviour-card =
    behaviour card { $card }: range { $range }; { automa-direction }; { automa-number }; { ID($place) ->
        [top] upper final scoring tile
        [bottom] lower final scoring tile
       *[other] no final scoring tile
    }
automa-piles = deck { $deck }, crosswise { $crosswise }, reserve { $reserve }; level: { $level }
automa-left =
    { $kept ->
        [none] { $after } of { $before } left
       *[other] { $after ->
            [1] { $kept }
            [2] { $kept }
            [3] { $kept }
            [4] { $kept }
           *[other] { $after } of { $before } left
        }
    }
automa-direction =
    { ID($direction) ->
        [right-down] rows running down to the right, from the upper right corner
       *[other] rows running up to the left, from the lower left corner
    }
automa-number =
    { ID($arrow) ->
        [right] number { $count } from the left
       *[other] number { $count } from the right
    }
automa-counted =
    { $laps ->
        [0] { automa-number }
       *[other] { automa-number } (counting round)
    }
automa-building =
    { ID($building) ->
        [ac1] academy
        [ac2] academy
       *[other] { $building }
    }
note-automa-home-planets = home planets nearest to the centre (distance { $distance }): { $hexes }
note-automa-direction-card = random card { $card } decides: { automa-direction }
note-automa-home-mine = first mine on { $hex }
note-automa-first-booster = first booster: random card { $card } takes number { $slot } from the left, “{ $booster }”
note-automa-cards = action card { $action }, behaviour card { $behaviour }, { $left } left in the deck
note-automa-pass-card = card { $action } is one of the crosswise cards and shows a pass
note-automa-deck-empty = the deck is empty; behaviour card { $behaviour }
note-automa-passed = pass; the points are printed on the scoring tile of round { $round }
note-automa-booster =
    card { $card } takes { $place ->
        [left] the left booster
        [middle] the middle booster
       *[right] the right booster
    }: “{ $booster }”
note-automa-new-deck = one more card, and the deck is shuffled: { $cards }
note-automa-first-player = it passes first and takes the first player marker
note-automa-faction-action = faction action ({ $faction })
note-automa-build-mine = mine within range { $range }
note-automa-no-mine = it has no mine left
note-automa-no-planet = no empty planet within range { $range }
note-automa-planets =
    { $count ->
        [1] the only empty planet is { $hexes }
       *[other] { $count } empty planets
    }
note-automa-tie-transdim =
    { ID($removed) ->
        [0] transdim planets first makes no difference
       *[other] transdim planets: { automa-left }
    }
note-automa-tie-no-tile = no final scoring tile counts
note-automa-tie-other-tile = the final scoring tile “{ FORM($tile, "short") }” prefers no planet
note-automa-tie-tile =
    { ID($removed) ->
        [0] the final scoring tile “{ FORM($tile, "short") }” makes no difference
       *[other] final scoring tile “{ FORM($tile, "short") }”: { automa-left }
    }
note-automa-tie-steps =
    { ID($removed) ->
        [0] all need the same terraforming steps ({ $steps })
       *[other] fewest terraforming steps ({ $steps }): { automa-left }
    }
note-automa-tie-distance =
    { ID($removed) ->
        [0] all are equally near to you (distance { $distance })
       *[other] nearest to you (distance { $distance }): { automa-left }
    }
note-automa-tie-direction = first by direction ({ automa-direction }): { automa-left }
note-automa-gaia-token = Gaia token on { $hex }
note-automa-built = mine on { $hex } ({ FORM($planet, "long") })
note-automa-satellite = satellite on { $hex }
note-automa-no-satellite = no room for a satellite beside it
note-automa-upgrade = upgrade
note-automa-upgrade-kind =
    { $was } → { automa-building }{ $count ->
        [1] { "" } only on { $hexes }
       *[other] , { $count } possible
    }
note-automa-no-upgrade = nothing can be upgraded
note-automa-upgraded = { $was } → { automa-building } on { $hex }
note-automa-power-qic = power or QIC action, { $count } uncovered
note-automa-no-space = all are covered
note-automa-covered = { automa-counted } is covered: { $action }
note-automa-research-highest = research in the highest area
note-automa-research-random = research in an area by number
note-automa-research-area = research in { $track }
note-automa-area-blocked = there is no way up in { $track }
note-automa-no-area = there is no way up in any area
note-automa-areas =
    { $count ->
        [0] no area possible
        [1] the only possible area is { $tracks }
       *[other] { $count } areas possible
    }
note-automa-tie-highest =
    { ID($removed) ->
        [0] all are equally high (level { $level })
       *[other] highest, on level { $level }: { automa-left }
    }
note-automa-tie-skipped = not counted, as level 5 is taken and the advanced tile gone: { $removed }
note-automa-tie-number =
    { $laps ->
        [0] { automa-number } of { $before }
       *[other] { automa-number } of { $before } (counting round)
    }
note-automa-tile-removed = in { $track } the advanced tile is removed instead of reaching level 5: { $tile }
note-automa-advanced = { $track }, level { $level }
note-automa-points =
    { $bonus ->
        [0] { $vp } VP ({ $source })
       *[other] { $vp } VP ({ $source }) and { $bonus } VP (level of difficulty)
    }

## Advice: consequences

note-points = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
note-before-after = { $before } → { $after }
note-charge-offer = { $seat } may charge { $power } ({ $vp ->
        [0] free
        [one] for { $vp } point
       *[other] for { $vp } points
    })

## Advice: warnings

note-warn-expensive-steps = every terraforming step still costs { $per-step } ore ({ $ore } in all)
note-warn-qic-for-range = QICs spent on range: { $qic }
note-warn-joins-federation = the mine joins your federation and cannot found another one
note-warn-shared-dead-end = this is your last mine, and none of your mines could be upgraded any more
note-warn-shared-mine = a mine on an opponent’s planet can never be upgraded
note-warn-range-not-needed = you reach this planet without the booster
note-warn-last-round-gaiaformer = a Gaia Project begun in the last round is never finished
note-warn-charged-tokens = charged power would be used: { $bowl3 } from bowl III, { $bowl2 } from bowl II
note-warn-full-price-station = no opponent is near, so the trading station costs its full price
note-warn-no-more-income = its knowledge comes with an income phase, and there is none any more
note-warn-federation-surplus = power value { $value } where { $needed } would be enough
note-warn-grey-token = this token is gray: it opens neither level 5 nor advanced technology
note-warn-charge-wasted = charging that finds no token: { $wasted }
note-warn-no-lost-planet = there is no hex in your range for the Lost Planet
note-warn-no-advance = you could not advance in { $track } with this tile
note-warn-advance-declined = you give up a free advance
note-warn-over-limit = over the limit and lost: { $wasted }
note-warn-half-used-steps = no planet in reach needs both free terraforming steps
note-warn-power-lost = power paid for nothing: { $lost }
note-warn-brainstone-small = the Brainstone is worth 3 power, and this costs only { $power }
note-warn-burn = tokens lost for good: { $tokens }
note-warn-special-unused = you have not used this special action: { $special }
note-warn-income-wasted = next income over the limit: { $wasted }
note-warn-leftovers = what you keep could still bring points: { $vp }
note-warn-swap-into-federation = the institute moves into a federation
note-warn-swap-out-of-federation = the institute leaves its federation
note-warn-charge-useless = after your last pass charged power is worth nothing
note-warn-lost-planet-alone = the Lost Planet opens no new sector and touches none of your planets here

## Kinds of points

points-start = at the start
points-rounds = round tiles
points-boosters = boosters
points-technology = technology
points-federations = federations
points-actions = QIC actions
points-abilities = abilities
points-cards = Automa cards
points-charging = charging
points-research = research
points-final = final tiles
points-leftovers = leftovers

## Kinds of warnings, as they are switched on and off

warning-expensive-steps = terraforming steps dearer than 1 ore
warning-qic-for-range = QICs spent on range
warning-joins-federation = mine that joins a federation
warning-shared-dead-end = last mine on an opponent’s planet
warning-shared-mine = mine on an opponent’s planet
warning-range-not-needed = booster of range not needed
warning-last-round-gaiaformer = Gaia Project in the last round
warning-charged-tokens = charged power used up
warning-full-price-station = trading station at full price
warning-no-more-income = knowledge that comes too late
warning-federation-surplus = federation stronger than needed
warning-grey-token = gray federation token
warning-charge-wasted = charging without effect
warning-no-lost-planet = no hex for the Lost Planet
warning-no-advance = no advance with this tile
warning-advance-declined = free advance declined
warning-half-used-steps = free terraforming step left over
warning-power-lost = power overpaid
warning-brainstone-small = Brainstone for a small price
warning-over-limit = over the limit
warning-burn = burning power
warning-special-unused = special action not used
warning-income-wasted = income over the limit
warning-leftovers = leftovers that could bring points
warning-swap-into-federation = institute swapped into a federation
warning-swap-out-of-federation = institute swapped out of a federation
warning-charge-useless = charging after the last pass
warning-lost-planet-alone = Lost Planet without use

## Standing orders

habit-charge = charging power
habit-charge-ask = ask me
habit-charge-free = only when it is free
habit-charge-up-to-2 = up to 2 power
habit-charge-up-to-3 = up to 3 power
habit-charge-up-to-4 = up to 4 power
habit-charge-always = always
habit-charge-until-3 = until I can spend 3
habit-charge-until-4 = until I can spend 4
habit-charge-until-7 = until I can spend 7
habit-charge-useful = always, after passing only if it is useful
habit-charge-never = never
habit-income = order of income
habit-income-clear = the best order where it is clear
habit-income-ask = ask me
habit-income-charges-first = charging first
habit-income-tokens-first = new tokens first
habit-brainstone = Brainstone when charging
habit-brainstone-ask = ask me
habit-brainstone-raise = move it first

## Choosing in the panel

panel-gather = Choose planets
filter-no-qic = Without QICs: { $n }
filter-gaia = Gaia: { $n }
filter-new-type = New type: { $n }
filter-near = Near me: { $n }

## Pictures

view-automa = Automa cards
view-map = map
view-factions = factions compared
view-balance = balance
view-codes = map: every hex
view-influence = map: influence
view-reach = map: reach
view-income = map: income
view-planets = map: free planets
view-power = map: power values
view-research = research
view-scoring = scoring
view-players = players
view-player = player board
view-table = everything

## Advice in a first game: what is asked, what to press, why

coach-booster =
    Choose a round booster: press one of those below.
    While you hold it, it gives you what stands on it every round. Any will do; more ore or credits means more building.
coach-turn =
    Your turn means one action. Press **{ $build }**: a mine on another planet brings more income in every round to come.
    Pale buttons stand for what is not possible now. Nothing happens at the table before you press **{ $confirm }**.
    .more =
        Your next action. Another mine is still good; **{ $upgrade }** turns a mine into a trading station, which brings credits.
        When nothing is worth its price any more, press **{ $pass }**.
    .build = Every number on the picture is a planet in your reach, and the list tells its price. Something cheap near your own mines is a good beginning: choose it below the picture.
    .upgrade = A mine becomes a trading station, that a research lab or the planetary institute. A trading station is cheaper near somebody else’s structures; the list tells the price.
    .research = Four knowledge buy one step in a research area. Every step gives something at once or from now on.
    .action = These cost power from your bowl III, or QIC; everybody takes each of them only once a round.
    .pass = Passing ends the round for you: your booster goes back and you choose another one for the next round. Whoever passes first begins it.
coach-after =
    Your action is chosen. Press **{ $confirm }** to end the turn; then the Automa plays and you are asked again.
    A warning sign and a red button only say that it could be had cheaper; it is allowed all the same. You need no free actions now.
coach-passed = You have passed: press **{ $confirm }**, and the round goes on without you.
coach-charge =
    Somebody has built or upgraded near you, so you may charge: power moves one bowl further, and from bowl III it can be spent.
    When it is free, always take it; otherwise it costs points.
coach-tech = A technology tile is yours for good: choose one. A tile under a research area lets you take a step there, too; income is a good choice early on.
coach-advance = The tile lets you take one step in a research area: choose where.
coach-income = Income comes in the order you choose. First tokens, then charging is usually better: so the new tokens are charged, too.

## Statistics

page-factions = Factions
counted-factions = **Factions**: finished games between people, on average.

## What computer players see in a position

worth-points = points
worth-stock = resources and power
worth-income = income to come
worth-structures = structures
worth-research = research
worth-federations = federations to come
worth-reach = planets within reach
worth-gaia = Gaia projects
worth-tiles = tiles and special actions
worth-booster = booster
worth-final = final scoring
