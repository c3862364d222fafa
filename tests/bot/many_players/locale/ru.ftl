### Market, the test game of prices that others can raise.

game-name = Market
    .command = market
command-buy = buy
    .about = Buy goods at the price of the day
move-buy = Buy
move-work = Work
move-bug = Break
move-raise = Raise the price
move-decline = Keep the price
ask-turn = Buy or work?
ask-bid = Raise the price?
event-bought = { $who } buys for { $price }.
event-worked = { $who } works.
event-raised = The price is { $price } now.
event-weather = The weather: { $is }.
habit-bid = bidding
habit-bid-ask = ask me
habit-bid-always = always
habit-bid-never = never
habit-bid-free = when it is free
habit-bid-faulty = faulty
habit-bid-nonsense = nonsense
word-sun = sun
word-rain = rain
