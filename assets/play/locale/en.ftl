### The private panel.

## Choosing

panel-choose = Choose
panel-choose-some = Choose { $count }
panel-all-moves = All moves: { $n }
panel-needs = first: { $moves }
panel-for-seat = For **{ $name }**:
panel-most-gained = Most gained now
panel-only-with = only { $what }
panel-best = Best: { $what }
panel-proposed = Proposed: { $what }
panel-one-by-one = Step by step
panel-more = More…
panel-page = { $n }/{ $pages }
panel-none = None
panel-others = { $name }: more
panel-form-more = { $name } { $n }
panel-at-most = At most { $n }
panel-to-actions = Actions
panel-to-start = Back
panel-refresh = Refresh

## Sets of places

panel-gather = Choose places
panel-chosen = Chosen: { $list }
panel-candidates = Candidates
panel-like = Other layouts: { $n }
panel-search-on = Search on…

## The draft

panel-complete = That is all; confirm to carry it out.
panel-complete-order = That is all; give it as an order.
panel-complete-seal = That is all; seal it.
panel-waiting =
    { $seats ->
        [none] Nothing is asked of you now.
       *[other] Nothing is asked of you now; we are waiting for { $seats }.
    }
panel-confirm = Confirm
panel-close = Confirm, end the turn
panel-close-then = Confirm · { $move }
panel-confirm-on = Confirm, then go on
panel-back = Undo step
panel-over = Start over
panel-boards = Boards
panel-preview = Preview
panel-crossing =
    { $kind ->
        [alone] This reveals something: Confirm carries it out at once; then your turn goes on, if anything is left to do.
        [over] This reveals something or asks others: Confirm carries it out at once, and what is revealed is taken back only if all agree.
       *[on] This reveals something or asks others: Confirm carries it out at once, and what is revealed is taken back only if all agree. Your turn goes on after it, if anything is left to do.
    }
panel-confirmed = Confirmed. It is carried out as soon as all have answered: { $seats }.
panel-returned = The table has changed: your turn was not carried out. Look at it again and confirm.
panel-unmet = Not so now: { $conditions }.
panel-dropped = No longer possible and left out: { $moves }.
panel-repriced = The table has changed: prices or gains of your draft are different now.
panel-assumed = Others have still to answer ({ $seats }); your draft assumes that they decline.
panel-early = { $seats } will answer before you, but you can answer already.

## Secret answers

panel-seal = Seal
panel-seal-last = Seal and reveal
panel-last = You are the last: this reveals all answers.
panel-sealed =
    { $seats ->
        [none] **Sealed:** { $moves }.
       *[other] **Sealed:** { $moves }. It can be changed until all have answered; we are waiting for { $seats }.
    }
panel-change = Change
panel-changing = **Sealed:** { $moves }. It stays so until you seal something else.
panel-keep-sealed = Leave it sealed

## Orders

panel-order = Order: { $what }
panel-ordered = order: { $moves }
panel-order-about = **An order.** You are not asked yet; this is as if you were.
panel-order-kept = **An order.** It is given as soon as you are asked, if everything is possible at the same price then; otherwise you are asked.
panel-order-keep = Order
panel-was-ordered = This is what you had ordered.
panel-order-returned = Your order was not carried out, because things have changed since. Look at it again and seal it.
panel-skip = Ask me then
panel-coming =
    { $given ->
        [none] May still be asked: { $coming }
       *[other] Sealed: { $given } ✓ · may still be asked: { $coming }
    }
panel-sheet = This round

## Looking around

panel-why = Why not?
panel-why-title = What stands in the way:
panel-why-not = **{ $verb }**: what is not possible
panel-why-nothing = Everything is possible.
panel-why-others = Why not others?
panel-since = What happened
panel-since-title = Since your last turn:
panel-since-nothing = Nothing has happened.

## Planning ahead

panel-plan = Plan my turn
panel-planned = This is what you had planned.
panel-plan-about = **A plan.** It is not your turn yet; this is as if it were. When it comes, the plan is your draft.
panel-plan-kept = **A plan.** It is played by itself when your turn comes, if every step is possible at the same price then; otherwise you are asked.
panel-plan-keep = Play it when my turn comes
panel-plan-hold = Ask me first
panel-plan-other = If impossible…
panel-plan-other-ask = **If the last step is not possible any more:**
    -# If nothing named here is possible either, you are asked.
panel-plan-otherwise = Otherwise: { $move }
panel-plan-else = Next choice…
panel-plan-choice = **Choice { $n }:** { $moves }
panel-plan-choice-now = **Choice { $n }:**
panel-plan-then = Then my next turn…
panel-plan-turn = **Turn { $n }:** { $moves }
panel-plan-turn-now = **Turn { $n }:**
panel-plan-done = The plan
panel-plan-strict = Only if nothing comes up
panel-plan-lenient = Whatever comes up
panel-plan-is-strict = Only if you are asked nothing before your turn; otherwise you decide anew.

## What if

panel-what-if = What if…
what-if-note = **What if.** Only you see this: play for everybody, as many turns as you like. At the table nothing happens.
what-if-dealt = What you may not see is dealt anew.
what-if-seat = You now play for **{ $name }**:
what-if-again = From the table again
what-if-back = Back to the game
error-what-if-hidden = In this game there are moves that you do not know as a whole, so it cannot be played on alone.

## The panel

panel-done = Done.
panel-undo = Undo
panel-stale = This panel was out of date; here is your draft as it is now.
panel-asked = This question has been asked meanwhile: this is your answer now, no longer an order.
panel-asked-now = This question has been asked meanwhile, so your last tap has changed nothing. This is your answer now, no longer an order.
panel-order-over = That is not asked any more in this round; here is what there is now.
panel-missing = Not committed yet: something is still open.

## Rules to look up

rules-title = **Rules to look up**, page { $page } of { $pages }
rules-pick = Open a topic…
rules-headings = Go to a heading…
error-rules-unknown = Nothing is found under “{ $topic }”; /rules without a topic lists everything.

## Ideas

panel-ideas = Ideas
ideas-title = Ideas for this turn
ideas-note = What a turn changes for you at once, in points as a computer player counts them.
ideas-rated = A computer player takes what has brought most in games among its own kind; it has tried nothing out here.
ideas-for = for: { $why }
ideas-against = against: { $why }
ideas-take = Take idea { $n }
error-ideas-off = The rules of this table leave ideas out.
error-ideas-none = There is nothing to propose here.

## Marks

panel-marks = Marks
marks-about = For you alone, as long as this game lasts. What is proposed to be given away begins with ↓ and takes ⚑ last; standing orders can follow your marks.
marks-empty = Nothing is marked.
error-marks-none = In this game nothing can be marked.
error-mark-unknown = “{ $thing }” cannot be marked here; choose from the list.
