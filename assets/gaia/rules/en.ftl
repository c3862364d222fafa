### Rules of Gaia Project in short: a title, what the rule says, words to find it by.

## The game

rule-goal = Aim of the game
    .text = Six rounds of building, research and federations; whoever has the most victory points at the end wins, and a tie is shared. Points come from round tiles, boosters, technology, federation tokens and the final scoring.
    .words = win, winner, points, VP, aim, goal
rule-setup = Setting up
    .text = One or two players use seven sectors, three or four use ten. Everybody starts with 10 VP. Random are nine technology tiles, six advanced tiles, one federation token on Terraforming level 5, six round tiles, two final tiles, and as many boosters as players plus three.
    .words = setup, prepare, beginning, start
rule-first-structures = First structures
    .text = Clockwise, each player puts a mine on a planet of the home type, then a second one in the opposite order. Xenos add a third mine after that; Ivits place their institute last of all and no mines. Nobody charges power for these. Then boosters are taken, the last player first.
    .words = start, starting mines, place, placement
rule-factions-choice = Choosing factions
    .text = In turn everybody takes one of the seven boards and a side of it; the two factions of one board are never in the same game. Tables may agree on more: everybody first bans a faction; or everybody names one, and points are bid for them, openly or in secret. Each then pays his bid.
    .words = choice, colour, board, pick, ban, bid, auction
rule-map = Map
    .text = The printed layout or a random one. In a random map no two neighbouring planets may be of the same home type; Gaia and transdim planets are free of that.
    .words = galaxy, sectors, hexes, random map, layout
rule-neutral = Neutral player
    .text = With one or two players a neutral player has a fixed number on each final scoring tile. It takes a rank and shares in ties like anybody else.
    .words = dummy, two players, rank
rule-planets = Planets
    .text = Seven home types lie on the terraforming circle; a type costs one to three steps, by its distance from yours. A Gaia planet costs 1 QIC instead of steps. A transdim planet has to become a Gaia planet first. The Lost Planet is a type of its own.
    .words = types, terra, oxide, volcanic, desert, swamp, titanium, ice, transdim, gaia
rule-resources = Resources and their limits
    .text = Ore and knowledge are kept up to 15 each, credits up to 30; what goes beyond is lost. QICs and power tokens have no limit.
    .words = ore, credits, knowledge, QIC, limit, cap, maximum
rule-power = Power cycle
    .text = Charging 1 moves a token from bowl I to II, or, when bowl I is empty, from II to III. Spending moves tokens from III to I. A gained token enters bowl I; a discarded one leaves the board from any bowl, never from the Gaia area.
    .words = bowl, token, charge, spend, burn, energy

## The round

rule-rounds = Rounds and phases
    .text = A round has four phases: income, Gaia phase, actions, clean-up. After the actions of round 6 the game is scored.
    .words = round, phase, order
rule-income = Phase I: income
    .text = You gain what your board, opened structure slots, booster, technology tiles, Economy and Science show. You choose the order, one symbol after the other; it matters for charging and new tokens.
    .words = income, phase 1
rule-gaia-phase = Phase II: Gaia phase
    .text = Transdim planets with a gaiaformer become Gaia planets. Tokens in the Gaia area go to bowl I (Terrans: bowl II). Terrans and Itars with an institute use their ability now.
    .words = gaia area, tokens return, phase 2
rule-actions = Phase III: actions
    .text = From the first player clockwise, one action per turn, until everybody has passed. Free actions are possible before and after it, as many as you like.
    .words = turn, action, phase 3
rule-clean-up = Phase IV: clean-up
    .text = Power, QIC and special actions become available again, and the tile of this round goes. There is no clean-up after round 6.
    .words = cleanup, end of round, phase 4
rule-turn-order = Turn order
    .text = Usually clockwise, beginning with whoever passed first in the round before. As a variant, all play in the order in which they passed.
    .words = order, first player, variant, clockwise, passing

## Actions

rule-build = Build a mine
    .text = 1 ore and 2 credits for an empty planet in range, plus terraforming, plus 1 QIC for a Gaia planet (ore for Gleens). Where your own gaiaformer stands only the mine is paid, and the gaiaformer comes back.
    .words = mine, settle, colonise, cost
rule-range = Range
    .text = Distance is counted from any planet you have colonised: 1, 1, 2, 2, 3, 4 by Navigation level 0 to 5. Each QIC spent adds 2 for this one action.
    .words = distance, reach, navigation, QIC
