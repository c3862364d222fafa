### Rules to look up, in our own words.

## The game

rule-goal = Aim of the game
    .text = Five rounds. Points come from floors, laws, missions, megastructures, specialists and steps past the end of the track; at the end from medals of honour, what is left over and completed projects. Most points win; a tie is shared.
    .words = win, points, tie, end
rule-assumed = What is assumed?
    .text = The rulebook we have lost its pictures. Our reconstruction, not print: which action stands on which space of the senate, Neo with its asteroids, the six shops, prices on E81216 and its multipliers, levels of missions and what a level costs, projects and their steps, start tokens, points for medals; also groups of deep-space effects and blocking tokens. The host can replace each value (ORRERY_ASSUMED); a game keeps those it began with.
    .words = assumed, reconstruction, missing, printed

## The round

rule-round = The round
    .text = With two or three players blocking tokens come first. Then everybody has four turns, one ambassador each. The executive phase follows: income, upkeep, projects, floors, law. Whoever holds the president’s pawn begins the next round.
    .words = round, phases, order
rule-placing = Placing an ambassador
    .text = Choose an ambassador, its side or a transfiguration that covers it, and a free space you can pay for with the bonus already counted. Place it, take the bonus, with funding put a marker on the mission of the space, pay for the action and carry it out. Then you may do one special mission.
    .words = place, ambassador, space, turn
rule-faces = Faces: voting and funding
    .text = Voting counts for its floor and for its wing’s law. Funding brings a mission marker and at the end of the round moves the project of its column. The outer module takes any number of ambassadors: no votes, no marker, no project.
    .words = vote, fund, face, outer module
rule-die = The assistants’ die
    .text = The first gain brings it with that value, further gains raise it, at most to 6. Once a round it may ride with a voting ambassador and adds its value to the votes. It comes back with its value.
    .words = die, assistants
rule-executive = Executive phase
    .text = 1. Income of productions. 2. Upkeep of the level. 3. Funding moves projects, column by column, top to bottom; on a completed one it goes to the joint project, where your first three bring a crystal each. 4. On each floor whoever has most votes scores the accreditation level, ties all. 5. The wing with more votes passes its law.
    .words = income, upkeep, floors, law, end of the round
rule-law = Laws
    .text = Every wing has a law of one planet. The wing with more votes passes its law: everybody scores twice his influence on that planet. A tie is decided by the holder of the president’s pawn. In round 4 the laws of round 5 lie open too.
    .words = law, wing, tie, president

## The senate

rule-spy = Spying
    .text = Pay 1 lavandium and copy the action of any planet or of a room but the president’s office, taken or blocked ones too; its own price is paid as well.
    .words = spy, copy
rule-missions = Special missions
    .text = A mission needs a marker, a spaceship and the accreditation level printed on it. One a turn, each once. A completed one stays with its ship; the start token and a deep-space token count as completed too.
    .words = mission, ship, marker, level
rule-accreditation = Accreditation
    .text = The level opens missions and is what a floor scores. Levels 3, 4 and 5 cost lavandium, copernium and oceanium each round; oceanium may replace the others. Who does not pay falls back. Step 8 brings a medal, the last step a deep-space token, every further step 1 point.
    .words = level, step, upkeep, track
rule-medals = Medals of honour
    .text = Whoever reaches the lowest threshold left on a planet takes that medal at once; one of each kind. The president’s office gives any you lack, of a planet the highest threshold. At the end points grow with their number.
    .words = medal, threshold, influence
rule-projects = Projects
    .text = Each column has a project that counts influence on a planet or completed missions. Completed ones score 16, 8 and 4 at the end (two players: 10 and 4, 7 each in a tie); nothing for zero, tied places are shared. The joint project counts contributions.
    .words = project, column, joint, funding

## Planets

rule-neo = Neo
    .text = The miner goes to a neighbouring space further on and takes what it shows; an asteroid token is taken and gone. On the last space every action takes a dead asteroid. The influence is the number of the space.
    .words = neo, miner, asteroid
rule-sixmoon = Sixmoon
    .text = The mage goes one moon further and takes one of its transfigurations; then the next moon is turned up. A transfiguration covers an ambassador once; unused it is worth 1 point at the end.
    .words = sixmoon, mage, moon, transfiguration
rule-atal = Atal
    .text = Take a specialist: of level 1, or of level 2 or 3 if you have a lower one of that type. Each works once: at once, with an action of its planet, or at any time in your turn.
    .words = atal, specialist, diplomat, robot, merchant
rule-arratuin = Arratuin
    .text = Pay for a shop. The first time a disc goes to level 1, the second time to level 2, each with its reward; later only the reward of level 2. Shops with two goods give one kind on level 1, any mix on level 2.
    .words = arratuin, shop, disc, trade
rule-e81216 = E81216
    .text = Build a production or a megastructure that you have not built. A production brings its income at once and every round. A megastructure scores the highest multiplier left times the lower of its two values.
    .words = e81216, production, megastructure, robot, multiplier

## Players and limits

rule-few-players = Two and three players
    .text = At the start of a round neutral tokens block spaces: two planets with as many votes as the round’s number, a third with none; with two players a room and a spy space too. Their votes count for floors and law: alone ahead on a floor, nobody scores.
    .words = two, three, blocking, neutral
rule-limits = Limits
    .text = At most 10 crystals together, 5 golden diamonds, 5 spaceships in the hangar. What goes beyond is lost; of crystals you choose which to keep. Resources may be discarded at any time of your turn.
    .words = limit, hangar, reserve, overflow

## Lists

rule-of-group = { $group }: { $name }
rule-pages = { $edition }, p. { $pages }
edition-federation-ru = Russian rulebook of Federation
section-game = The game
section-round = The round
section-senate = The senate
section-planets = Planets
section-variants = Players and limits
group-specialist = Specialist
group-transfiguration = Transfiguration
group-production = Production
group-room = Room of the senate
group-start = Start token
group-deep = Deep-space token
group-mission = Special mission
group-law = Law
group-asteroid = Asteroid
group-medal = Medal of honour
group-shop = Shop
