"""What Lockdown and Nemesis share. A title states only what is its own."""
