"""What the rules can say about a position beyond its options: outlook, obstacles, warnings, pay."""
