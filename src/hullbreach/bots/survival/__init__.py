"""What bots know in Lockdown and Nemesis alike: ways, dangers, wounds, and how to plan.

A game adds its part in a package of its own: its milestones, its shelters, and what its cards,
items and rooms are for.
"""
