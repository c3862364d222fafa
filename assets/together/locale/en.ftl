together-always = Always like this…
together-by-order = standing order
together-by-timeout = time is up
together-due = without an answer decided { $when }: free offers are taken, the rest declined
together-redo = Play it again
