import Terminal

nonisolated extension Script {
  /// A game that is followed while others record.
  static let following = [
    Script(
      "watch",
      """
      # Every change in the words of the command that made it, up to the end of the game.
      \(redsBlues) -q --target 5
      scoreboard record -q --at 0:10 Ana two
      scoreboard watch &
      scoreboard clock -q start
      sleep 2.5
      scoreboard record -q Bo one Cy assist
      scoreboard record -q --at 0:05 Di two
      scoreboard undo -q 2
      scoreboard redo -q
      scoreboard clock -q pause
      scoreboard fix -q 1 --who Cy --at 0:11
      scoreboard remove -q 2
      scoreboard roster -q add home Gus
      scoreboard roster -q rename Gus Gustav
      scoreboard rules -q --target 3
      scoreboard note -q "court 2"
      scoreboard note -q ""
      scoreboard clock -q set 1:00
      scoreboard record -q home foul; scoreboard record -q away rebound; scoreboard undo -q
      # Nothing is told of who only looks.
      scoreboard log --feed
      scoreboard record -q Cy one
      scoreboard watch
      """),
    Script(
      "watch-forever",
      """
      \(redsBlues) -q --target 2
      scoreboard watch --forever &
      scoreboard record -q --at 0:10 Ana two
      scoreboard record -q Bo assist
      scoreboard undo -q 2
      scoreboard record -q --at 0:12 Ana foul
      scoreboard record -q --at 0:11 Ana two --drop-later
      scoreboard remove -q 4
      kill %1
      """),
    Script(
      "watch-the-next-game",
      """
      # Where there is no game yet it waits; forever it goes on with the next one.
      scoreboard watch &
      \(redsBlues) -q --target 2
      kill %1
      scoreboard watch --forever &
      scoreboard record -q --at 0:10 Ana two
      scoreboard new -q "Greens: Ana, Bo, Cy" "Blues: Di, Ed, Flo" --target 2
      scoreboard record -q -g 2026-11-20-greens-blues Di two Ed assist
      scoreboard note -q -g 2026-11-20-reds-blues "watched again"
      kill %1
      """),
    Script(
      "watch-json",
      """
      # A document as the game stands, and one a change, also where two come at once.
      \(redsBlues) -q --target 2
      scoreboard watch --json &
      scoreboard record -q --at 0:10 Ana one; scoreboard undo -q
      scoreboard clock -q start
      sleep 1
      scoreboard record -q Di two
      scoreboard watch --json
      """),
    Script(
      "watch-plays",
      """
      # Each play once, by its number, also across an end.
      \(redsBlues) -q --target 3
      scoreboard record -q --at 0:10 Ana one
      scoreboard watch --plays &
      scoreboard record -q --at 0:12 Bo rebound Cy one
      scoreboard record -q --at 0:11 Di foul
      scoreboard undo -q 2
      scoreboard redo -q
      scoreboard fix -q 1 --who Bo
      scoreboard record -q Ed two; scoreboard undo -q
      kill %1
      scoreboard record -q Flo two
      scoreboard watch --plays --since 4 &
      scoreboard record -q Flo two Di assist
      scoreboard watch --plays --since 6
      scoreboard watch --plays --since 99
      scoreboard watch --since 4
      scoreboard watch --since 4 --json
      """),
    Script(
      "watch-time",
      """
      # Time that runs out while nobody writes.
      \(redsBlues) -q --rules capped --limit 0:30
      scoreboard record -q --at 0:10 Ana one Di one
      scoreboard clock -q start
      scoreboard watch --forever &
      sleep 19.999
      sleep 0.001
      sleep 5
      scoreboard record -q Ana one
      scoreboard undo -q
      scoreboard clock -q set 0:20
      kill %1
      """),
    Script(
      "watch-lost",
      """
      # A file that is gone or damaged is waited for.
      scoreboard watch -g nope
      \(redsBlues) --target 3
      scoreboard watch nope
      scoreboard watch &
      mv games/2026-11-20-reds-blues.json aside
      sleep 1
      : > games/2026-11-20-reds-blues.json
      head -c 700 aside > games/2026-11-20-reds-blues.json
      mv aside games/2026-11-20-reds-blues.json
      scoreboard record -q Ana one
      mv games other
      mv other games
      cp games/2026-11-20-reds-blues.json before
      scoreboard record -q Bo one
      cp before games/2026-11-20-reds-blues.json
      scoreboard record -q Cy one
      rm games/2026-11-20-reds-blues.json
      \(redsBlues) -q --target 3
      kill %1
      scoreboard watch --json &
      mv games/2026-11-20-reds-blues.json aside
      mv aside games/2026-11-20-reds-blues.json
      kill %1
      : > games/2026-11-20-reds-blues.json
      scoreboard watch --plays
      """),
    Script(
      "watch-at-a-terminal", terminal: Size(columns: 80, rows: 24),
      """
      # Lines to read, without colour unless it is asked for.
      \(redsBlues) -q --target 2
      scoreboard watch --plain &
      scoreboard record -q Ana one
      kill %1
      TERM=dumb scoreboard watch --color always &
      scoreboard record -q Ana one Bo assist
      """),
  ]
}
