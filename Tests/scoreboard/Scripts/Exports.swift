import Terminal

nonisolated extension Script {
  /// Tables for other programs.
  static let exports = [
    Script(
      "exports",
      #"""
      # A game to its target, one that the rain ends, a forfeit, and one that is not over.
      scoreboard new -q '"Reds", the first: 4 Ana, =1+1, 00 علي' "Blues: Di, 👩‍👩‍👧 Zoë, Flo" --target 3
      scoreboard roster add -q home "O'Neill, \"Shaq\""
      scoreboard record -q --at 0:12.5 Ana two =1+1 assist
      scoreboard record -q --at 0:20 Di miss2 علي rebound "O'Neill" foul
      scoreboard record -q --at 1:00.25 away one home timeout
      scoreboard note -q "=rain, and \"late\""
      scoreboard record -q --at 1:10 Ana two
      sleep 60
      scoreboard new -q "Greens: Gil, Hal, Ida" "Blues: Di, Ed, Flo" --rules fiba3x3
      scoreboard record -q --at 9:00 Ed one
      scoreboard end -q
      sleep 60
      scoreboard new -q Greens "Reds: Ana, Bo, Cy"
      scoreboard end -q --forfeit Greens
      sleep 60
      scoreboard new -q "Whites: Jo, Kim, Lu" "Greens: Gil, Hal, Ida"
      scoreboard record -q --at 0:03 Jo one
      scoreboard export games
      scoreboard export players
      scoreboard export plays
      scoreboard export games --jsonl
      scoreboard export players --jsonl greens-b
      scoreboard export plays --json

      # Some of them: those that are named whatever became of them, each once.
      scoreboard export games whites @4 -g @1
      scoreboard export games --team greens --since 2026-11-20 --until 2026-11-20
      scoreboard export plays --until 2026-11-19
      scoreboard export plays --until 2026-11-19 --jsonl
      scoreboard clock start -q
      sleep 10
      scoreboard export games -g whites
      scoreboard export
      scoreboard export game
      scoreboard export games nowhere
      scoreboard export games nowhere --json
      scoreboard --library nowhere export games
      mkdir empty
      scoreboard --library empty export games
      """#),
    Script(
      "exports-beside-damage",
      """
      # What cannot be read is named, and the rest is written.
      \(redsBlues) -q --target 1 --margin 1
      scoreboard record -q --at 0:10 Ana one
      scoreboard new -q "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo" --target 1 --margin 1
      scoreboard record -q --at 0:10 Ed one
      : > games/2026-11-19-empty.json
      sed -i 's/"number":1/"number":9/' games/2026-11-20-reds-blues.json
      scoreboard export games
      scoreboard export plays
      scoreboard export plays --json
      scoreboard export players 2026-11-19-empty
      """),
    Script(
      "exports-at-a-terminal", terminal: Size(columns: 80, rows: 24),
      #"""
      # Who looks is told what is missing, and sees no character that a terminal would obey.
      \#(redsBlues) -q --target 1 --margin 1
      scoreboard record -q --at 0:10 Ana one
      scoreboard new -q "Whites: Jo, Kim, Lu" "Blues: Di, Ed, Flo"
      sed -i 's/"Ana"/"A\\u001b[31m\\u202ena"/' games/2026-11-20-reds-blues.json
      scoreboard export plays
      scoreboard export plays --jsonl
      scoreboard export plays -q
      scoreboard new -q "Greens: Gil, Hal, Ida" "Blues: Di, Ed, Flo"
      scoreboard export plays --team blues
      scoreboard export plays --team whites -g @1
      scoreboard export plays --team whites
      """#),
  ]
}
