"""From the outbox to Discord: what is posted, in order per channel, once each."""
