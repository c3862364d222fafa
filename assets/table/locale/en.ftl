### Playing together: answers on the card, standing orders, taking back.

together-always = Always like this…
together-due = without an answer decided { $when }: free offers are taken, the rest declined
together-by-order = standing order
together-by-timeout = time is up
together-returned = { $who }: your confirmed turn was not played, because the table has changed since. Check it and confirm again.
together-order-about = It holds from now on in all your games of this kind. Where the order of things matters you are still asked.
together-order-set = From now on: { $setting }.
together-agree = { $who } agrees
together-until = Nothing changes unless all agree; this ends { $when }.
together-noted = Noted. Still to answer: { $who }
together-redo = Play it again
together-redone = Played again.
error-together-foreign = This button is for { $who }.
