"""Race for the Galaxy in pictures and in words."""
