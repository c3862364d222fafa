"""The Automa, the opponent of the solo game: it plays by the cards of its printed booklet."""
