"""The golden matches of Theseus."""
