"""Command lines of the engine; imported by nobody but engine.__main__."""
