"""Old matches live on: records and saves written at each stage of development, never changed again.

    python -m tests.corpus STAGE        # before a release: keep what this program writes

Every later program must load every one of them. Where a rule has been corrected since, the answers
that no longer fit are asked again.
"""
