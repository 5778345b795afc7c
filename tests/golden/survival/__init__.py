"""What the golden matches of Lockdown and Nemesis share."""
