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
        fresh = lambda value: [value for _ in self.seats]
        self.at, self.began, self.to_miss, self.times = fresh(self.start), fresh(self.start), fresh(0), fresh(1)
        self.ranking, self.gone, self.next, self.streak, self.over, self.aborted = [], [], 0, 0, False, False
        # Who may still begin, and what they threw in this round; nobody once it is decided.
        opening = self.rules["opening"] == "highestRoll" and len(self.names) > 1
        self.candidates, self.thrown, self.rounds = list(self.seats) if opening else [], {}, 0
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
            self.shown.add(f"aborted {len(command)} {self.candidates != []} {self.streak > 0} {self.ranking != []}")
            self.over = self.aborted = True
            return command | {"type": "GameAborted"}
        event = self.roll(command["dice"]) if kind == "roll" else self.withdraw(seat)
        self.shown |= {f"after somebody left: {event.get('outcome')} {key}" for key in event if self.gone}
        return event | {"next": None if self.over else self.names[self.next]}

    def left(self):
        return [seat for seat in self.seats if seat not in self.ranking and seat not in self.gone]

    def ends(self):
        left, enough = len(self.left()), {"firstHome": self.ranking != [], "lastStanding": len(self.left()) == 1}
        self.over = left == 0 or enough.get(self.rules["closing"], False)
        return self.over

    def pass_on(self, event):
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
        seat, roll, again, streak = self.next, sum(dice), self.rules["again"], self.rules["streak"]
        event = {"type": "OpeningRolled", "player": self.names[seat], "dice": dice, "roll": roll}
        if self.candidates:
            self.thrown[seat] = roll
            return self.who_begins(event)
        event |= {"type": "TurnTaken", "from": self.at[seat], "path": []}
        factor, self.times[seat] = self.times[seat], 1
        event |= {"factor": factor} if factor != 1 else {}
        top, alike = min(dice) == self.dice["faces"], len(set(dice)) == 1
        words = {"never": False, "highest": top, "doubles": alike and len(dice) > 1}
        likes = words[again] if again in list(words) else roll in again["rolls"]
        self.streak = self.streak + 1 if likes else 0
        if streak != "unlimited" and self.streak == streak["limit"]:
            self.forfeit(event, seat, streak["penalty"])
        else:
            self.move(event, seat, roll * factor, roll)
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
        self.at[seat] = self.start if penalty == "toStart" else self.at[seat]
        if penalty == "void":
            moved = [one for one in self.seats if self.at[one] != self.began[one]]
            self.shown |= {"void leaves out one who left" for one in moved if one in self.gone}
            self.at = [self.at[one] if one in self.gone else self.began[one] for one in self.seats]
            restored = [[self.names[one], self.at[one]] for one in moved if one != seat and one not in self.gone]
            event |= {"restored": restored} if restored else {}

    def move(self, event, seat, by, roll):
        size, entering, jumping = self.board["size"], self.rules["entering"], self.rules["jumping"]
        to, event["outcome"] = self.at[seat] + by, "stay"
        to = {"exact": None, "finish": size, "bounce": 2 * size - to}[self.rules["ending"]] if to > size else to
        if to is None or self.at[seat] == self.start and entering != "freely" and roll not in entering["rolls"]:
            return
        path = event["path"] = [to]
        jump = lambda: self.jumps.get(path[-1], path[-1])
        # Which way each jump may go, in turn: at most a snake and then a ladder, or as many of any as there are.
        ways = {"snakeThenLadder": [(-1,), (1,)], "chained": [(-1, 1)] * len(self.jumps)}
        for way in ways.get(jumping, [(-1, 1)]):
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
            captured = [self.names[one] for one in here if one in self.left()]
            self.at = [self.start if name in captured else at for name, at in zip(self.names, self.at)]
            event |= {"captured": captured} if captured else {}

    def withdraw(self, seat):
        event, own = {"type": "PlayerWithdrew", "player": self.names[seat]}, seat == self.next
        self.shown |= {f"{own=} {min(2, self.to_miss[seat])} {self.times[seat] > 1}", f"{own=} {self.streak > 0}"}
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
    (count, faces), names = choice([(1, 2), (1, 3), (2, 2)]), ["Ann", "Bob", "Cy", "Di", "Ed"][: choice([1, 2, 3, 4, 5])]
    rolls = {"rolls": random.sample(range(count, count * faces + 1), 2)}
    limit = {"limit": random.randint(1, 3), "penalty": choice(["forfeit", "toStart", "void", "void"])}
    rules = {
        "ending": choice(["exact", "finish", "bounce"]), "capture": choice(["none", "sendToStart"]),
        "jumping": choice(["refused", "once", "chained", "snakeThenLadder"]), "opening": choice(["listed", "highestRoll"]),
        "again": choice(["never", "highest", "doubles" if count > 1 else rolls, rolls]),
        "streak": choice(["unlimited", limit, limit]), "entering": choice(["freely", "freely", rolls]),
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
        commands += random.choices([roll, withdraw, abort], [0.98 - leaving, leaving, 0.02])
        results.append(play.command(commands[-1]))
        after -= play.over
    upcoming, over = None if play.over else play.next, {"over": play.over, "aborted": play.aborted}
    end = {"positions": play.at, "next": upcoming, "ranking": play.ranking} | over
    return play.shown, {"setup": setup, "commands": commands, "results": results, "end": end}


shown = Counter()
for _ in range(60_000):
    new, game = played(made_up())
    if any(shown[what] < 3 for what in new):
        shown.update(new)
        print(dumps(game, separators=(",", ":")))
