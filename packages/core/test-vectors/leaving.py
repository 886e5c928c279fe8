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
        self.at, self.began = [self.start for _ in self.seats], [self.start for _ in self.seats]
        self.to_miss, self.times = [0 for _ in self.seats], [1 for _ in self.seats]
        self.ranking, self.gone, self.next, self.streak = [], [], 0, 0
        self.over = self.aborted = False
        # Who may still begin, and what they threw in this round; nobody once it is decided.
        opening = self.rules["opening"] == "highestRoll" and len(self.names) > 1
        self.candidates, self.thrown, self.rounds = list(self.seats) if opening else [], {}, 0
        self.shown = set()  # what is worth having in the file, in words

    def command(self, command):
        result = self.refusal(command) or getattr(self, command["type"])(command)
        if "refused" in result:
            self.shown.add(f"{command['type']} refused: {result['refused']}")
        elif result["type"] != "GameAborted":
            result["next"] = None if self.next is None else self.names[self.next]
            if self.gone:
                what = result.get("outcome", result["type"])
                self.shown |= {f"after somebody left: {what}, {key}" for key in result}
        return result

    def refusal(self, command):
        if self.over:
            return {"refused": "aborted" if self.aborted else "over"}
        if command["type"] == "withdraw" and command["player"] not in self.names:
            return {"refused": "unknownPlayer"}
        seat = self.names.index(command["player"]) if command["type"] == "withdraw" else None
        return {"refused": "alreadyHome"} if seat in self.ranking else {"refused": "alreadyWithdrew"} if seat in self.gone else {}

    def left(self):
        return [seat for seat in self.seats if seat not in self.ranking and seat not in self.gone]

    def ends(self):
        """Asks closing; the game is also over when nobody is left who is not home."""
        left, closing = len(self.left()), self.rules["closing"]
        self.over = not left or closing == "firstHome" and self.ranking != [] or closing == "lastStanding" and left == 1
        self.next = None if self.over else self.next
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
            waiting = [seat for seat in self.candidates if seat not in self.thrown]
            if waiting:
                self.next = waiting[0]
                return event
            highest = max(self.thrown[seat] for seat in self.candidates)
            self.candidates = [seat for seat in self.candidates if self.thrown[seat] == highest]
            self.thrown, self.rounds = {}, self.rounds + 1
        self.next, self.candidates = self.candidates[0], []
        return event | {"starts": self.names[self.next]}

    def roll(self, command):
        dice, seat, again = command["dice"], self.next, self.rules["again"]
        roll = sum(dice)
        event = {"type": "OpeningRolled", "player": self.names[seat], "dice": dice, "roll": roll}
        if self.candidates:
            self.thrown[seat] = roll
            return self.who_begins(event)
        event |= {"type": "TurnTaken", "from": self.at[seat], "path": []}
        by = roll * self.times[seat]
        if self.times[seat] != 1:
            event["factor"], self.times[seat] = self.times[seat], 1
        likes = (
            roll in again["rolls"] if isinstance(again, dict)
            else again == "highest" and set(dice) == {self.dice["faces"]}
            or again == "doubles" and len(dice) > 1 and len(set(dice)) == 1
        )
        self.streak = self.streak + 1 if likes else 0
        if self.rules["streak"] != "unlimited" and self.streak == self.rules["streak"]["limit"]:
            self.forfeit(event, seat, self.rules["streak"]["penalty"])
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
            self.shown |= {"void leaves out somebody who left"} if set(moved) & set(self.gone) else set()
            moved = [one for one in moved if one not in self.gone]
            for one in moved:
                self.at[one] = self.began[one]
            restored = [[self.names[one], self.at[one]] for one in moved if one != seat]
            event |= {"restored": restored} if restored else {}

    def move(self, event, seat, by, roll):
        size, entering, jumping = self.board["size"], self.rules["entering"], self.rules["jumping"]
        to, event["outcome"] = self.at[seat] + by, "stay"
        if to > size:
            to = {"exact": None, "finish": size, "bounce": 2 * size - to}[self.rules["ending"]]
        if to is None or self.at[seat] == self.start and entering != "freely" and roll not in entering["rolls"]:
            return
        path = event["path"] = [to]
        if jumping == "snakeThenLadder":
            for down in (True, False):
                if path[-1] in self.jumps and (self.jumps[path[-1]] < path[-1]) == down:
                    path.append(self.jumps[path[-1]])
        else:
            while path[-1] in self.jumps and (jumping == "chained" or len(path) == 1):
                path.append(self.jumps[path[-1]])
        self.at[seat] = path[-1]
        event["outcome"] = "move" if len(path) == 1 else "snake" if path[1] < path[0] else "ladder"
        if path[-1] == size:
            event["outcome"] = "home"
            return
        if str(path[-1]) in self.board["squares"]:
            effect = event["effect"] = self.board["squares"][str(path[-1])]
            self.at[seat] = effect.get("moveTo", path[-1])
            self.to_miss[seat] += effect.get("skip", 0)
            self.times[seat] = effect.get("times", 1)
        if self.at[seat] != self.start and self.rules["capture"] == "sendToStart":
            here = [one for one in self.seats if one != seat and self.at[one] == self.at[seat]]
            self.shown |= {"a token that left is not captured"} if set(here) & set(self.gone) else set()
            captured = [one for one in here if one in self.left()]
            for one in captured:
                self.at[one] = self.start
            event |= {"captured": [self.names[one] for one in captured]} if captured else {}

    def withdraw(self, command):
        seat, event = self.names.index(command["player"]), {"type": "PlayerWithdrew", "player": command["player"]}
        own, has = seat == self.next, "their own" if seat == self.next else "another's"
        self.shown |= {f"leaving in {has} streak, {self.rules['streak'] != 'unlimited'}"} if self.streak else set()
        self.shown |= {f"leaving with {min(2, self.to_miss[seat])} to miss, times {self.times[seat]}, in {has} go"}
        self.gone.append(seat)
        if self.ends():
            self.shown.add(f"{self.rules['closing']} over by leaving, {len(self.ranking)} home")
        elif self.candidates:
            tied, thrown = seat in self.candidates and self.rounds > 0, seat in self.thrown
            self.candidates = [one for one in self.candidates if one != seat]
            self.thrown.pop(seat, None)
            several = len(self.candidates) > 1
            event = self.who_begins(event)
            self.shown.add(f"opening: leaving in {has} throw, {tied=} {thrown=} {several=} starts={'starts' in event}")
        elif own:
            self.pass_on(event)
            self.shown.add(f"leaving passes over {min(3, len(event.get('missed', [])))}")
        return event

    def abort(self, command):
        moment = "the opening" if self.candidates else "a streak" if self.streak else f"turns, {len(self.ranking)} home"
        self.shown.add(f"aborted {'with' if 'reason' in command else 'without'} a reason in {moment}")
        self.over, self.aborted, self.next = True, True, None
        return command | {"type": "GameAborted"}


