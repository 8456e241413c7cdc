nonisolated extension Script {
  /// What a league always says, and the colours of its teams.
  static let leagues = [
    Script(
      "rosters-of-a-league",
      #"""
      # Rosters live in the league, and go before those of last games.
      new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --colors red,
      league team "Reds: 4 Ana* (C), 23 Bo*, 00 Cy*, 7 Gil"
      league team Blues: 7 Di, 8 Ed, '9 "Flo, Jr."'
      league team reds
      league team Greens
      $ cat games/league
      end -q
      $ sleep 60
      new Reds Blues
      roster
      $ grep -o '"captain":[^,]*' games/2026-11-20-reds-blues-2.json
      # What is changed in a game stays there; with --league it is in both.
      roster add home "8 Dora"
      roster add home "9 Eva" --league
      roster captain Eva --league
      roster rename Eva Evi --league
      roster number Bo 24 --league
      roster remove Gil --league --dry-run
      roster remove Gil --league
      roster captain home --league
      league team Reds
      roster rename Cy Cyd --all
      roster rename Blues Navy --all
      $ cat games/league
      # A table of a spreadsheet, with a mark, semicolons and more columns.
      $ printf '\357\273\277player;licence;TEAM;number\r\nANA;x1;Reds;4\r\n"Gus; Jr.";x2;reds;5\r\n\r\nHal;x3;Greens\r\n' > teams.csv
      league teams teams.csv --dry-run
      league teams teams.csv
      league teams teams.csv --json
      $ sleep 60
      new Reds Greens --side 1
      $ printf 'team,player\nReds,Ana\nReds,ana\n' > teams.csv
      league teams teams.csv
      $ printf 'team,name\nReds,Ana\n' > teams.csv
      league teams teams.csv
      $ printf 'team,player,number\nReds,Ana,100\n' > teams.csv
      league teams teams.csv
      $ printf 'team,player\nReds,4 Ana\n' > teams.csv
      league teams teams.csv
      league teams nowhere.csv
      league team Reds:
      league team "Reds: Ana (C), Bo (C)"
      league team Reds none
      league team
      """#),
    Script(
      "private-names",
      #"""
      # A name that is private is on no page, and stays in JSON and CSV.
      new "Reds: 4 Ana Kovač, 23 Bo, 5 Cy" "Blues: 7 Di Ek, Ed, Flo"
      record -q Ana two
      record -q Bo assist
      record -q Di foul
      record -q Ed one
      end -q
      report --all -o site
      league private ana kovac
      league private Di Ek
      league private
      report --all -o site
      report --all -o site
      $ grep -rilE 'kova|Di Ek' site
      $ ls site/players
      $ grep -oE '#[47] [A-Z][A-Z. ]*' site/games/*.html | sort | uniq -c
      $ grep -oE '#[47] [A-Z][A-Z. ]*' site/index.html | sort | uniq -c
      report -o game.html -q
      $ grep -cE 'Kova|Di Ek' game.html
      stats
      export players
      overlay out --once -q
      $ grep -c '#4 A. K.' out/state.js
      league private Ana Kovac none
      report --all -o site
      $ ls site/players
      # Who is renamed stays private.
      roster rename "Reds/Ana Kovač" "Ana Novak" --all --dry-run -q
      league private
      league private "Ana Kovač" -q
      roster rename "Reds/Ana Kovač" "Ana Novak" --all
      league private
      report --all -q -o site
      $ grep -rilE 'novak' site
      roster rename "Reds/Ana Novak" "Ana Kovač" --all -q
      # A line that cannot be read shows no name that another line hides.
      $ printf 'privat Bo\nprivate Ana Kovac\n' > games/league
      report --all -o site
      $ grep -rilE 'kova' site
      """#),
    Script(
      "a-league",
      #"""
      # What a league always says. Only its commands make the library.
      league
      league title Tuesday League
      league rules fiba3x3
      league color Reds red
      league color Old Town navy --json
      league color "Blues" '#1D428A' -q
      $ cat games/league
      league
      league --json
      league title
      league rules
      league color
      league color reds
      league color Greens
      # A new game takes from it what no option and no game says.
      new "Reds: Ana, Bo, Cy" "OLD TOWN: Di, Ed, Flo"
      $ grep -o '"color":"[^"]*"' games/2026-11-20-reds-old-town.json
      show
      new "Reds: Ana, Bo, Cy" "Gulls: Di, Ed, Flo" --rules capped --colors ,gold
      $ grep -o '"color":"[^"]*"' games/2026-11-20-reds-gulls.json
      list
      # Edited by hand, and changed: comments, order and spaces stay.
      $ printf '# Since 2024.\n\ncolor  Reds   #C8102E   # home\nrules capped # by vote\n  title Tuesdays' > games/league
      league color REDS red
      league rules none
      league color Gulls silver
      $ cat games/league
      league rules none
      report --all -o site
      $ grep -o '<title>.*</title>\|<h1.*</h1>' site/index.html
      """#),
    Script(
      "a-league-refused",
      #"""
      \#(redsBlues) --target 1 --margin 1
      league rules fiba
      league rules fiba3x3 capped
      league color Reds rde
      league color "Old Town" #
      league color Old Town
      league title ""
      league title "The #1"
      league titel x
      league -g @1
      league --library nowhere
      $ ls games
      # A line that is none is named, for new and league alone.
      $ printf 'title x\ncolour Reds red\n' > games/league
      league
      league title y
      new Reds Blues
      new --like reds --json
      $ cat games/league
      record Ana one
      standings
      report --all -o site
      check --all
      """#),
    Script(
      "colours-that-stay",
      #"""
      # A team keeps the colour of its last game, whether its roster is typed or not.
      \#(redsBlues) --colors red,navy
      $ sleep 60
      new "BLUES: Di, Eva, Flo" "Reds: Ana, Bo, Dora"
      $ grep -o '"color":[^,]*' games/2026-11-20-blues-reds.json
      # An option goes before --like, that before the league, that before the last game.
      league color Reds crimson -q
      $ sleep 60
      new Reds "Blues: Di, Ed, Flo"
      $ grep -o '"color":[^,]*' games/2026-11-20-reds-blues-2.json
      $ sleep 60
      new --like @2
      $ grep -o '"color":[^,]*' games/2026-11-20-blues-reds-2.json
      $ sleep 60
      new --like @1 --colors gold,
      $ grep -o '"color":[^,]*' games/2026-11-20-blues-reds-3.json
      # Two in the same: the guests change, unless they were told to wear it.
      $ sleep 60
      new "Greens: Gus, Hal, Ida" Reds --colors crimson,
      $ grep -o '"color":[^,]*' games/2026-11-20-greens-reds.json
      $ sleep 60
      new Reds Greens --colors ,crimson
      $ grep -o '"color":[^,]*' games/2026-11-20-reds-greens.json
      """#),
  ]
}
