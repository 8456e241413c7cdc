nonisolated extension Script {
  /// Games as pages.
  static let reports = [
    Script(
      "reports",
      """
      \(redsBlues) -q --target 2 --margin 1
      scoreboard record -q Ana two
      scoreboard report -o reds.html
      scoreboard report -o reds.html
      scoreboard report reds -q -o reds.html
      scoreboard note -q court 2
      scoreboard report --json -o reds.html
      head -c 100 reds.html

      # The whole library: only what has changed is written again.
      scoreboard new -q "Greens: Ana, Gus, Hal" Blues --rules fiba3x3
      scoreboard report --all -o site
      ls site site/games site/teams site/players
      scoreboard report --all -o site
      scoreboard record -q -g greens Gus one
      scoreboard report --all -o site --json
      sleep 1
      scoreboard report --all -o site
      scoreboard clock start -q -g greens
      scoreboard report --all -o site
      sleep 1
      scoreboard report --all -o site
      scoreboard clock pause -q -g greens
      scoreboard report --all -o site

      # Pages of what is gone go, and nothing else.
      echo mine > site/games/mine.html
      scoreboard report reds -q -o site/games/alone.html
      scoreboard delete -q --yes greens
      scoreboard report --all -o site
      ls site/games site/teams site/players
      rm site/index.html
      scoreboard report --all -q -o site
      ls site
      scoreboard report --all -o site --team greens
      ls site/games

      # What is not a page of this tool is never replaced.
      echo mine > mine.html
      scoreboard report reds -o mine.html
      scoreboard report reds -o games/2026-11-20-reds-blues.json
      scoreboard report reds --json
      ln -s reds.html latest.html
      scoreboard report reds -o latest.html
      ln -s mine.html link.html
      scoreboard report reds -o link.html
      ln -s loop.html loop.html
      scoreboard report reds -o loop.html
      mkdir other
      ln -s ../mine.html other/index.html
      scoreboard report --all -o other
      rm other/index.html
      echo mine > other/index.html
      scoreboard report --all -o other
      cat mine.html other/index.html

      # What cannot be read is named, the rest is written.
      echo "{" > games/bad.json
      scoreboard report --all -o site
      scoreboard report --all -o site --json --team reds

      scoreboard report --all
      scoreboard report --all reds -o site
      scoreboard report nobody
      scoreboard report -o no/such/folder.html
      scoreboard report -o site
      scoreboard report --all -o reds.html
      scoreboard report --since 2026-11-01
      """),
    Script(
      "reports-of-events",
      """
      # A site has a page of each event, to which the pages of its games lead.
      scoreboard event plan cup Reds Blues Greens -q --title "Summer Cup" --rules fiba3x3
      scoreboard play -q
      scoreboard end -q --score 21-15
      scoreboard report --all -o site
      ls site site/events
      grep -o '<a href="events/[^<]*</a>' site/index.html
      grep -o '<a href="../events/[^<]*</a>[^<]*' site/games/*.html
      grep -o '<a href="../games/[^<]*</a>' site/events/cup.html
      scoreboard report --all -o site
      scoreboard event move 2 --at 12:00 -q
      scoreboard report --all -o site
      scoreboard play -q
      scoreboard report --all -o site --json
      scoreboard report --all -q -o site --team greens
      grep -c games/ site/events/cup.html
      # One that cannot be read is named, and nothing is removed.
      cp games/cup.event aside
      echo nonsense >> games/cup.event
      scoreboard report --all -o site
      ls site/events
      grep -c events/ site/games/*.html
      cp aside games/cup.event
      scoreboard report --all -q -o site
      grep -c events/ site/games/*.html
      # One that is gone goes, and no page leads to it.
      rm games/cup.event
      scoreboard report --all -o site
      ls site/events
      grep -c events/ site/games/*.html site/index.html
      """),
    Script(
      "sheets-of-an-event",
      """
      # A page to print: a sheet for each team, and one for each court.
      scoreboard event plan cup Reds Blues Greens Whites -q --pools 2 --courts 1 --third
      scoreboard event sheet -o sheets.html
      grep -o '<h1[^<]*\\|[a-z]* in pool [AB][^<]*' sheets.html
      scoreboard event sheet -o sheets.html
      scoreboard event sheet --event cup -q -o sheets.html
      scoreboard event move 1 --at 10:05 -q
      scoreboard event sheet --json -o sheets.html
      # What is no page of this tool is not replaced, and what makes no sense is refused.
      echo mine > mine.html
      scoreboard event sheet -o mine.html
      scoreboard event sheet --json
      scoreboard event sheet cup
      scoreboard event sheet --court 1
      scoreboard event -o sheets.html
      scoreboard event next -o sheets.html
      """),
  ]
}
