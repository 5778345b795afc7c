"""`python -m hullbreach` is the command `hullbreach`."""

from hullbreach.cli import main

if __name__ == "__main__":
    main()
