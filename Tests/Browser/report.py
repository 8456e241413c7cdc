#!/usr/bin/env python3
"""The pages of `report` in a browser, opened as files."""

import json
import os
import sys
from urllib.parse import unquote

from browser import Browser
from checks import HARD, HOSTILE, check, check_html, tool
import checks
import livestats

# What the page says a row of its box scores has, and the names in it, as they are shown.
NAMES = "[...document.querySelectorAll('.teams th[scope=row]')].map((cell) => cell.textContent)"
LINKS = "[...document.querySelectorAll('a')].map((link) => link.href)"
# What is wider than the screen and cannot be moved under its edge.
TOO_WIDE = """
  [...document.querySelectorAll("body *")].filter((element) =>
    !element.closest(".wide") && element.getBoundingClientRect().right > innerWidth + 1
  ).map((element) => element.tagName)
"""
# Whether the table of zones stands at the right of its chart.
BESIDE = """(() => {
  const [chart, table] = [...document.querySelector('.shots>div').children].slice(1)
  return chart.getBoundingClientRect().right <= table.getBoundingClientRect().left
})()"""


def make_games(path):
    """Three games of names that are hard: one is over, one goes on, one has not begun."""
    home = [*HOSTILE]
    away = [*HARD]
    over = tool(path, "new", f"{HOSTILE[0]}: 4 {home[0]}, {home[1]}, 00 {home[2]}",
                f"{HARD[0]}: {', '.join(away)}", "--colors", "#000080,yellow", "--target", "5")
    for play in ("0:10 h1 two", "0:10 h2 assist", "0:20 a1 two", "0:30 a2 one", "0:41 h3 miss1",
                 "1:02 a3 rebound", "1:10 a1 two"):
        reading, who, move = play.split()
        tool(path, "record", "-q", "-g", over, "--at", reading, who, move)
    tool(path, "note", "-q", "-g", over, "</style><script>alert(2)</script>")
    begun = tool(path, "new", "Reds: Ana, Bo, Cy", "Blues: Di, Ed, Flo", "--rules", "fiba3x3")
    tool(path, "record", "-q", "-g", begun, "Ana", "two", "Di", "one")
    tool(path, "new", "-q", "Reds: Ana, Bo, Cy", f"{HARD[2]}: {away[0]}, Gus, Hal")
    return over, home + away


def check_quiet(browser, page):
    """No request but for the page itself, no message, no alert."""
    check(f"{page} fetches nothing", [f"file://{os.path.abspath(page)}"],
          [unquote(request) for request in browser.requests()])
    check(f"{page} has nothing to say to the console", [], browser.console())


def check_game(path, browser, pictures):
    game, names = make_games(path)
    tool(path, "report", game, "-o", "game.html")
    check_html("game.html")
    browser.open("game.html")
    check("every name is its own text", names,
          [name.removeprefix("4 ").removeprefix("00 ") for name in browser.evaluate(NAMES)
           if name not in ("Total", "Team")])
    check("every basket is in the chart", 4,
          browser.evaluate("document.querySelectorAll('circle').length"))
    check("a basket tells its play", f"00:10.0 {names[0]} two points, 2-0",
          browser.evaluate("document.querySelector('circle title').textContent"))
    check("a page of one game leads nowhere", [], browser.evaluate(LINKS))
    for dark in (False, True):
        for width in (360, 1280):
            look = f"report-{width}-{'dark' if dark else 'light'}.png"
            browser.screenshot(os.path.join(pictures, look), width, 900, dark=dark, whole=True)
            check(f"nothing is cut off at {width}", [], browser.evaluate(TOO_WIDE))
    sheets = browser.pdf(os.path.join(pictures, "report.pdf"))
    check("it prints on one or two sheets", True, sheets in (1, 2))
    check_quiet(browser, "game.html")