rule-terraforming = Terraforming
    .text = Each step costs 3, 3, 2, 1, 1, 1 ore by Terraforming level 0 to 5. All steps are paid at once. Free steps of an action are used first; those left over are lost.
    .words = steps, shovel, ore, habitable
rule-gaia-project = Start a Gaia Project
    .text = You need a gaiaformer at hand and a transdim planet in range. Move 6, 6, 4, 3, 3 tokens (Gaia Project level 1 to 5) from your bowls to the Gaia area. In the next Gaia phase the planet becomes a Gaia planet, and only you may build there. A gaiaformer is no structure and gives no range.
    .words = gaiaformer, transdim, gaiaform
rule-upgrade = Upgrade
    .text = Mine to trading station: 2 ore and 6 credits, or 3 credits if an opponent’s structure is within 2 hexes. Station to research lab: 3 ore, 5 credits. Station to institute: 4 ore, 6 credits. Lab to academy: 6 ore, 6 credits. The old piece goes back to the board and covers its income again.
    .words = trading station, lab, academy, institute, cost, improve
rule-institute = Planetary institute
    .text = Each faction has one; it gives income in power and switches on the second ability of the faction. Power value 3.
    .words = institute, PI, ability
rule-academies = Academies
    .text = The left academy gives income in knowledge, the right one a special action (mostly 1 QIC). Either brings a technology tile and has power value 3. You have one of each.
    .words = academy, left, right, knowledge, QIC
rule-research = Advance in research
    .text = Pay 4 knowledge and go up one level in any area. What is marked as immediate is gained once, the rest lasts as long as you stand there. Going from level 2 to 3 charges 3 power.
    .words = research, knowledge, track, level, advance
rule-level-5 = Level 5
    .text = Only one player can stand on level 5 of an area. Entering it turns one of your green federation tokens to its gray side.
    .words = top, green token, last level
rule-board-actions = Power and QIC actions
    .text = Each of the ten spaces below the research board can be used once per round by one player. You pay power from bowl III or QICs.
    .words = power action, QIC action, purple, green
rule-special = Special actions
    .text = Orange symbols on boards, tiles and boosters and of the right academy: each is an action, free of cost, once per round.
    .words = special, orange, octagon
rule-pass = Pass
    .text = You score your booster and tiles with a passing symbol, give the booster back and take another one (none in round 6). Whoever passes first begins the next round. After passing you take no more turns, but you may still charge power.
    .words = passing, booster, end of round
rule-free = Free actions
    .text = In your own turn before or after the action: 4 power → 1 QIC, 3 power → 1 ore, 4 power → 1 knowledge, 1 power → 1 credit, 1 QIC → 1 ore, 1 knowledge or 1 ore → 1 credit, 1 ore → 1 power token. Never after passing.
    .words = conversion, convert, exchange, free
rule-burn = Burning power
    .text = A free action: discard one token of bowl II and move another from bowl II to bowl III. As often as there are two tokens.
    .words = burn, sacrifice, bowl II
rule-charge = Charging from others
    .text = When somebody builds or upgrades within 2 hexes of your structures you may charge as much as your strongest structure there is worth, for one VP less than that. All or nothing, unless your tokens or points allow only a part.
    .words = leech, passive, neighbour, charge, VP
rule-power-value = Power value
    .text = Mine 1, trading station and lab 2, institute and academy 3. It counts for federations and for charging.
    .words = value, strength, worth
rule-technology = Technology tiles
    .text = A new lab or academy, the action for 4 QICs, or the institute of the Itars gives a tile you do not have yet. With a tile under an area you may advance there; with one of the common row, anywhere.
    .words = tech, tile, standard, lab, advance
rule-advanced = Advanced technology
    .text = Instead of a standard tile, if you stand on level 4 or 5 of its area: turn a green federation token to gray and cover one of your standard tiles, whose effect ends. Then advance in any area.
    .words = advanced tile, cover, green token

## Federations

rule-federation = Form a federation
    .text = Connect planets of yours worth 7 or more with satellites on empty hexes, each for one discarded token. Planets side by side need none. Take a federation token with its reward.
    .words = federation, satellite, connect, seven
rule-minimal = As few satellites as possible
    .text = The planets you choose are linked with the fewest satellites possible. If at least one planet together with one satellite could be left out and 7 were still reached, you have to leave them out.
    .words = minimal, fewest, superfluous, satellite
rule-federation-later = Federations afterwards
    .text = A planet belongs to one federation only. A new structure beside a federation of yours joins it, without a reward. A new federation may neither use nor touch an old one. A federation once formed stays.
    .words = join, grow, adjacent, touch
