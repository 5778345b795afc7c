"""`python -m tests.contract.fingerprints GAME`: one line per variant that names its match."""

import sys

from .cases import all_cases
from .processes import fingerprint

for case in all_cases(sys.argv[1]):
    sys.stdout.write(f"{case} {fingerprint(case)}\n")
