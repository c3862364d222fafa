"""The slash commands: what they are called, what they take, what they do."""
