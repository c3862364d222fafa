"""What can be said about a question beyond its options: outlook, obstacles, warnings, proposals."""
