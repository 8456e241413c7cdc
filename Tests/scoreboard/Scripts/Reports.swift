nonisolated extension Script {
  /// Games as pages.
  static let reports = [
    Script(
      "reports",
      """
      \(redsBlues) -q --target 2 --margin 1
      record -q Ana two
      report -o reds.html
      report -o reds.html
      report reds -q -o reds.html
      note -q court 2
      report --json -o reds.html
      $ head -c 100 reds.html

      # The whole library: only what has changed is written again.
      new -q "Greens: Ana, Gus, Hal" Blues --rules fiba3x3
      report --all -o site
      $ ls site site/games site/teams site/players
      report --all -o site
      record -q -g greens Gus one
      report --all -o site --json
      $ sleep 1
      report --all -o site
      clock start -q -g greens
      report --all -o site
      $ sleep 1
      report --all -o site
      clock pause -q -g greens
      report --all -o site

      # Pages of what is gone go, and nothing else.
      $ echo mine > site/games/mine.html
      report reds -q -o site/games/alone.html
      delete -q --yes greens
      report --all -o site
      $ ls site/games site/teams site/players
      $ rm site/index.html
      report --all -q -o site
      $ ls site
      report --all -o site --team greens
      $ ls site/games

      # What is not a page of this tool is never replaced.
      $ echo mine > mine.html
      report reds -o mine.html
      report reds -o games/2026-11-20-reds-blues.json
      report reds --json
      $ ln -s reds.html latest.html
      report reds -o latest.html
      $ ln -s mine.html link.html
      report reds -o link.html
      $ ln -s loop.html loop.html
      report reds -o loop.html
      $ mkdir other
      $ ln -s ../mine.html other/index.html
      report --all -o other
      $ rm other/index.html
      $ echo mine > other/index.html
      report --all -o other
      $ cat mine.html other/index.html

      # What other sites show of it.
      $ head -4 site/feed.atom; grep -c '<entry>' site/feed.atom
      $ grep -o '<text[^>]*>[^<]*' site/badge/*.svg
      $ grep -c '<h1' site/table.html

      # What cannot be read is named, the rest is written.
      $ echo "{" > games/bad.json
      report --all -o site
      report --all -o site --json --team reds

      report --all
      report --all reds -o site
      report nobody
      report -o no/such/folder.html
      report -o site
      report --all -o reds.html
      report --since 2026-11-01
      """),
    Script(
      "reports-of-events",
      """
      # A site has a page of each event, to which the pages of its games lead.
      event plan cup Reds Blues Greens -q --title "Summer Cup" --rules fiba3x3
      play -q
      end -q --score 21-15
      report --all -o site
      $ ls site site/events
      $ grep -o '<a href="events/[^<]*</a>' site/index.html
      $ grep -o '<a href="../events/[^<]*</a>[^<]*' site/games/*.html
      $ grep -o '<a href="../games/[^<]*</a>' site/events/cup.html
      report --all -o site
      event move 2 --at 12:00 -q
      report --all -o site
      play -q
      report --all -o site --json
      report --all -q -o site --team greens
      $ grep -c games/ site/events/cup.html
      # One that cannot be read is named, and nothing is removed.
      $ cp games/cup.event aside
      $ echo nonsense >> games/cup.event
      report --all -o site
      $ ls site/events
      $ grep -c events/ site/games/*.html
      $ cp aside games/cup.event
      report --all -q -o site
      $ grep -c events/ site/games/*.html
      # One that is gone goes, and no page leads to it.
      $ rm games/cup.event
      report --all -o site
      $ ls site/events
      $ grep -c events/ site/games/*.html site/index.html
      """),
    Script(
      "sheets-of-an-event",
      """
      # A page to print: a sheet for each team, and one for each court.
      event plan cup Reds Blues Greens Whites -q --pools 2 --courts 1 --third
      event sheet -o sheets.html
      $ grep -o '<h1[^<]*\\|[a-z]* in pool [AB][^<]*' sheets.html
      event sheet -o sheets.html
      event sheet --event cup -q -o sheets.html
      event move 1 --at 10:05 -q
      event sheet --json -o sheets.html
      # Blank score sheets of games to come.
      event sheet --games -o games.html
      $ grep -c '<section>' games.html
      event sheet 1 -o games.html
      $ grep -c '<section>' games.html
      event sheet --games --day 2030-01-01
      event sheet --day 2030-01-01
      event sheet 1 --games
      event sheet 99
      # What is no page of this tool is not replaced, and what makes no sense is refused.
      $ echo mine > mine.html
      event sheet -o mine.html
      event sheet --json
      event sheet cup
      event sheet --court 1
      event -o sheets.html
      event next -o sheets.html
      """),
  ]
}
