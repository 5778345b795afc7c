"""Matches kept as they were played: one record per way a game can end, one transcript per mode.

`<game>/records/*.json` are replayed, `<game>/transcripts/*.txt` are written again and compared.
After a change of the rules or of the English words: `python -m tests.golden.write`, then read the
diff as carefully as the change itself.
"""
