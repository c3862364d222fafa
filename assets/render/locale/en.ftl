### Words on pictures.

picture-round-of = Round { $n } of { $rounds } · { $phase }
picture-to-move = to move
picture-passed = passed

picture-research = Research
picture-scoring = Scoring
picture-players = Players
picture-common-row = Common row: advance anywhere
picture-tokens-left = Federation tokens left
picture-board-actions = Power and QIC actions, once per round each
picture-boosters-left = Boosters to take

picture-immediate = at once
picture-income = income
picture-pass = passing
picture-trigger = each time
picture-action = action
picture-passive = always

picture-area-terra = Terraform
picture-area-nav = Navigation
picture-area-int = AI
picture-area-gaia = Gaia
picture-area-eco = Economy
picture-area-sci = Science

picture-structures = Structures and their income
picture-pieces = Structures
picture-technology = Technology
picture-tokens = Federation tokens
picture-specials = Special actions
picture-booster = Booster
picture-next-income = Next income
picture-points = Points so far
picture-on-map = On the map

picture-galaxy = Galaxy
picture-open = In the open
picture-titled = { $title }: { $list }
picture-vp = { $n } VP
picture-round-goal = Round { $n }: { $goal }
picture-standing = { $name } { $count } ({ $vp } VP)
picture-range = range { $n }
picture-power-line = power { $bowls }, Gaia area { $gaia }
picture-stone-in = Brainstone: { $place }
picture-sector = Sector { $n }
picture-gaiaformers = Gaiaformers
picture-satellites = Satellites
picture-stations = Space stations
picture-covered = covered
picture-green = green
picture-gray = gray
picture-used = used
picture-terraforming-token = Token on Terraforming 5
picture-actions-taken = Actions taken this round
picture-changed = Changed
picture-targets = Targets
picture-candidates = Federation candidates
picture-targets-legend = Ringed: what can be chosen, with its number in the list.
picture-no-targets = Nothing to choose on the map now.
picture-no-candidates = No federation can be formed now.
picture-candidates-legend = Power value · planets and space stations · new satellites. The letters are those of the list.
picture-place = Place { $n }

picture-automa = Automa
picture-no-automa = Nobody here plays by cards
picture-discarded = Discarded
picture-reserve = In reserve: { $n }
picture-deck = Deck: { $n }, crosswise: { $crosswise }

picture-mode-codes = Every hex
picture-mode-codes-legend = The coordinates of every hex, empty ones too.
picture-mode-influence = Influence
picture-mode-influence-legend = The ground is that of whoever lives near and is strongest; gray where several are. On a free planet: who would be offered the most power if somebody built there, and how much.
picture-mode-reach = Reach
picture-mode-reach-legend = Ringed: free planets within reach with the QICs at hand; the number is how many QICs it takes. Paler ground needs QICs.
picture-mode-income = Income
picture-mode-income-legend = What each structure brings in; below, what the next income phase brings in all.
picture-mode-planets = Free planets
picture-mode-planets-legend = Terraforming steps to each free planet; ringed where none is needed. A Gaia planet costs what is shown, a transdim planet needs a gaiaformer.
picture-mode-power = Power values
picture-mode-power-legend = The power value of every structure; lines are drawn around federations.

picture-factions = Factions on this map
picture-factions-legend = Large: the type of home planet and how many there are; right: home types of others within two hexes. Boxes: the best places to begin (below a faction: its own) and what the three cheapest further mines take besides their own price. Below: the tile of the area a faction begins in, then rounds and final scoring that reward its abilities.
picture-factions-site = from { $hex }: { $list }
picture-factions-next = next mines: { $list }
picture-factions-near = neighbours: { $list }
picture-factions-able = { $institute } – { $able }

picture-balance = Balance
picture-balance-legend = Large: points if the game ended now, then what they are made of: points so far, the two final tiles, research, left resources.
picture-balance-legend-stores = Below: the stores now and after the next income, what is charged, and in red what would be lost.
picture-balance-total = { $n } VP if the game ended now
picture-balance-then = after the next income { $list }
picture-balance-lost = lost: { $list }