def check_print(path, browser, pictures):
    """A full court's box score on a Letter sheet: all columns, and nothing to scroll."""
    side = ", ".join(f"{number} {HARD[0]} {number}" for number in range(4, 16))
    game = tool(path, "new", f"Reds: {side}", f"Blues: {side}", "--rules", "fiba5x5")
    feed = "".join(f"Q1 9:{50 - place} {team} {move}\n" for place, (team, move) in enumerate(
        (team, move) for team in ("h4", "a5") for move in (
            "three", "miss2", "miss3", "ft", "assist", "rebound", "to", "steal", "block", "foul")))
    tool(path, "lineup", "-q", "-g", game, "home", "h1", "h2", "h3", "h4", "h5")
    tool(path, "lineup", "-q", "-g", game, "away", "a1", "a2", "a3", "a4", "a5")
    tool(path, "record", "-q", "-g", game, "-", input=feed)
    tool(path, "report", game, "-q", "-o", "full.html")
    browser.size = (725, 900)  # a Letter sheet between its margins
    browser.open("full.html")
    browser.emulate(media="print")
    check("no printed table is cut, and none scrolls", [], browser.evaluate(
        "[...document.querySelectorAll('.wide')].filter((frame) => getComputedStyle(frame).overflowX"
        " !== 'visible' || frame.scrollWidth > frame.clientWidth).map((frame) => frame.textContent)"))
    browser.emulate()
    browser.size = (1280, 720)


def check_length(path, browser, pictures):
    """A whole game of five a side, as a league writes it: few screens until its plays are opened."""
    with open("data.json", "w", encoding="utf-8") as file:
        json.dump(livestats.game(seed=15), file)
    game = tool(path, "import", "-q", "data.json")
    tool(path, "report", game, "-q", "-o", "long.html")
    browser.size = (1280, 900)
    browser.open("long.html")
    check("it has two charts of shots", 2, browser.evaluate(
        "document.querySelectorAll('.shots svg[aria-label]').length"))
    check("a game's page is less than 6000 pixels long", True,
          browser.evaluate("document.documentElement.scrollHeight") < 6000)
    for width in (390, 1280):
        browser.screenshot(os.path.join(pictures, f"long-{width}.png"), width, 900, whole=True)
        check(f"nothing is cut off at {width}", [], browser.evaluate(TOO_WIDE))
        check(f"the table of zones is below its chart at {width}", False, browser.evaluate(BESIDE))
    browser.size = (1280, 720)


def check_sheet(path, browser, pictures):
    """A game of four and three players, its sheet and its winner."""
    game = tool(path, "new", "Reds: 4 Ana, 23 Bo, 00 Cy, 9 Gus", "Blues: 7 Di, 10 Ed, 11 Flo",
                "--rules", "fiba3x3")
    tool(path, "record", "-q", "-g", game, "home", "foul", "home", "timeout", "Ana", "miss1")
    for _ in range(11):
        tool(path, "record", "-q", "-g", game, "Di", "two")
    tool(path, "report", game, "-q", "-o", "sheet.html")
    browser.open("sheet.html")
    check("a sheet has its signatures on it", 1, browser.pdf(os.path.join(pictures, "sheet.pdf")))
    weight = "+getComputedStyle(document.querySelector('.score .%s')).fontWeight"
    check("the winner is bold, and not the home team", [400, 700],
          [browser.evaluate(weight % side) for side in ("home", "away")])


def check_site(path, browser, pictures):
    tool(path, "report", "--all", "-q", "-o", "site")
    pages = {os.path.join(folder, file) for folder, _, files in os.walk(os.path.abspath("site"))
             for file in files if file.endswith(".html")}
    alone = {page for page in pages if os.path.basename(page).startswith("table")}
    reached, open_pages = set(), [os.path.abspath("site/index.html")]
    while open_pages:
        page = open_pages.pop()
        if page in reached:
            continue
        reached.add(page)
        check_html(page)
        browser.open(page)
        check_quiet(browser, page)
        open_pages += [browser.evaluate(f"decodeURIComponent(new URL({link!r}).pathname)")
                       for link in browser.evaluate(LINKS)]
    check("every link leads to a page, and every page is led to, but a table alone", pages - alone, reached)
    browser.size = (390, 844)  # a phone
    for page in sorted(pages):
        browser.open(page)
        check(f"{page} has nothing beside a phone's screen", [], browser.evaluate(TOO_WIDE))
    browser.size = (1280, 720)
    browser.open("site/teams/harbourherons.html")
    check("a single chart has the table of zones beside it", True, browser.evaluate(BESIDE))
    browser.open("site/index.html")
    browser.screenshot(os.path.join(pictures, "site.png"), 1280, 900, whole=True)


def main():
    path = sys.argv[1]
    pictures = sys.argv[2] if len(sys.argv) > 2 else "."
    os.makedirs(pictures, exist_ok=True)
    os.mkdir("reports")
    os.chdir("reports")
    with Browser() as browser:
        check_game(path, browser, pictures)
        check_print(path, browser, pictures)
        check_length(path, browser, pictures)
        check_sheet(path, browser, pictures)
        check_site(path, browser, pictures)
    print(f"report: {checks.passed} checks passed")


main()
