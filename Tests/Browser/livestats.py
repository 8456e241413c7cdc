"""A game of five a side as FIBA LiveStats writes it, played by chance: the same seed is the same game."""

import math
import random

TEAMS = (
    ("Harbour Herons", "Mira Solberg,Tove Aasen,Lea Brandt,Ida Falk,Nora Quist,Siri Holm,Ane Dahl,Ulla Rask"),
    ("Valley Foxes", "Ruth Ambler,Joan Carver,Edie Marsh,Pip Thorne,Wren Oakes,Gwen Vale,Dot Hollis,Faye Nash"),
)
COUNTS = {
    ("2pt", 0): ["sTwoPointersAttempted"], ("2pt", 1): ["sTwoPointersAttempted", "sTwoPointersMade"],
    ("3pt", 0): ["sThreePointersAttempted"], ("3pt", 1): ["sThreePointersAttempted", "sThreePointersMade"],
    ("freethrow", 0): ["sFreeThrowsAttempted"], ("freethrow", 1): ["sFreeThrowsAttempted", "sFreeThrowsMade"],
    ("assist", 1): ["sAssists"], ("turnover", 1): ["sTurnovers"], ("steal", 1): ["sSteals"],
    ("block", 1): ["sBlocks"], ("foul", 1): ["sFoulsPersonal"],
    ("offensive", 1): ["sReboundsOffensive"], ("defensive", 1): ["sReboundsDefensive"],
}
POINTS = {"2pt": 2, "3pt": 3, "freethrow": 1}


class LiveStats:
    """A game as it goes on, and the box that a statistician keeps of it."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.places = random.Random(seed)
        self.plays = []
        self.shots = [[], []]
        self.period, self.left = 0, 0
        self.court = [list(range(1, 6)), list(range(1, 6))]
        keys = {key for counted in COUNTS.values() for key in counted}
        self.box = [[dict.fromkeys(keys, 0) for _ in range(9)] for _ in TEAMS]
        self.seconds = [[0] * 9, [0] * 9]
        self.lines = [[0] * 4, [0] * 4]

    def is_level(self):
        return sum(self.lines[0]) == sum(self.lines[1])

    def write(self, side, player, kind, detail="", success=1, cause=""):
        """Writes a play down, counts it, and answers with its number."""
        number = len(self.plays) + 1
        self.plays.insert(0, {
            "actionNumber": number, "previousAction": cause, "actionType": kind, "subType": detail,
            "success": success, "tno": side + 1, "pno": player, "period": self.period,
            "periodType": "REGULAR", "clock": "%02d:%02d:00" % divmod(self.left, 60), "qualifier": [],
        })
        for key in COUNTS.get((detail if kind == "rebound" else kind, success), []):
            self.box[side][player][key] += 1
        if success and kind in POINTS:
            self.lines[side][self.period - 1] += POINTS[kind]
        return number

    def wait(self, seconds):
        seconds = min(seconds, self.left)
        for side in 0, 1:
            for player in self.court[side]:
                self.seconds[side][player] += seconds
        self.left -= seconds

    def some(self, side):
        return self.chance.choice(self.court[side])

    def rebound(self, side):
        """Somebody takes a miss of a side: who has the ball then."""
        keeps = self.chance.random() < 0.28
        taker = side if keeps else 1 - side
        self.write(taker, self.some(taker), "rebound", "offensive" if keeps else "defensive")
        return taker

    def free_throws(self, side, shooter):
        made = [int(self.chance.random() < 0.77) for _ in range(2)]
        for success in made:
            self.write(side, shooter, "freethrow", success=success)
        return 1 - side if made[-1] else self.rebound(side)

    def attack(self, side):
        """One attack: who has the ball after it."""
        self.wait(self.chance.randint(5, 24))
        shooter, lot = self.some(side), self.chance.random()
        if lot < 0.13:
            number = self.write(side, shooter, "turnover", "badpass")
            if self.chance.random() < 0.55:
                self.write(1 - side, self.some(1 - side), "steal", cause=number)
            return 1 - side
        if lot < 0.24:
            self.write(1 - side, self.some(1 - side), "foul", "personal")
            return self.free_throws(side, shooter)
        kind = self.chance.choice(["2pt", "2pt", "3pt"])
        success = int(self.chance.random() < (0.36 if kind == "3pt" else 0.53))
        number = self.write(side, shooter, kind, "jumpshot", success)
        self.shots[side].append({"actionNumber": number, **self.place(kind)})
        if not success:
            return self.rebound(side)
        if self.chance.random() < 0.6:
            passers = [player for player in self.court[side] if player != shooter]
            self.write(side, self.chance.choice(passers), "assist", cause=number)
        return 1 - side

    def place(self, kind):
        """Somewhere on the arc or inside it, in per cent of a court of 28 by 15 metres."""
        away = 7.1 if kind == "3pt" else self.places.uniform(0, 6.5)
        turn = self.places.uniform(0.3, math.pi - 0.3)
        return {"x": (1.575 + away * math.sin(turn)) / 0.28, "y": 50 + away * math.cos(turn) / 0.15}

    def substitute(self, side):
        out = self.some(side)
        fresh = self.chance.choice([player for player in range(1, 9) if player not in self.court[side]])
        self.write(side, out, "substitution", "out")
        self.write(side, fresh, "substitution", "in")
        self.court[side][self.court[side].index(out)] = fresh

    def play(self):
        """Four quarters, and no overtime: a level game is decided by one throw at its end."""
        for self.period in range(1, 5):
            self.left, ball = 600, self.period % 2
            while self.left > 0:
                ball = self.attack(ball)
                if self.chance.random() < 0.25:
                    self.substitute(self.chance.randint(0, 1))
        if self.is_level():
            self.write(0, self.some(0), "freethrow")

    def team(self, side):
        name, players = TEAMS[side]
        people = {}
        for number, words in enumerate(players.split(","), 1):
            first, last = words.split()
            minutes = "%d:%02d" % divmod(self.seconds[side][number], 60)
            people[str(number)] = {
                "firstName": first, "familyName": last, "shirtNumber": str(3 + 4 * number),
                "starter": int(number < 6), "sMinutes": minutes, **self.box[side][number],
            }
        lines = {f"p{period}_score": points for period, points in enumerate(self.lines[side], 1)}
        return {"name": name, "score": sum(self.lines[side]), "pl": people, "shot": self.shots[side], **lines}


def game(seed):
    """The file of a whole game."""
    made = LiveStats(seed)
    made.play()
    return {
        "periodsMax": 4, "periodLengthREGULAR": 10, "periodLengthOVERTIME": 5,
        "tm": {"1": made.team(0), "2": made.team(1)}, "pbp": made.plays,
    }
