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
picture-technology = Technology
picture-tokens = Federation tokens
picture-specials = Special actions
picture-booster = Booster
picture-next-income = Next income
picture-points = Points so far
picture-on-map = On the map
picture-none = none
