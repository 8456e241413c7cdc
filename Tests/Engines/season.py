"""A season that the tool itself keeps: seeded, with names that are hard on a table."""

import random
import subprocess

TEAMS = {
    'Reds, "the first"': ["Ana", "=1+1", "O'Neill"],
    "Blues": ["Di", "Ed - Flo", "Żółć"],
    "=SUM(A1)": ["Gil", "Hal\\", "Ida"],
    "李小龍": ["7 Jo", "'Kim'", "Lu | Mo"],
    "👩‍👩‍👧 Greens": ["Nia", "علي", "#Oda"],
    "true": ["null", "NaN", "00"],
}
# Who cannot be typed with the others of a roster, and joins after them.
SUBSTITUTE = "Smith, {} \"Jr\""
# Who has played for two teams, the second one from the middle of the season on.
MOVED = "Pat, the wanderer"
MOVES = ["one", "two", "free", "miss1", "miss2", "missft", "rebound", "turnover", "steal", "block",
         "foul", "assist"]


class Season:
    """Games of these teams in a folder: to the target, abandoned, by forfeit, and some still open."""

    def __init__(self, tool, folder, seed):
        self.tool, self.folder, self.random = tool, folder, random.Random(seed)

    def play(self, games):
        """Plays so many games; one of ten each is abandoned, forfeited, and left open."""
        for number in range(games):
            sides = dict(zip(("home", "away"), self.random.sample(list(TEAMS), 2)))
            rosters = [f"{team}: {', '.join(TEAMS[team])}" for team in sides.values()]
            game = self.call("new", *rosters).strip()
            wanderers = list(TEAMS)[0 if number < games // 2 else 1]
            for side, team in sides.items():
                for name in [SUBSTITUTE.format(list(TEAMS).index(team))] + (
                        [MOVED] if team == wanderers else []):
                    self.call("roster", "-g", game, "add", side, name)
            fate = self.random.randrange(10)
            self.record(game, self.random.randrange(12) if fate < 3 else 10_000)
            if fate == 0:
                self.call("end", "-g", game)
            elif fate == 1:
                self.call("end", "-g", game, "--forfeit", self.random.choice(["home", "away"]))
            if self.random.randrange(4) == 0:
                self.call("note", "-g", game, '=rain, and "late"')

    def record(self, game, most):
        """Records plays up to so many, or to the one that wins: 15 points, two more than the other."""
        score, lines, seconds = {"h": 0, "a": 0}, [], 0.0
        while len(lines) < most:
            high, low = max(score.values()), min(score.values())
            if high >= 15 and high - low >= 2:
                break
            seconds += self.random.randrange(1, 20_000) / 1000
            side, move = self.random.choice("ha"), self.random.choice(MOVES)
            who = side + str(self.random.randrange(1, 5))
            if self.random.randrange(15) == 0:
                who = {"h": "home", "a": "away"}[side]
            score[side] += {"one": 1, "two": 2, "free": 1}.get(move, 0)
            lines.append(f"{seconds:.3f} {who} {move}")
        if lines:
            self.call("record", "-g", game, "-", feed="\n".join(lines) + "\n")

    def call(self, *words, feed=None):
        """What the tool answers; an error of it ends everything."""
        done = subprocess.run(
            [self.tool, *words, "--library", self.folder], input=feed, capture_output=True,
            text=True)
        if done.returncode != 0:
            raise SystemExit(f"error: {' '.join(words)}: status {done.returncode}\n{done.stderr}")
        return done.stdout
