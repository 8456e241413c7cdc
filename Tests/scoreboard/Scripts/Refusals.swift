nonisolated extension Script {
  /// What the rules and the rosters refuse.
  static let refusals = [
    Script(
      "new-games-refused",
      """
      scoreboard new Reds "Blues: Di, Ed, Flo"
      scoreboard new "Reds:" "Blues: Di, Ed, Flo"
      scoreboard new ": Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard new "" ""
      scoreboard new $'Re\\e[31mds: Ana, Bo, Cy' "Blues: Di, Ed, Flo"
      scoreboard new $'Reds: Ana\\n, Bo, Cy' "Blues: Di, Ed, Flo"
      scoreboard new "Reds: Ana, Bo, Ana" "Blues: Di, Ed, Flo"
      scoreboard new "Reds: Ana, Bo, Cy" "reds: Di, Ed, Flo"
      scoreboard new "Away: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard new "Reds: Ana, Bo, Cy" "Home: Di, Ed, Flo"
      scoreboard new "Reds: Ana, Bo" "Blues: Di, Ed, Flo"
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di"
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --side 4
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 0
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --margin 1000001
      scoreboard new "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --side -3
      # Nothing of this has made a library.
      ls
      """),
    Script(
      "plays-refused",
      """
      scoreboard new "Reds: Ana, Anton, Cy" "Blues: Di, Cy, Flo" --target 3
      scoreboard record Di tow
      scoreboard record Di jump
      scoreboard record two Di
      scoreboard record Zed one
      scoreboard record Dii one
      scoreboard record An one
      scoreboard record Cy one
      scoreboard record greens/Ana one
      scoreboard record reds/ one
      scoreboard record h4 one
      scoreboard record "" one
      scoreboard record Di one Zed one
      scoreboard record --at 4:5 Di one
      scoreboard record --at 3:61 Di one
      scoreboard record --at now Di one
      scoreboard clock set 1:2:3
      scoreboard undo
      scoreboard redo
      scoreboard log

      # The clock, running and behind the last play.
      scoreboard record --at 1:00 Ana one
      scoreboard clock start
      sleep 5
      scoreboard record --at 1:06 Di one
      scoreboard record --at 1:05 Di one
      scoreboard clock set 0:59
      scoreboard undo 5
      scoreboard undo 0
      scoreboard undo
      scoreboard redo 2
      scoreboard redo 0
      scoreboard record Di one
      scoreboard redo

      # After the finish.
      scoreboard record Di two
      scoreboard record Ana one
      scoreboard record Di assist
      scoreboard record away/Cy foul
      scoreboard clock start
      scoreboard clock set 5:00
      scoreboard record --at 0:30 Di one
      scoreboard undo
      scoreboard record --at 1:01 Ana two
      scoreboard record Ana one
      """),
    Script(
      "errors-as-json",
      """
      scoreboard --json recrod
      scoreboard show --jsn --json
      scoreboard show --json
      scoreboard new --json Reds Blues
      scoreboard new -q "Reds: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      scoreboard record --json "Ann\\"a" one
      scoreboard record --json An two Bo assits
      scoreboard undo --json
      scoreboard record --json - <<.
      Ana
      .
      scoreboard show --json nope
      scoreboard record --json --at 1:00 - -
      : > games/empty.json
      scoreboard show --json empty
      """),
  ]
}
