"""Right answers for sha256-counter/1, from its description in docs/reference/dice.md alone.

python3 sha256-counter.py > sha256-counter.json
"""

from hashlib import sha256
from json import dumps


def throw(seed, dice, n):
    """The faces of throw n, and how many words were refused on the way."""
    weights = dice.get("weights")
    total = sum(weights) if weights else dice["faces"]
    faces, refused = [], 0
    for i in range(dice["count"]):
        die = n * dice["count"] + i
        t = 0
        while True:
            counter = die.to_bytes(8, "big") + t.to_bytes(4, "big")
            word = int.from_bytes(sha256(seed.encode() + b"\0" + counter).digest()[:4], "big")
            if word < 2**32 // total * total:
                break
            t += 1
        refused += t
        slot = word % total
        if weights:
            face = next(f for f in range(1, len(weights) + 1) if sum(weights[:f]) > slot)
        else:
            face = slot + 1
        faces.append(face)
    return faces, refused


def die(faces, count=1, **more):
    return {"count": count, "faces": faces, **more}


first, far = range(12), [2**32 - 1, 2**32, 2**53 - 1]
vectors = [
    ("one die of six", "42", die(6), [*first, *far]),
    ("the empty seed", "", die(6), first),
    ("not ASCII", "Schlangen & Leitern: 蛇と梯子 🐍🪜", die(6), first),
    ("a byte order mark", "\ufeff42", die(6), first),
    ("composed", "\u00e9", die(6), first),
    ("decomposed", "e\u0301", die(6), first),
    ("a zero byte inside", "a\0b", die(6), first),
    ("exactly one block with the zero byte", "x" * 63, die(6), first),
    ("longer than a block", "serpentine " * 20, die(6), first),
    ("twenty faces", "42", die(20), first),
    ("one face", "42", die(1), first),
    ("two dice", "42", die(6, 2), [*first, 2**31, (2**53 - 2) // 2]),
    ("ten dice", "42", die(6, 10), [*range(4), (2**53 - 10) // 10]),
    ("weighted", "42", die(6, weights=[1, 1, 1, 1, 1, 2]), first),
    ("weights of 0", "42", die(5, 2, weights=[0, 3, 0, 1, 0]), first),
    ("heavy weights", "42", die(3, weights=[10**9, 1, 10**9]), first),
    ("weights of 2^32 together", "42", die(2, weights=[2**31, 2**31]), first),
    ("refused almost every second time", "42", die(2**31 + 1), range(24)),
    ("refused almost every second time, weighted", "42", die(2, 3, weights=[2**30, 2**30 + 1]), first),
    ("2^32 - 1 faces", "42", die(2**32 - 1), first),
    ("2^32 faces", "42", die(2**32), first),
]

print("[")
for place, (name, seed, dice, numbers) in enumerate(vectors):
    thrown = [(n, *throw(seed, dice, n)) for n in numbers]
    print("  {")
    print(f'    "name": {dumps(name)},')
    print(f'    "seed": {dumps(seed)},')
    print(f'    "sha256": {dumps(sha256(seed.encode()).hexdigest())},')
    print(f'    "dice": {{ {dumps(dice)[1:-1]} }},')
    print(f'    "refused": {sum(refused for _, _, refused in thrown)},')
    print('    "throws": [')
    lines = [f'      {{ "n": {n}, "faces": {dumps(faces)} }}' for n, faces, _ in thrown]
    print(",\n".join(lines))
    print("    ]")
    print("  }" + ("," if place < len(vectors) - 1 else ""))
print("]")
