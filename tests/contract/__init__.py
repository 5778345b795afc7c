"""What every game must keep, whoever wrote it.

`MOMENTS` are promises that hold at any decision of any match; each is a function of a match and a
source of randomness, and leaves the match as it was. `MATCHES` are promises about whole matches;
each is a function of a case (a game, its seats and options) and a seed. The name of each reads as
the promise. A broken one raises AssertionError and says what it saw.

The quick suite tries each promise at a few decisions of every fourth variant on the shelf;
`python -m tests.mass` tries thousands of matches.
"""

from .cases import Case, all_cases, moments, play_on, walk
from .promises import MATCHES, MOMENTS

__all__ = ["MATCHES", "MOMENTS", "Case", "all_cases", "moments", "play_on", "walk"]
