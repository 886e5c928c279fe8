"""Games that players leave or that are stopped, played from docs/reference/rules.md alone.

python3 leaving.py > leaving.jsonl

One game a line: the setup, the commands, what each of them gave (an event, or the code of a refusal), and the end, with
players by seat. The games are random, the same each time; one is kept if it shows something not yet shown often enough.
"""

from collections import Counter
from json import dumps
from random import Random

random = Random(7)


class Play:
    def __init__(self, setup):
        self.board, self.dice, self.rules, self.names = (setup[key] for key in ("board", "dice", "rules", "players"))
        self.jumps, self.start, self.seats = dict(self.board["jumps"]), self.board["start"], range(len(self.names))
        begin = (self.start, self.start, 0, 1)
        self.at, self.began, self.to_miss, self.times = ([value for _ in self.seats] for value in begin)
        self.ranking, self.gone, self.next, self.streak, self.over, self.aborted = [], [], 0, 0, False, False
        # Who may still begin, and what they threw in this round; nobody once it is decided.
        self.candidates, self.thrown, self.rounds = [], {}, 0
        if self.rules["opening"] == "highestRoll" and len(self.names) > 1:
            self.candidates = list(self.seats)
        self.shown = set()  # what is worth having in the file, in words

    def command(self, command):
        kind, seat = command["type"], dict(zip(self.names, self.seats)).get(command.get("player"))
        code = "aborted" if self.aborted else "over" if self.over else None
        if not code and kind == "withdraw" and seat not in self.left():
            code = "unknownPlayer" if seat is None else "alreadyHome" if seat in self.ranking else "alreadyWithdrew"
        if code:
            self.shown.add(f"{kind} refused: {code}")
            return {"refused": code}
        if kind == "abort":
            self.shown.add(f"aborted {len(command)} {self.candidates != []} {self.streak > 0} {min(2, len(self.ranking))}")
            self.over = self.aborted = True
            return command | {"type": "GameAborted"}
        event = self.roll(command["dice"]) if kind == "roll" else self.withdraw(seat)
        self.shown |= {f"after somebody left: {event.get('outcome')} {key}" for key in event if self.gone}
        return event | {"next": None if self.over else self.names[self.next]}

    def left(self):
        return [seat for seat in self.seats if seat not in self.ranking and seat not in self.gone]

    def ends(self):
        """Asks closing; the game is also over when nobody is left who is not home."""
        left, enough = len(self.left()), {"firstHome": self.ranking != [], "lastStanding": len(self.left()) == 1}
        self.over = left == 0 or enough.get(self.rules["closing"], False)
        return self.over

    def pass_on(self, event):
        """Step 10: to the next seat that is not home or gone and has no go to miss."""
        missed, left = [], self.left()
        self.next = (self.next + 1) % len(self.names)
        while self.next not in left or self.to_miss[self.next] > 0:
            if self.next in left:
                self.to_miss[self.next] -= 1
                missed.append(self.names[self.next])
            self.next = (self.next + 1) % len(self.names)
        event |= {"missed": missed} if missed else {}
        self.streak, self.began = 0, list(self.at)

    def who_begins(self, event):
        while len(self.candidates) > 1:
            self.next = next((seat for seat in self.candidates if seat not in self.thrown), None)
            if self.next is not None:
                return event
            highest = max(self.thrown[seat] for seat in self.candidates)
            self.candidates = [seat for seat in self.candidates if self.thrown[seat] == highest]
            self.thrown, self.rounds = {}, self.rounds + 1
        self.next, self.candidates = self.candidates[0], []
        return event | {"starts": self.names[self.next]}

    def roll(self, dice):
        seat, again, streak = self.next, self.rules["again"], self.rules["streak"]
        roll = sum(dice)
        event = {"type": "OpeningRolled", "player": self.names[seat], "dice": dice, "roll": roll}
        if self.candidates:
            self.thrown[seat] = roll
            return self.who_begins(event)
        event |= {"type": "TurnTaken", "from": self.at[seat], "path": []}
        by = roll * self.times[seat]
        if self.times[seat] != 1:
            event["factor"], self.times[seat] = self.times[seat], 1
        alike, top = len(set(dice)) == 1, dice[0] == self.dice["faces"]
        words = {"never": False, "highest": alike and top, "doubles": alike and len(dice) > 1}
        likes = words[again] if again in list(words) else roll in again["rolls"]
        self.streak = self.streak + 1 if likes else 0
        if streak != "unlimited" and self.streak == streak["limit"]:
            self.forfeit(event, seat, streak["penalty"])
        else:
            self.move(event, seat, by, roll)
        event["to"] = self.at[seat]
        if event["outcome"] == "home":
            self.ranking.append(seat)
            event["place"] = len(self.ranking)
        if self.ends():
            return event
        if event["outcome"] not in ("home", "forfeit") and (likes or "again" in event.get("effect", {})):
            return event | {"again": True} | ({"streak": self.streak} if self.streak else {})
        self.pass_on(event)
        return event

    def forfeit(self, event, seat, penalty):
        event["outcome"] = "forfeit"
        if penalty == "toStart":
            self.at[seat] = self.start
        if penalty == "void":
            moved = [one for one in self.seats if self.at[one] != self.began[one]]
            self.shown |= {"void leaves out one who left" for one in moved if one in self.gone}
            self.at = [self.at[one] if one in self.gone else self.began[one] for one in self.seats]
            restored = [[self.names[one], self.at[one]] for one in moved if one != seat and one not in self.gone]
            event |= {"restored": restored} if restored else {}

    def move(self, event, seat, by, roll):
        size, entering, jumping = self.board["size"], self.rules["entering"], self.rules["jumping"]
        to, event["outcome"] = self.at[seat] + by, "stay"
        if to > size:
            to = {"exact": None, "finish": size, "bounce": 2 * size - to}[self.rules["ending"]]
        if to is None or self.at[seat] == self.start and entering != "freely" and roll not in entering["rolls"]:
            return
        path = event["path"] = [to]
        jump = lambda: self.jumps.get(path[-1], path[-1])
        # Which way each jump may go, in turn: at most a snake and then a ladder, or as many of any as there are.
        ways = {"snakeThenLadder": [(-1,), (1,)], "chained": [(-1, 1)] * len(self.jumps)}.get(jumping, [(-1, 1)])
        for way in ways:
            if (jump() > path[-1]) - (jump() < path[-1]) in way:
                path.append(jump())
        self.at[seat] = path[-1]
        event["outcome"] = "move" if len(path) == 1 else "snake" if path[1] < path[0] else "ladder"
        if path[-1] == size:
            event["outcome"] = "home"
        elif str(path[-1]) in self.board["squares"]:
            effect = event["effect"] = self.board["squares"][str(path[-1])]
            self.at[seat] = effect.get("moveTo", path[-1])
            self.to_miss[seat] += effect.get("skip", 0)
            self.times[seat] = effect.get("times", 1)
        if self.at[seat] not in (self.start, size) and self.rules["capture"] == "sendToStart":
            here = [one for one in self.seats if one != seat and self.at[one] == self.at[seat]]
            self.shown |= {"capture leaves out one who left" for one in here if one in self.gone}
            captured = [one for one in here if one in self.left()]
            self.at = [self.start if one in captured else self.at[one] for one in self.seats]
            event |= {"captured": [self.names[one] for one in captured]} if captured else {}

    def withdraw(self, seat):
        event = {"type": "PlayerWithdrew", "player": self.names[seat]}
        own, miss = seat == self.next, min(2, self.to_miss[seat])
        self.shown |= {f"leaving {own=} {miss=} {self.times[seat] > 1}", f"leaving {own=} {self.streak > 0}"}
        self.gone.append(seat)
        if self.ends():
            self.shown.add(f"{self.rules['closing']} over by leaving, {len(self.ranking)} home")
        elif self.candidates:
            before = f"tied={seat in self.candidates and self.rounds > 0} thrown={seat in self.thrown}"
            self.candidates = [one for one in self.candidates if one != seat]
            sole, event = len(self.candidates) == 1, self.who_begins(event)
            self.shown.add(f"opening: leaving {own=} {before} {sole=} starts={'starts' in event}")
        elif own:
            self.pass_on(event)
            self.shown.add(f"leaving passes over {min(3, len(event.get('missed', [])))}")
        return event


