"""A bot in any language: this one is Python without Hullbreach, and takes any option.

hullbreach play theseus --seat "1=program:python3 examples/bots/any_move.py"
"""

import json
import random
import sys


def answer(decision: dict) -> str:
    """The id of an option; of several things, those that must be, in any order."""
    options = decision["options"]
    rests = [option["id"].partition(":")[2] for option in options]
    if decision["kind"] == "order":
        random.shuffle(rests)
        return f"{options[0]['verb']}:{','.join(rests)}"
    if decision["kind"] == "some":
        chosen = random.sample(rests, max(decision["least"], min(1, decision["most"])))
        return f"{options[0]['verb']}:{'+'.join(chosen)}" if chosen else "none"
    return random.choice(options)["id"]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        reply = {"type": "ready"}
    elif message["type"] == "decide":
        reply = {"type": "answer", "option": answer(message["decision"])}
    elif message["type"] == "refused":
        sys.exit(message["message"])
    else:
        break
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()
