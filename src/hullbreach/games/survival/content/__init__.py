"""Cards and effects that are printed in both titles."""
