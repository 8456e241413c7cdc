nonisolated extension Script {
  /// What the rules and the rosters refuse.
  static let refusals = [
    Script(
      "hints",
      """
      # Of several games a hint names the one that it is about.
      \(redsBlues) -q --target 5
      sleep 60
      scoreboard new -q "Gulls: Gus, Hal, Ida" "Terns: Jo, Kim, Lu" --rules fiba3x3
      scoreboard record -q -g gulls --at 9:50 Gus two Gus two Hal assist
      scoreboard record -q -g gulls --at 9:40 Ida assist
      scoreboard record -q -g blues --at 0:10 Ana two Ana two Ana assist
      scoreboard check --all
      scoreboard check blues
      scoreboard record -g gulls OT Jo one
      scoreboard record -g gulls --at 0:11:00 Jo one
      scoreboard record -g gulls Jo timeout
      scoreboard undo 9 -g gulls
      scoreboard redo -g gulls
      scoreboard remove 9 -g gulls
      scoreboard fix 9 --who Jo -g gulls
      scoreboard roster remove Gus -g gulls
      scoreboard clock start -q -g gulls
      scoreboard record --at 0:10 Jo one -g gulls
      scoreboard watch gulls --since 3
      scoreboard replay gulls --at 9:50
      scoreboard record -g blues Bo one
      scoreboard note -q -g blues court 2
      scoreboard record -g blues Bo one
      scoreboard end -g blues
      scoreboard record -g blues - <<.
      Di one
      .
      scoreboard score -g blues <<.
      Di one
      .
      sed -i 's/"score":5/"score":6/' games/*blues.json
      scoreboard show blues
      scoreboard check blues
      scoreboard delete gulls
      scoreboard delete --yes gulls --library games
      scoreboard stats "An Na" Bo
      """),
    Script(
      "ignored-words",
      """
      # A word or an option that a command would ignore is a usage error.
      \(redsBlues) -q --target 1 --margin 1
      scoreboard record -q Ana one
      scoreboard check reds --all
      scoreboard check --all -g reds
      scoreboard report --all -o site -g reds
      scoreboard list -g reds
      scoreboard standings --game reds
      scoreboard stats -g reds
      scoreboard new Reds Blues -g reds
      scoreboard delete reds -g blues
      scoreboard restore reds -g blues
      scoreboard completions bash -g reds
      scoreboard completions bash --json
      scoreboard record --keep-going Di one
      scoreboard rules --dry-run
      scoreboard rules --drop-later --json
      scoreboard log --feed --jsonl
      scoreboard log --feed --all
      scoreboard stats Ana --sort rebound
      scoreboard stats Reds Blues --per-game
      scoreboard stats Ana --min-games 2
      scoreboard stats Ana --top 3
      scoreboard replay --once --speed 8
      scoreboard replay --once --idle-limit 2
      scoreboard replay --once --instant
      scoreboard replay --instant --speed 8
      scoreboard watch --since 3
      scoreboard report --since 2026-01-01
      # So is a game or a library on a line of score --plain, which has its own.
      scoreboard new -q "Gulls: Gus, Hal, Ida" "Terns: Jo, Kim, Lu"
      scoreboard score gulls --plain <<.
      Gus two -g reds
      undo --game reds
      Gus two --library games
      show reds
      log @2
      check reds
      show 2026-11-20-gulls-terns
      Hal one
      .
      scoreboard log --feed gulls
      # Rules that no game is played by are not the same as no games.
      scoreboard standings --rules foo
      scoreboard standings --rules capped --json
      scoreboard stats --rules pikcup
      scoreboard stats Ana --rules foo
      scoreboard list --rules foo
      scoreboard export games --rules foo
      scoreboard export players reds --rules foo
      scoreboard report --all -o site --rules foo
      ls
      scoreboard list --rules custom --since 2027-01-01
      """),
    Script(
      "new-games-refused",
      """
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
      \(redsBlues) --side 4
      \(redsBlues) --target 0
      \(redsBlues) --margin 1000001
      \(redsBlues) --side -3
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
      scoreboard new --json "Reds: Ana" Blues
      \(redsBlues) -q
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
