"""Pictures and words of Race for the Galaxy."""