rule-federation-tokens = Federation tokens
    .text = The reward comes at once. A green side can be turned to gray once, for an advanced tile or for level 5; the token of 12 VP is gray from the start.
    .words = token, green, gray, reward

## Research areas

rule-terra = Area: Terraforming
    .text = Steps cost 3 ore, from level 2 on 2 ore, from level 3 on 1 ore. Levels 1 and 4 give 2 ore at once; level 5 gives the federation token lying there.
    .words = terraforming, ore, steps
rule-nav = Area: Navigation
    .text = Range 1, from level 2 on 2, on level 4 it is 3, on level 5 it is 4. Levels 1 and 3 give 1 QIC at once; level 5 lets you place the Lost Planet.
    .words = navigation, range, lost planet
rule-int = Area: Artificial Intelligence
    .text = QICs at once: 1, 1, 2, 2 and 4 on levels 1 to 5.
    .words = AI, QIC, intelligence
rule-gaia = Area: Gaia Project
    .text = Levels 1, 3 and 4 give a gaiaformer, level 2 gives 3 power tokens. A Gaia Project takes 6 tokens, from level 3 on 4, from level 4 on 3. Level 5: 4 VP, and 1 VP for each Gaia planet you have colonised.
    .words = gaiaformer, gaia, tokens
rule-eco = Area: Economy
    .text = Income grows with levels 1 to 4: up to 2 ore, 4 credits and charging 4. Level 5 ends this income and gives 3 ore, 6 credits and charging 6 once.
    .words = economy, income, credits
rule-sci = Area: Science
    .text = Income of 1 to 4 knowledge on levels 1 to 4. Level 5 ends it and gives 9 knowledge once.
    .words = science, knowledge, income
rule-lost-planet = Lost Planet
    .text = Placed on reaching level 5 of Navigation, on an empty hex in range without planet, satellite or station. It costs nothing, counts as building a mine, is a planet type of its own, has power value 1 and is never upgraded.
    .words = lost, navigation, level 5

## Scoring

rule-boosters = Round boosters
    .text = Each has income or a special action, some score when you pass. You keep one for a round, and never the same two rounds in a row.
    .words = booster, round, pass
rule-round-scoring = Round scoring
    .text = Each round has a tile; what it names scores in that round every time it happens.
    .words = round tile, goal, points
rule-final-scoring = Final scoring tiles
    .text = Two tiles rank the players: 18, 12, 6 and 0 VP. Tied players share the points of their ranks equally; nobody gains points for nothing.
    .words = final, rank, tie, end
rule-end = End of the game
    .text = After round 6: final tiles, 4 VP for each research level from 3 on, and 1 VP for every three ore, knowledge and credits together.
    .words = end, final, research, resources, last

## Factions

rule-terrans = Terrans
    .text = Home: terra. In the Gaia phase tokens go from the Gaia area to bowl II. With the institute they may then gain resources worth as much power as moves; what they do not use is lost.
    .words = terra, blue, faction
rule-lantids = Lantids
    .text = Home: terra. They may build a mine on a planet that an opponent has colonised, without terraforming. It is never upgraded and counts neither as a planet type nor as a Gaia planet. With the institute each such mine brings 2 knowledge.
    .words = terra, blue, shared, faction
rule-xenos = Xenos
    .text = Home: desert. They place three mines at the start. With the institute a federation needs a power value of 6 only.
    .words = desert, yellow, third mine, faction
rule-gleens = Gleens
    .text = Home: desert. Until the right academy stands they gain ore instead of QICs. Gaia planets cost 1 ore, and a mine there gives 2 VP more. The institute brings their own federation token.
    .words = desert, yellow, ore, faction
rule-taklons = Taklons
    .text = Home: swamp. The Brainstone moves like a token and pays 3 power. With the institute each charging from others gives a token, before or after it as they like.
    .words = swamp, brown, brainstone, faction
rule-ambas = Ambas
    .text = Home: swamp. With the institute a special action swaps it with one of their mines; federations stay as they are, and nobody charges for it.
    .words = swamp, brown, swap, faction
rule-hadsch-hallas = Hadsch Hallas
    .text = Home: oxide. With the institute credits pay free actions as if they were power: 4 for a QIC, 3 for an ore, 4 for a knowledge.
    .words = oxide, red, credits, faction
