nonisolated extension Script {
  /// What the rules and the rosters refuse.
  static let refusals = [
    Script(
      "hints",
      """
      # Of several games a hint names the one that it is about.
      \(redsBlues) -q --target 5
      $ sleep 60
      new -q "Gulls: Gus, Hal, Ida" "Terns: Jo, Kim, Lu" --rules fiba3x3
      record -q -g gulls --at 9:50 Gus two Gus two Hal assist
      record -q -g gulls --at 9:40 Ida assist
      record -q -g blues --at 0:10 Ana two Ana two Ana assist
      check --all
      check blues
      record -g gulls OT Jo one
      record -g gulls --at 0:11:00 Jo one
      record -g gulls Jo timeout
      undo 9 -g gulls
      redo -g gulls
      remove 9 -g gulls
      fix 9 --who Jo -g gulls
      roster remove Gus -g gulls
      clock start -q -g gulls
      record --at 0:10 Jo one -g gulls
      watch gulls --since 3
      replay gulls --at 9:50
      record -g blues Bo one
      note -q -g blues court 2
      record -g blues Bo one
      end -g blues
      record -g blues - <<.
      Di one
      .
      score -g blues <<.
      Di one
      .
      $ sed -i 's/"score":5/"score":6/' games/*blues.json
      show blues
      check blues
      delete gulls
      delete --yes gulls --library games
      stats "An Na" Bo
      """),
    Script(
      "ignored-words",
      """
      # A word or an option that a command would ignore is a usage error.
      \(redsBlues) -q --target 1 --margin 1
      record -q Ana one
      check reds --all
      check --all -g reds
      report --all -o site -g reds
      list -g reds
      standings --game reds
      stats -g reds
      new Reds Blues -g reds
      delete reds -g blues
      restore reds -g blues
      completions bash -g reds
      completions bash --json
      record --keep-going Di one
      rules --dry-run
      rules --drop-later --json
      log --feed --jsonl
      log --feed --all
      stats Ana --sort rebound
      stats Reds Blues --per-game
      stats Ana --min-games 2
      stats Ana --top 3
      replay --once --speed 8
      replay --once --idle-limit 2
      replay --once --instant
      replay --instant --speed 8
      watch --since 3
      report --since 2026-01-01
      # So is a game or a library on a line of score --plain, which has its own.
      new -q "Gulls: Gus, Hal, Ida" "Terns: Jo, Kim, Lu"
      score gulls --plain <<.
      Gus two -g reds
      undo --game reds
      Gus two --library games
      show reds
      log @2
      check reds
      show 2026-11-20-gulls-terns
      Hal one
      .
      log --feed gulls
      # Rules that no game is played by are not the same as no games.
      standings --rules foo
      standings --rules capped --json
      stats --rules pikcup
      stats Ana --rules foo
      list --rules foo
      export games --rules foo
      export players reds --rules foo
      report --all -o site --rules foo
      $ ls
      list --rules custom --since 2027-01-01
      """),
    Script(
      "new-games-refused",
      """
      new ": Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      new "" ""
      new $'Re\\e[31mds: Ana, Bo, Cy' "Blues: Di, Ed, Flo"
      new $'Reds: Ana\\n, Bo, Cy' "Blues: Di, Ed, Flo"
      new "Reds: Ana, Bo, Ana" "Blues: Di, Ed, Flo"
      new "Reds: Ana, Bo, Cy" "reds: Di, Ed, Flo"
      new "Away: Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      new "Reds: Ana, Bo, Cy" "Home: Di, Ed, Flo"
      new "Reds: Ana, Bo" "Blues: Di, Ed, Flo"
      new "Reds: Ana, Bo, Cy" "Blues: Di"
      \(redsBlues) --side 4
      \(redsBlues) --target 0
      \(redsBlues) --margin 1000001
      \(redsBlues) --side -3
      \(redsBlues) --rules fiba
      new "Reds; Ana, Bo, Cy" "Blues: Di, Ed, Flo"
      new "Reds: Ana; Bo; Cy" "Blues: Di, Ed, Flo"
      # Nothing of this has made a library.
      $ ls
      """),
    Script(
      "plays-refused",
      """
      new "Reds: Ana, Anton, Cy" "Blues: Di, Cy, Flo" --target 3
      record Di tow
      record Di jump
      record two Di
      record Zed one
      record Dii one
      record An one
      record Cy one
      record greens/Ana one
      record reds/ one
      record h4 one
      record "" one
      record Di one Zed one
      record Di dunk Flo two
      record Di two Flo
      record OT Di two
      record END soon
      record IN-ORDER
      record --drop-later Q2
      record --after 1 Q2
      record --at 4:5 Di one
      record --at 3:61 Di one
      record --at now Di one
      clock set 1:2:3
      undo
      redo
      log

      # The clock, running and behind the last play.
      record --at 1:00 Ana one
      clock start
      $ sleep 5
      record --at 1:06 Di one
      record --at 1:05 Di one
      clock set 0:59
      undo 5
      undo 0
      undo
      redo 2
      redo 0
      record Di one
      redo

      # After the finish.
      record Di two
      record Ana one
      record Di assist
      record away/Cy foul
      clock start
      clock set 5:00
      record --at 0:30 Di one
      undo
      record --at 1:01 Ana two
      record Ana one
      """),
    Script(
      "errors-as-json",
      """
      --json recrod
      show --jsn --json
      show --json
      new --json "Reds: Ana" Blues
      \(redsBlues) -q
      record --json "Ann\\"a" one
      record --json An two Bo assits
      undo --json
      record --json - <<.
      Ana
      .
      show --json nope
      record --json --at 1:00 - -
      $ : > games/empty.json
      show --json empty
      """),
  ]
}
