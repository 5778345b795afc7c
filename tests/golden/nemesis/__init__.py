"""The golden matches of Nemesis."""
