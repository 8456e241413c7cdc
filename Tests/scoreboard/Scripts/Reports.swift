nonisolated extension Script {
  /// Games as pages.
  static let reports = [
    Script(
      "reports",
      """
      scoreboard new -q "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 2 --margin 1
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
      """)
  ]
}
