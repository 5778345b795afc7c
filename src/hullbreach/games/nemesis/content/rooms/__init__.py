"""The rooms of the ship, one file per pile."""
