nonisolated extension Script {
  /// What a league always says, and the colours of its teams.
  static let leagues = [
    Script(
      "a-league",
      #"""
      # What a league always says. Only its commands make the library.
      scoreboard league
      scoreboard league title Tuesday League
      scoreboard league rules fiba3x3
      scoreboard league color Reds red
      scoreboard league color Old Town navy --json
      scoreboard league color "Blues" '#1D428A' -q
      cat games/league
      scoreboard league
      scoreboard league --json
      scoreboard league title
      scoreboard league rules
      scoreboard league color
      scoreboard league color reds
      scoreboard league color Greens
      # A new game takes from it what no option and no game says.
      scoreboard new "Reds: Ana, Bo, Cy" "OLD TOWN: Di, Ed, Flo"
      grep -o '"color":"[^"]*"' games/2026-11-20-reds-old-town.json
      scoreboard show
      scoreboard new "Reds: Ana, Bo, Cy" "Gulls: Di, Ed, Flo" --rules capped --colors ,gold
      grep -o '"color":"[^"]*"' games/2026-11-20-reds-gulls.json
      scoreboard list
      # Edited by hand, and changed: comments, order and spaces stay.
      printf '# Since 2024.\n\ncolor  Reds   #C8102E   # home\nrules capped # by vote\n  title Tuesdays' > games/league
      scoreboard league color REDS red
      scoreboard league rules none
      scoreboard league color Gulls silver
      cat games/league
      scoreboard league rules none
      scoreboard report --all -o site
      grep -o '<title>.*</title>\|<h1.*</h1>' site/index.html
      """#),
    Script(
      "a-league-refused",
      #"""
      \#(redsBlues) --target 1 --margin 1
      scoreboard league rules fiba
      scoreboard league rules fiba3x3 capped
      scoreboard league color Reds rde
      scoreboard league color "Old Town" #
      scoreboard league color Old Town
      scoreboard league title ""
      scoreboard league title "The #1"
      scoreboard league titel x
      scoreboard league -g @1
      scoreboard league --library nowhere
      ls games
      # A line that is none is named, for new and league alone.
      printf 'title x\ncolour Reds red\n' > games/league
      scoreboard league
      scoreboard league title y
      scoreboard new Reds Blues
      scoreboard new --like reds --json
      cat games/league
      scoreboard record Ana one
      scoreboard standings
      scoreboard report --all -o site
      scoreboard check --all
      """#),
    Script(
      "colours-that-stay",
      #"""
      # A team keeps the colour of its last game, whether its roster is typed or not.
      \#(redsBlues) --colors red,navy
      sleep 60
      scoreboard new "BLUES: Di, Eva, Flo" "Reds: Ana, Bo, Dora"
      grep -o '"color":[^,]*' games/2026-11-20-blues-reds.json
      # An option goes before --like, that before the league, that before the last game.
      scoreboard league color Reds crimson -q
      sleep 60
      scoreboard new Reds "Blues: Di, Ed, Flo"
      grep -o '"color":[^,]*' games/2026-11-20-reds-blues-2.json
      sleep 60
      scoreboard new --like @2
      grep -o '"color":[^,]*' games/2026-11-20-blues-reds-2.json
      sleep 60
      scoreboard new --like @1 --colors gold,
      grep -o '"color":[^,]*' games/2026-11-20-blues-reds-3.json
      # Two in the same: the guests change, unless they were told to wear it.
      sleep 60
      scoreboard new "Greens: Gus, Hal, Ida" Reds --colors crimson,
      grep -o '"color":[^,]*' games/2026-11-20-greens-reds.json
      sleep 60
      scoreboard new Reds Greens --colors ,crimson
      grep -o '"color":[^,]*' games/2026-11-20-reds-greens.json
      """#),
  ]
}