def made_up():
    choice, size, start = random.choice, random.randint(7, 12), random.choice([0, 0, 1])
    count, faces = choice([(1, 2), (1, 3), (2, 2)])
    rolls = {"rolls": random.sample(range(count, count * faces + 1), 2)}
    names, jumping = ["Ann", "Bob", "Cy", "Di", "Ed"][: choice([1, 2, 3, 4, 5])], choice(["refused", "once", "chained", "snakeThenLadder"])
    # Squares in a row, each leading to the next: chains without loops. Every other link alone is no chain.
    way = random.sample(range(1, size), random.choice([1, 3, 4])) + [size] * choice([0, 1])
    jumps = list(zip(way, way[1:]))[:: 2 if jumping == "refused" else 1]
    free = [square for square in range(1, size) if square not in dict(jumps)]
    effects = [{"skip": 1}, {"skip": 2}, {"times": 2}, {"again": True}, {"moveTo": random.randint(start, size - 1)}]
    squares = {str(square): choice(effects) for square in sorted(random.sample(free, 3))}
    limit = {"limit": random.randint(1, 3), "penalty": choice(["forfeit", "toStart", "void", "void"])}
    rules = {"ending": choice(["exact", "finish", "bounce"]), "jumping": jumping}
    rules |= {"again": choice(["never", "highest", "doubles" if count > 1 else rolls, rolls])}
    rules |= {"streak": choice(["unlimited", limit, limit]), "entering": choice(["freely", "freely", rolls])}
    rules |= {"capture": choice(["none", "sendToStart"]), "opening": choice(["listed", "highestRoll"])}
    rules |= {"closing": choice(["firstHome", "everyoneHome"] + ["lastStanding"] * (len(names) > 1))}
    board = {"size": size, "jumps": jumps, "start": start, "squares": squares}
    return {"board": board, "players": names, "dice": {"count": count, "faces": faces}, "rules": rules}


def played(setup):
    play, commands, results, after = Play(setup), [], [], random.randint(0, 2)
    leaving, dice = random.choice([0.1, 0.2, 0.4]), setup["dice"]
    while len(commands) < 16 and after >= 0:
        kind = random.random()
        command = {"type": "roll", "dice": [random.randint(1, dice["faces"]) for _ in range(dice["count"])]}
        if kind < leaving:
            command = {"type": "withdraw", "player": random.choice(setup["players"] * 4 + ["Zed"])}
        elif kind > 0.98:
            command = {"type": "abort"} | random.choice([{}, {"reason": "supper"}])
        commands.append(command)
        results.append(play.command(command))
        after -= play.over
    end = {"positions": play.at, "next": play.next, "ranking": play.ranking, "over": play.over, "aborted": play.aborted}
    return play.shown, {"setup": setup, "commands": commands, "results": results, "end": end}


shown = Counter()
for _ in range(20_000):
    new, game = played(made_up())
    if any(shown[what] < 2 for what in new):
        shown.update(new)
        print(dumps(game, separators=(",", ":")))
