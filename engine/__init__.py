"""Rules of the games: state is a function of setup and moves."""
