### Rules to look up, in our own words.

## The game

rule-goal = Aim of the game
    .text = Whoever has the most points at the end wins: VP chips, points printed on cards, developments of cost 6, goals. A tie goes to the player with more cards in hand and goods; if that is equal too, the win is shared.
    .words = win, winner, tie, tie-break, points
rule-setup = Setting up
    .text = Everybody gets a start world at random and six cards, and keeps four of them (Ancient Race: three). There are 12 VP in chips per player. A windfall start world begins with a good. With The Gathering Storm four small and two large goals lie open.
    .words = setup, start world, first hand, chips
rule-end = End of the game
    .text = The game ends after the round in which somebody has 12 or more cards on the table or the last VP chip is taken. The round is played to its end; chips that are missing come from the reserve.
    .words = end, twelve cards, last chip, over
rule-editions = Editions
    .text = Five cards of the base game differ between the first edition of 2007 and the second of 2018; the rules are the same. A card looked up says what the second edition prints. The first edition is played unless the lobby says otherwise.
    .words = edition, first, second, difference

## The round

rule-round = The round
    .text = Everybody chooses an action in secret, all are revealed together. Only the phases somebody has chosen take place, in the order I to V, but everybody acts in each of them. Whoever chose a phase also gets its bonus. At the end everybody discards down to ten cards.
    .words = round, phases, action card, bonus, secret
rule-new-cards = Cards placed in this phase
    .text = A card placed in a phase has no power in that same phase; from the next phase on it works. That holds for Military and discounts too. Where a phase is played twice, the card works in the second one.
    .words = new card, powers, same phase
rule-hand-limit = Hand limit
    .text = At the end of the round everybody discards down to ten cards, face down. Within the round a hand may be larger.
    .words = hand, limit, ten cards, discard

## Phases

rule-explore = I Explore
    .text = Everybody draws two cards and keeps one of them. Explore +5: draw five more. Explore +1/+1: draw one more and keep one more. Powers add to both. Only the cards just drawn can be kept or discarded.
    .words = explore, draw, keep, phase 1
rule-develop = II Develop
    .text = Everybody may place one development and pays its cost with cards of the hand. Who chose Develop pays one less; powers may take off more, never below zero. Two developments of the same name cannot lie in one tableau. Goods do not pay.
    .words = develop, development, cost, pay, phase 2
rule-settle = III Settle
    .text = Everybody may place one world: a non-military one is paid with cards, a military one needs as much Military as its defense and costs no cards. A windfall world gets a good at once. Who chose Settle draws a card after placing.
    .words = settle, world, conquer, pay, phase 3
rule-trade = $ Trade
    .text = Who chose Trade must sell one good, if there is one, before anybody consumes: novelty goods bring 2 cards, rare elements 3, genes 4, Alien technology 5, and Trade powers add to that.
    .words = trade, sell, good, price
rule-consume = IV Consume
    .text = Everybody uses the consuming powers, each once, in any order, choosing the goods. Whatever can be used must be; a power for several goods is used as often as it can be. Goods go to the discard pile unseen.
    .words = consume, power, order, goods, phase 4
rule-x2 = Consume ×2
    .text = Who chose ×2 takes twice the VP for consumed goods. Cards are not doubled, nor are points for discarded cards.
    .words = double, times two, VP
rule-produce = V Produce
    .text = Every production world without a good gets one. Who chose Produce also puts a good on one empty windfall world; powers do the same. A world holds one good at most. Powers that draw cards for goods are best used last.
    .words = produce, production, windfall, goods, phase 5

## Worlds and Military

rule-goods = Goods and kinds of worlds
    .text = There are four kinds: novelty goods (blue), rare elements (brown), genes (green), Alien technology (yellow). Production worlds get a good whenever Produce takes place; windfall worlds get one when placed and later by powers only. A good is a face-down card.
    .words = goods, kinds, novelty, rare, genes, alien, production, windfall
rule-military = Military
    .text = Military is the sum of all powers that give it, negative ones included; some of it counts against one kind of worlds only. A military world is conquered when the total that counts against it reaches its defense. Nothing is used up.
    .words = military, conquer, defense, attack, strength
rule-temporary-military = Temporary Military
    .text = New Military Tactics is discarded for +3, Space Mercenaries take up to two cards of the hand for +1 each. It lasts to the end of the Settle phase and does not help to pay for a world.
    .words = temporary, tactics, mercenaries, boost
rule-paying-for-military = Paying for a military world
    .text = With Contact Specialist a military world is placed like a non-military one whose cost is its defense less one; discounts and Colony Ship apply, temporary Military does not. Not for Alien technology. The world stays a military one. The set adds a third copy of the card.
    .words = contact specialist, pay, diplomat
rule-second-world = Second world
    .text = Improved Logistics lets its owner place another world after the first one and all its effects. Powers of the first one do not help, and the bonus of Settle is drawn once only; other draws after placing come again.
    .words = improved logistics, second settle
rule-gambling = Gambling
    .text = The owner of Gambling World names a number from 1 to 7 and turns up the top card. If that is its cost or defense the card is taken, else discarded. Everybody sees it.
    .words = gamble, casino, number

## Goals and other ways to play

rule-first-goals = Goals for the first
    .text = Checked at the end of the phases shown on them. Whoever meets the condition first scores 3 VP and keeps them for good; several in the same phase all score 3.
    .words = goal, first, small tile
rule-most-goals = Goals for the most
    .text = 5 VP for whoever has more than all others and at least the minimum. The holder keeps it on a tie, gives it to a single new leader, and back to the centre if several pass him at once or he falls below the minimum. At the end, others who have as much score 3 VP.
    .words = goal, most, large tile, tie
rule-two-actions = Two players, two actions
    .text = Each has nine action cards and chooses two different ones. Both Explores: draw eight, keep two. Both Consumes: sell, then double. Two Develops or two Settles: the phase is played twice; who chose one of them has the bonus in the first only.
    .words = duel, two players, advanced, double action
rule-draft = Draft
    .text = For two or three players: everybody gets two start worlds, then packs of five cards go round, one card kept from each, until the deck is used up. The picks are a deck of one’s own for the whole game, with a discard pile of one’s own.
    .words = draft, packs, own deck, picks
rule-robot = Playing against the robot
    .text = You choose two actions, two dice choose for the robot. Where its die lies it acts, else it reacts to your action. It has credits (0 to 4), an economy (0 to 5) and a face-down hand from which it reveals cards until one fits. There are no goals; 24 VP in chips.
    .words = robot, solo, dice, credits, economy
rule-robot-assumed = Solo game: assumed values
    .text = Not in the text of the rulebook, so assumed here: the faces of both dice (certain are a match on each and the head on one); what the head stands for with Epsilon Eridani, Alpha Centauri, Earth’s Lost Colony, Separatist Colony, Doomed World and Damaged Alien Factory; how many cards more New Sparta, Alpha Centauri and Separatist Colony draw. The host can replace these values.
    .words = robot, assumed, dice faces, overlays

## Lists

rule-of-group = { $group }: { $name }
rule-pages = { $edition }, p. { $pages }
edition-storm-ru = Russian rulebook of The Gathering Storm
group-card = Card
group-goal-tile = Goal
