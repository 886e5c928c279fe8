#!/usr/bin/env python3
"""Checks the sealed dice of a log without a line of the library: python3 check_seal.py game.jsonl

The seed in the seal must hash to the commitment in the header, the seal's own hash must fit the lines before it, and
every throw must show the faces that the seed gives. Exit code 0: all holds; 1: the first line that does not is named.
"""

import hashlib
import json
import sys


def throw(seed, number, dice):
    """The faces of throw `number` (0 for the first): sha256-counter/1, as docs/reference/dice.md writes it down."""
    weights = dice.get("weights") or [1] * dice["faces"]
    total = sum(weights)
    limit = 2**32 // total * total
    faces = []
    for die in range(number * dice["count"], (number + 1) * dice["count"]):
        attempt = 0
        while True:
            counters = die.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hashlib.sha256(seed.encode() + b"\0" + counters).digest()[:4], "big")
            if word < limit:
                break
            attempt += 1
        rest = word % total
        face = 0
        while rest >= weights[face]:
            rest -= weights[face]
            face += 1
        faces.append(face + 1)
    return faces


def check(text):
    """What does not hold, or None."""
    *lines, last = text.splitlines(keepends=True)
    seal = json.loads(last)
    header = json.loads(lines[0])
    if header["source"]["kind"] != "sealed":
        return "line 1: the dice are not sealed"
    if "seed" not in seal:
        return f"line {len(lines) + 1}: the seed is not shown; is the game over?"
    if hashlib.sha256("".join(lines).encode()).hexdigest() != seal["sha256"]:
        return f"line {len(lines) + 1}: the seal's hash does not fit the lines before it"
    if hashlib.sha256(seal["seed"].encode()).hexdigest() != header["source"]["commitment"]:
        return f"line {len(lines) + 1}: the seed is not the one that was committed to"
    number = 0
    for place, line in enumerate(lines[1:], start=2):
        event = json.loads(line)
        if "dice" not in event:
            continue
        expected = throw(seal["seed"], number, header["setup"]["dice"])
        if event["dice"] != expected:
            return f"line {place}: the dice show {event['dice']}, the seed gives {expected}"
        number += 1
    print(f"{number} throws are what the sealed seed gives")
    return None


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        problem = check(file.read())
    if problem is not None:
        sys.exit(problem)
