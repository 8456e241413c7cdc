nonisolated extension Script {
  /// What a league always says, and the colours of its teams.
  static let leagues = [
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
