"""What a seat makes up before it is played: drafts, plans, orders, marks, and tables of what if."""
