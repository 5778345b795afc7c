"""Play until everything in a game has been resolved at least once.

    python -m tests.exhaustive --game lockdown

Each game says what there is to be resolved, and how one can tell: by wrapping what cards do, and by
listening to what is told. The runner plays random matches whose seats prefer what has not been seen
yet, and then positions in which the missing thing lies at hand. It prints what it could not reach.
"""
