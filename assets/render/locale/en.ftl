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