rule-ivits = Ivits
    .text = Home: oxide. They start with the institute and without mines. They have one federation that grows: each further token needs another 7 of power value, and satellites cost 1 QIC each. A special action puts a space station on a hex in range; it has power value 1 and gives range.
    .words = oxide, red, space station, faction
rule-geodens = Geodens
    .text = Home: volcanic. With the institute the first mine on each new type of planet brings 3 knowledge.
    .words = volcanic, orange, types, faction
rule-baltaks = Bal T’aks
    .text = Home: volcanic. A gaiaformer at hand can be moved to the Gaia area until the next Gaia phase to gain 1 QIC. They cannot advance in Navigation before the institute stands. Their right academy gives 4 credits.
    .words = volcanic, orange, gaiaformer, navigation, faction
rule-firaks = Firaks
    .text = Home: titanium. With the institute a special action turns a lab into a trading station and advances any area. It counts as upgrading to a station; the lab can be built again, with a new tile.
    .words = titanium, gray, downgrade, faction
rule-bescods = Bescods
    .text = Home: titanium. A special action advances their lowest area. Institute and academies have changed places: labs become institutes, stations academies. With the institute their structures on titanium are worth 1 more.
    .words = titanium, gray, lowest, faction
rule-nevlas = Nevlas
    .text = Home: ice. A token of bowl III can be moved to the Gaia area to gain 1 knowledge. With the institute each token in bowl III pays 2 power; change is not given.
    .words = ice, white, knowledge, faction
rule-itars = Itars
    .text = Home: ice. Burnt tokens go to the Gaia area and come back. With the institute 4 tokens there can be discarded in the Gaia phase for a technology tile, as often as they last.
    .words = ice, white, burn, faction

## Solo play

rule-automa = Playing against the Automa
    .text = The Automa has no resources, tokens or tiles; cards say what it does and what it scores. You follow all rules, charge power when it builds, and compete with it and the neutral player in the final scoring. It never charges.
    .words = solo, alone, automa, opponent
rule-automa-setup = Automa: setting up
    .text = Seven sectors, five boosters in a row, one federation token of each kind fewer. The Automa takes a faction of another colour, two mines (Xenos three) near the centre, a booster by card, and 10 VP. You begin.
    .words = solo, setup, start
rule-automa-cards = Automa: cards
    .text = Two cards lie side by side: the left one says what it does, the right one how it chooses. In its next turn the left card moves to the right, and a new one comes to the left.
    .words = solo, decision card, action card, behaviour card, deck
rule-automa-turn = Automa: its turn
    .text = It reveals a card, acts by it, and scores the points on the card, even where the action was not possible. For a faction action it scores what the faction card says.
    .words = solo, turn, points
rule-automa-actions = Automa: actions
    .text = It builds a mine (upgrades if it cannot), upgrades, takes a power or QIC action away, advances in a random or in its highest area, or acts as its faction card says. It gains no tiles and no resources for it.
    .words = solo, action, mine, upgrade
rule-automa-choice = Automa: how it chooses
    .text = Among planets: what a final tile or its faction prefers, then the fewest terraforming steps, then the nearest to you, then by rows in the direction of the card. Among actions and areas it counts along the arrow on the card.
    .words = solo, tie, direction, selection
rule-automa-pass = Automa: passing
    .text = It passes when its deck is empty, or when one of the last three cards shows the symbol. It scores the number on the round tile, takes the booster of the card, and its deck grows by one card.
    .words = solo, pass, deck
rule-automa-scoring = Automa: final scoring
    .text = It scores research and final tiles as players do. All its structures but one count as being in federations. It has no leftover resources.
    .words = solo, final, end
rule-automa-levels = Automa: levels
    .text = Automalein plays without card 2 and starts with 0 VP; Automa as printed; Automächtig with card 9 added; Ultoma with cards 9 and 15; Alptrauma as Ultoma, with 1 VP more for each gain before the final scoring.
    .words = solo, difficulty, level, hard, easy

## Headings

section-game = The game
section-round = The round
section-actions = Actions
section-federations = Federations
section-areas = Research areas
section-scoring = Scoring
section-factions = Factions
section-solo = The solo game

## Components

rule-of-group = { $group }: { $name }
group-actions = Action
group-tech = Technology tile
group-advanced = Advanced tile
group-boosters = Booster
group-rounds = Round tile
group-final = Final tile
group-tokens = Federation token

## Where it is printed

rule-pages = { $edition }, p. { $pages }
edition-base-ru = Russian rulebook
edition-base-uk = Ukrainian rulebook
edition-automa-ru = Russian Automa booklet