def made_up():
    choice, size, start = random.choice, random.randint(8, 12), random.choice([0, 0, 1])
    count, faces = choice([(1, 2), (1, 3), (2, 2)])
    names = ["Ann", "Bob", "Cy", "Di", "Ed"][: choice([1, 2, 3, 4, 5])]
    rolls = {"rolls": random.sample(range(count, count * faces + 1), 2)}
    limit = {"limit": random.randint(1, 3), "penalty": choice(["forfeit", "toStart", "void", "void"])}
    rules = {
        "ending": choice(["exact", "finish", "bounce"]),
        "jumping": choice(["refused", "once", "chained", "snakeThenLadder"]),
        "again": choice(["never", "highest", "doubles" if count > 1 else rolls, rolls]),
        "streak": choice(["unlimited", limit, limit]), "entering": choice(["freely", "freely", rolls]),
        "capture": choice(["none", "sendToStart"]), "opening": choice(["listed", "highestRoll"]),
        "closing": choice(["firstHome", "everyoneHome", "lastStanding"][: len(names) + 1]),
    }
    # Squares in a row, each leading to the next: a chain without a loop. Every other link alone is no chain.
    way = random.sample(range(1, size), choice([1, 3, 4])) + [size] * choice([0, 1])
    jumps = list(zip(way, way[1:]))[:: 2 if rules["jumping"] == "refused" else 1]
    free = random.sample([square for square in range(1, size) if square not in dict(jumps)], 3)
    effects = [{"skip": 1}, {"skip": 2}, {"times": 2}, {"again": True}, {"moveTo": random.randint(start, size - 1)}]
    board = {"size": size, "jumps": jumps, "start": start, "squares": {str(square): choice(effects) for square in free}}
    return {"board": board, "players": names, "dice": {"count": count, "faces": faces}, "rules": rules}


def played(setup):
    play, commands, results, after = Play(setup), [], [], random.randint(0, 2)
    leaving, dice = random.choice([0.1, 0.2, 0.4]), setup["dice"]
    while len(commands) < 16 and after >= 0:
        roll = {"type": "roll", "dice": [random.randint(1, dice["faces"]) for _ in range(dice["count"])]}
        withdraw = {"type": "withdraw", "player": random.choice(setup["players"] * 4 + ["Zed"])}
        abort = {"type": "abort"} | random.choice([{}, {"reason": "supper"}])
        command = random.choices([roll, withdraw, abort], [0.98 - leaving, leaving, 0.02])[0]
        commands.append(command)
        results.append(play.command(command))
        after -= play.over
    end = {"positions": play.at, "next": None if play.over else play.next, "ranking": play.ranking, "over": play.over, "aborted": play.aborted}
    return play.shown, {"setup": setup, "commands": commands, "results": results, "end": end}


shown = Counter()
for _ in range(60_000):
    new, game = played(made_up())
    if any(shown[what] < 3 for what in new):
        shown.update(new)
        print(dumps(game, separators=(",", ":")))
