import Terminal

nonisolated extension Script {
  /// Games that are played again.
  static let replays = [
    Script("replays", game + lines + boards),
    Script(
      "replays-of-other-games",
      """
      # No play, no clock, time that is up, overtime.
      \(redsBlues) --rules capped --limit 1:00
      scoreboard replay
      scoreboard replay --json
      scoreboard replay --once
      scoreboard record Ana one Di one
      scoreboard replay
      scoreboard record --at 0:50 Bo one
      scoreboard clock set 1:00
      scoreboard replay
      scoreboard replay --at 0:59 --once
      scoreboard replay --at 1:00 --once
      scoreboard clock set 0:55
      scoreboard record Ed one
      scoreboard replay
      scoreboard clock set 1:00
      scoreboard replay
      scoreboard record Flo one
      scoreboard replay --from 0:55
      scoreboard replay --from '#5' --json
      scoreboard replay --at '#4' --once
      # What was corrected is played as it counts now.
      scoreboard roster rename Flo Fay
      scoreboard fix 3 --move two
      scoreboard fix 3 --move two --drop-later
      scoreboard replay
      """),
    Script(
      "replays-at-a-terminal", terminal: Size(columns: 40, rows: 24),
      game + """
        scoreboard replay --plain
        TERM=dumb scoreboard replay --from '#7'
        scoreboard replay --no-color --instant --from '#7'
        scoreboard replay --json --from '#7'
        scoreboard replay --at '#1' --once
        """),
    Script(
      "replays-refused",
      game + """
        scoreboard replay --from 1:01.26
        scoreboard replay --at 2:00 --once
        scoreboard replay --from '#10'
        scoreboard replay --from '#0' --instant
        scoreboard replay --from 0:5
        scoreboard replay --from '#x'
        scoreboard replay --from ''
        scoreboard replay --at 0:10
        scoreboard replay --at 0:10 --from 0:20
        scoreboard replay --loop
        scoreboard replay --loop --once
        scoreboard replay --speed 0
        scoreboard replay --speed -1
        scoreboard replay --speed fast
        scoreboard replay --speed inf
        scoreboard replay --idle-limit 0
        scoreboard replay --idle-limit
        scoreboard replay nope
        scoreboard replay one two
        scoreboard replay 2026-11-20-reds-blues -g 2026-11-20-blues-reds
        """),
  ]

  private static let game = """
    \(redsBlues) --target 5
    scoreboard record --at 0:10 Ana two Bo assist
    scoreboard record --at 0:12.344 Di one
    scoreboard record --at 0:50 away two
    scoreboard record --at 0:55.5 Cy foul
    scoreboard record --at 1:00 Cy two Flo rebound
    scoreboard record --at 1:01.25 Ana one Bo assist

    """

  private static let lines = """
    # As it was, from a reading or a play on, and at once.
    scoreboard replay
    scoreboard log
    scoreboard replay --speed 8 --idle-limit 2 -q
    scoreboard replay --from 0:55.5 --speed 0.5
    scoreboard replay --from '#7'
    scoreboard replay --from 1:01.25 --instant
    COLUMNS=40 scoreboard replay --from '#7'
    scoreboard replay --color always --from '#9'
    scoreboard replay --json --from 1:00
    scoreboard replay --json --instant --from '#9' 2026-11-20-reds-blues

    """

  private static let boards = """
    # One board.
    scoreboard replay --once
    scoreboard replay --at 0:00 --once
    scoreboard replay --at 0:30 --once
    scoreboard replay --from '#4' --once --plain
    scoreboard replay --at '#8' --once
    scoreboard replay --at 0:10 --once --json
    """
}
