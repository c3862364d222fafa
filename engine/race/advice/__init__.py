"""What can be said about a question: outlook, obstacles, warnings, proposals."""
