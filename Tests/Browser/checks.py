"""What the checks of pages share: the tool, expectations, and a validator where one is installed."""

import shutil
import subprocess
import sys

# Names that would break out of a page, and names that are hard to set.
HOSTILE = ("<script>alert(1)</script>", "\"'><img src=x onerror=alert(1)>", "</style></title><h1>x")
HARD = ("עופות הים", "東京グレートシーガルズ", "The Extraordinarily Long Name of a Small Club")

passed = 0
skipped = []


def check(what, expected, actual):
    """Ends the run where something is not as it should be."""
    global passed
    if expected != actual:
        sys.exit(f"failed: {what}\nexpected: {expected!r}\nactual:   {actual!r}")
    passed += 1


def tool(path, *words, **options):
    """What the tool prints."""
    return subprocess.run([path, *words], check=True, text=True, stdout=subprocess.PIPE,
                          **options).stdout.strip()


def compare_clocks(what, of_game, of_page):
    """A page's clock, which counts down, is between the game's before and after, in whole seconds."""
    before, shown, after = of_game(), of_page(), of_game()
    check(f"{what}: {before} {shown} {after}", True, seconds(after) - 1.3 < seconds(shown) < seconds(before) + 0.3)


def seconds(clock):
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + float(rest)


def check_html(page):
    """Has tidy read a page, where it is installed: no error, no warning."""
    if shutil.which("tidy"):
        read = subprocess.run(["tidy", "-quiet", "-errors", "--drop-empty-elements", "no", page],
                              capture_output=True, text=True)
        # HTML has the attribute, and tidy 5.6 does not know it.
        said = [line for line in read.stderr.splitlines() if 'proprietary attribute "nonce"' not in line]
        check(f"tidy on {page}", [], said)
    elif not skipped:
        skipped.append("tidy")
        print("skipped: tidy is not installed, no page was validated")
