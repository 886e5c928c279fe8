"""Exact counts of all throw sequences of small games, from docs/reference/rules.md alone.

python3 perft.py > perft.json

For each depth: how many sequences of throws there are to it, how many of them end the game with their last throw, and
sums over all of them (of the squares, weighted by seat; of what happened), so that a slip in any rule shows.
"""

from itertools import product
from json import dumps

GAMES = [
    {
        "name": "exact, chained, again on the highest face, first home",
        "depth": 10,
        "setup": {
            "board": {"size": 12, "jumps": [[2, 7], [7, 9], [11, 4], [10, 1]]},
            "players": ["Ann", "Bob"],
            "dice": {"faces": 4},
            "rules": {"jumping": "chained", "again": "highest"},
        },
    },
    {
        "name": "bounce, once, captures, void streaks, effects, everyone home",
        "depth": 10,
        "setup": {
            "board": {
                "size": 9,
                "jumps": [[3, 6], [6, 2], [8, 4]],
                "squares": {"1": {"again": True}, "2": {"times": 2}, "4": {"skip": 1}, "5": {"moveTo": 7}},
            },
            "players": ["Ann", "Bob"],
            "dice": {"faces": 3},
            "rules": {
                "ending": "bounce",
                "jumping": "once",
                "again": {"rolls": [3]},
                "streak": {"limit": 2, "penalty": "void"},
                "capture": "sendToStart",
                "closing": "everyoneHome",
            },
        },
    },
    {
        "name": "finish, snake then ladder, two dice, doubles, entering, three skips, last standing",
        "depth": 10,
        "setup": {
            "board": {"size": 6, "jumps": [[4, 2], [2, 5]], "squares": {"1": {"skip": 2}, "5": {"skip": 1}}},
            "players": ["Ann", "Bob", "Cy"],
            "dice": {"count": 2, "faces": 2},
            "rules": {
                "ending": "finish",
                "jumping": "snakeThenLadder",
                "again": "doubles",
                "streak": {"limit": 2, "penalty": "toStart"},
                "entering": {"rolls": [2, 3]},
                "capture": "sendToStart",
                "closing": "lastStanding",
            },
        },
    },
]


def play(setup, state, faces):
    """The state after one throw, and one number for what happened."""
    at, ranking, seat, streak, miss, times, began = state
    board, rules, players = setup["board"], setup.get("rules", {}), len(setup["players"])
    size, jumps, top = board["size"], dict(board["jumps"]), setup["dice"]["faces"]
    effects = {int(key): value for key, value in board.get("squares", {}).items()}
    at, miss, times = list(at), list(miss), list(times)
    roll, happened = sum(faces), 0
    by, times[seat] = roll * times[seat], 1

    again = rules.get("again", "never")
    liked = (
        roll in again["rolls"] if isinstance(again, dict)
        else again == "highest" and all(face == top for face in faces)
        or again == "doubles" and len(faces) > 1 and len(set(faces)) == 1
    )
    streak = streak + 1 if liked else 0
    limit = rules.get("streak")
    goes_on = False
    if limit and liked and streak >= limit["limit"]:
        happened += 1
        if limit["penalty"] == "void":
            happened += sum(1 for other in range(players) if other != seat and at[other] != began[other])
            at = list(began)
        elif limit["penalty"] == "toStart":
            at[seat] = 0
    else:
        to, path = at[seat] + by, []
        if at[seat] == 0 and roll not in rules.get("entering", {"rolls": [roll]})["rolls"]:
            to = None
        elif to > size:
            to = {"exact": None, "finish": size, "bounce": 2 * size - to}[rules.get("ending", "exact")]
        if to is None:
            goes_on = liked
            happened += 10
        else:
            jumping = rules["jumping"]
            if jumping == "once" and to in jumps:
                path, to = [to], jumps[to]
            while jumping == "chained" and to in jumps:
                path, to = path + [to], jumps[to]
            if jumping == "snakeThenLadder":
                for direction in (-1, 1):
                    if to in jumps and (jumps[to] - to) * direction > 0:
                        path, to = path + [to], jumps[to]
            happened += 100 * len(path)
            if to == size:
                at[seat], ranking = to, ranking + (seat,)
            else:
                effect = effects.get(to, {})
                to = effect.get("moveTo", to)
                miss[seat] += effect.get("skip", 0)
                times[seat] = effect.get("times", 1)
                goes_on = liked or "again" in effect
                at[seat] = to
                for other in range(players):
                    if other != seat and at[other] == to > 0 and rules.get("capture") == "sendToStart":
                        at[other] = 0
                        happened += 1000

    left = [other for other in range(players) if other not in ranking]
    closing = rules.get("closing", "firstHome")
    over = not left or closing == "firstHome" and ranking or closing == "lastStanding" and len(left) == 1
    if over:
        return (tuple(at), ranking, None, 0, tuple(miss), tuple(times), tuple(at)), happened
    if goes_on:
        return (tuple(at), ranking, seat, streak, tuple(miss), tuple(times), began), happened
    while True:
        seat = (seat + 1) % players
        if seat in ranking:
            continue
        if miss[seat] == 0:
            break
        miss[seat] -= 1
        happened += 10000
    return (tuple(at), ranking, seat, 0, tuple(miss), tuple(times), tuple(at)), happened


def perft(setup, depth):
    players, dice = len(setup["players"]), setup["dice"]
    throws = list(product(range(1, dice["faces"] + 1), repeat=dice.get("count", 1)))
    nothing = (0,) * players
    states = {(nothing, (), 0, 0, nothing, (1,) * players, nothing): 1}
    rows = []
    for _ in range(depth):
        after, over, squares, happened = {}, 0, 0, 0
        for state, ways in states.items():
            for faces in throws:
                came, what = play(setup, state, faces)
                squares += ways * sum((seat + 1) * square for seat, square in enumerate(came[0]))
                happened += ways * what
                if came[2] is None:
                    over += ways
                else:
                    after[came] = after.get(came, 0) + ways
        sequences = sum(states.values()) * len(throws)
        rows.append({"sequences": sequences, "over": over, "squares": squares, "happened": happened})
        states = after
    return rows


games = [{"name": game["name"], "setup": game["setup"], "depths": perft(game["setup"], game["depth"])} for game in GAMES]
print(dumps(games, indent=2))
