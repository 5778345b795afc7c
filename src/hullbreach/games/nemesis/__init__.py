"""Nemesis. The ship, its engines and its course, and the two ways home."""
