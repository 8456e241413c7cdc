import Terminal

nonisolated extension Script {
  /// Tables for other programs.
  static let exports = [
    Script(
      "exports",
      #"""
      # A game to its target, one that the rain ends, a forfeit, and one that is not over.
      new -q '"Reds", the first: 4 Ana, =1+1, 00 علي' "Blues: Di, 👩‍👩‍👧 Zoë, Flo" --target 3
      roster add -q home "O'Neill, \"Shaq\""
      record -q --at 0:12.5 Ana two =1+1 assist
      record -q --at 0:20 Di miss2 علي rebound "O'Neill" foul
      record -q --at 1:00.25 away one home timeout
      note -q "=rain, and \"late\""
      record -q --at 1:10 Ana two
      $ sleep 60
      new -q "Greens: Gil, Hal, Ida" "Blues: Di, Ed, Flo" --rules fiba3x3
      record -q --at 9:00 Ed one
      end -q
      $ sleep 60
      new -q Greens "Reds: Ana, Bo, Cy"
      end -q --forfeit Greens
      $ sleep 60
      new -q "Whites: Jo, Kim, Lu" "Greens: Gil, Hal, Ida"
      record -q --at 0:03 Jo one
      export games
      export players
      export plays
      export games --jsonl
      export players --jsonl greens-b
      export plays --json

      # Some of them: those that are named whatever became of them, each once.
      export games whites @4 -g @1
      export games --team greens --since 2026-11-20 --until 2026-11-20
      export plays --until 2026-11-19
      export plays --until 2026-11-19 --jsonl
      clock start -q
      $ sleep 10
      export games -g whites
      export
      export game
      export games nowhere
      export games nowhere --json
      --library nowhere export games
      $ mkdir empty
      --library empty export games
      """#),
    Script(
      "exports-beside-damage",
      """
      # What cannot be read is named, and the rest is written.
      \(redsBlues) -q --target 1 --margin 1
      record -q --at 0:10 Ana one
      new -q "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo" --target 1 --margin 1
      record -q --at 0:10 Ed one
      $ : > games/2026-11-19-empty.json
      $ sed -i 's/"number":1/"number":9/' games/2026-11-20-reds-blues.json
      export games
      export plays
      export plays --json
      export players 2026-11-19-empty
      """),
    Script(
      "exports-at-a-terminal", terminal: Size(columns: 80, rows: 24),
      #"""
      # Who looks is told what is missing, and sees no character that a terminal would obey.
      \#(redsBlues) -q --target 1 --margin 1
      record -q --at 0:10 Ana one
      new -q "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo"
      $ sed -i 's/"Ana"/"A\\u001b[31m\\u202ena"/' games/2026-11-20-reds-blues.json
      export plays
      export plays --jsonl
      export plays -q
      new -q "Greens: Gil, Hal, Ida" "Blues: Di, Ed, Flo"
      export plays --team blues
      export plays --team whites -g @1
      export plays --team whites
      """#),
  ]
}
