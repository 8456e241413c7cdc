import Terminal

nonisolated extension Script {
  /// A game that is followed while others record.
  static let following = [
    Script(
      "watch",
      """
      # Every change in the words of the command that made it, up to the end of the game.
      \(redsBlues) -q --target 5
      record -q --at 0:10 Ana two
      watch &
      clock -q start
      $ sleep 2.5
      record -q Bo one Cy assist
      record -q --at 0:05 Di two
      undo -q 2
      redo -q
      clock -q pause
      fix -q 1 --who Cy --at 0:11
      remove -q 2
      roster -q add home Gus
      roster -q rename Gus Gustav
      rules -q --target 3
      note -q "court 2"
      note -q ""
      clock -q set 1:00
      $ scoreboard record -q home foul; scoreboard record -q away rebound; scoreboard undo -q
      # Nothing is told of who only looks.
      log --feed
      record -q Cy one
      watch
      """),
    Script(
      "watch-forever",
      """
      \(redsBlues) -q --target 2
      watch --forever &
      record -q --at 0:10 Ana two
      record -q Bo assist
      undo -q 2
      record -q --at 0:12 Ana foul
      record -q --at 0:11 Ana two --drop-later
      remove -q 4
      $ kill %1
      """),
    Script(
      "watch-the-next-game",
      """
      # Where there is no game yet it waits; forever it goes on with the next one.
      watch &
      \(redsBlues) -q --target 2
      $ kill %1
      watch --forever &
      record -q --at 0:10 Ana two
      new -q "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 2
      record -q -g greens-blues Di two Ed assist
      note -q -g reds-blues "watched again"
      $ kill %1
      """),
    Script(
      "watch-json",
      """
      # A document as the game stands, and one a change, also where two come at once.
      \(redsBlues) -q --target 2
      watch --json &
      $ scoreboard record -q --at 0:10 Ana one; scoreboard undo -q
      clock -q start
      $ sleep 1
      record -q Di two
      watch --json
      """),
    Script(
      "watch-plays",
      """
      # Each play once, by its number, also across an end.
      \(redsBlues) -q --target 3
      record -q --at 0:10 Ana one
      watch --plays &
      record -q --at 0:12 Bo rebound Cy one
      record -q --at 0:11 Di foul
      undo -q 2
      redo -q
      fix -q 1 --who Bo
      $ scoreboard record -q Ed two; scoreboard undo -q
      $ kill %1
      record -q Flo two
      watch --plays --since 4 &
      record -q Flo two Di assist
      watch --plays --since 6
      watch --plays --since 99
      watch --since 4
      watch --since 4 --json
      """),
    Script(
      "watch-time",
      """
      # Time that runs out while nobody writes.
      \(redsBlues) -q --rules capped --limit 0:30
      record -q --at 0:10 Ana one Di one
      clock -q start
      watch --forever &
      $ sleep 19.999
      $ sleep 0.001
      $ sleep 5
      record -q Ana one
      undo -q
      clock -q set 0:20
      $ kill %1
      """),
    Script(
      "watch-lost",
      """
      # A file that is gone or damaged is waited for.
      watch -g nope
      \(redsBlues) --target 3
      watch nope
      watch &
      $ mv games/2026-11-20-reds-blues.json aside
      $ sleep 1
      $ : > games/2026-11-20-reds-blues.json
      $ head -c 700 aside > games/2026-11-20-reds-blues.json
      $ mv aside games/2026-11-20-reds-blues.json
      record -q Ana one
      $ mv games other
      $ mv other games
      $ cp games/2026-11-20-reds-blues.json before
      record -q Bo one
      $ cp before games/2026-11-20-reds-blues.json
      record -q Cy one
      $ rm games/2026-11-20-reds-blues.json
      \(redsBlues) -q --target 3
      $ kill %1
      watch --json &
      $ mv games/2026-11-20-reds-blues.json aside
      $ mv aside games/2026-11-20-reds-blues.json
      $ kill %1
      $ : > games/2026-11-20-reds-blues.json
      watch --plays
      """),
    Script(
      "watch-at-a-terminal", terminal: Size(columns: 80, rows: 24),
      """
      # Lines to read, without colour unless it is asked for.
      \(redsBlues) -q --target 2
      watch --plain &
      record -q Ana one
      $ kill %1
      $ TERM=dumb scoreboard watch --color always &
      record -q Ana one Bo assist
      """),
  ]
}
