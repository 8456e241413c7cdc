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
      replay
      replay --json
      replay --once
      record Ana one Di one
      replay
      record --at 0:50 Bo one
      clock set 1:00
      replay
      replay --at 0:59 --once
      replay --at 1:00 --once
      clock set 0:55
      record Ed one
      replay
      clock set 1:00
      replay
      record Flo one
      replay --from 0:55
      replay --from '#5' --json
      replay --at '#4' --once
      # What was corrected is played as it counts now.
      roster rename Flo Fay
      fix 3 --move two
      fix 3 --move two --drop-later
      replay
      """),
    Script(
      "replays-at-a-terminal", terminal: Size(columns: 40, rows: 24),
      game + """
        replay --plain
        $ TERM=dumb scoreboard replay --from '#7'
        replay --no-color --instant --from '#7'
        replay --json --from '#7'
        replay --at '#1' --once
        """),
    Script(
      "replays-refused",
      game + """
        replay --from 1:01.26
        replay --at 2:00 --once
        replay --from '#10'
        replay --from '#0' --instant
        replay --from 0:5
        replay --from '#x'
        replay --from ''
        replay --at 0:10
        replay --at 0:10 --from 0:20
        replay --loop
        replay --loop --once
        replay --speed 0
        replay --speed -1
        replay --speed fast
        replay --speed inf
        replay --idle-limit 0
        replay --idle-limit
        replay nope
        replay one two
        replay 2026-11-20-reds-blues -g 2026-11-20-blues-reds
        """),
  ]

  private static let game = """
    \(redsBlues) --target 5
    record --at 0:10 Ana two Bo assist
    record --at 0:12.344 Di one
    record --at 0:50 away two
    record --at 0:55.5 Cy foul
    record --at 1:00 Cy two Flo rebound
    record --at 1:01.25 Ana one Bo assist

    """

  private static let lines = """
    # As it was, from a reading or a play on, and at once.
    replay
    log
    replay --speed 8 --idle-limit 2 -q
    replay --from 0:55.5 --speed 0.5
    replay --from '#7'
    replay --from 1:01.25 --instant
    $ COLUMNS=40 scoreboard replay --from '#7'
    replay --color always --from '#9'
    replay --json --from 1:00
    replay --json --instant --from '#9' 2026-11-20-reds-blues

    """

  private static let boards = """
    # One board.
    replay --once
    replay --at 0:00 --once
    replay --at 0:30 --once
    replay --from '#4' --once --plain
    replay --at '#8' --once
    replay --at 0:10 --once --json
    """
}
