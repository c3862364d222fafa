"""What the client offers while somebody types: legal answers only, with their prices."""
