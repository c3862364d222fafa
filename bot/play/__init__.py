"""My turn: `/turn`, `/move`, the private panel, autocomplete, plans, and why not."""
