"""Race for the Galaxy with The Gathering Storm: the rules."""
