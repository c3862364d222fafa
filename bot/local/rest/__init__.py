"""Discord's REST API below `/api/v10`, as far as a bot like ours uses it."""
