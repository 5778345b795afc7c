"""The golden matches of Lockdown."""
