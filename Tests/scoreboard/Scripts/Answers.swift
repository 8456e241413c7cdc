import Terminal

nonisolated extension Script {
  /// What is asked for, and how it looks.
  static let answers = [
    Script(
      "quiet",
      """
      # -q keeps still about what was done; what was asked for is answered.
      \(redsBlues) -q --target 3
      clock start -q
      $ sleep 10
      record -q Ana two
      undo -q
      -q redo
      clock pause --quiet
      record -q - <<.
      Ana assist
      Zed one
      .
      clock -q
      -q
      log -q
      list -q
      record -q Bo one
      record -q Bo one
      record -q --json - <<.
      Bo assist
      .
      """),
    Script("colours-in-a-pipe", colours),
    Script("colours-at-a-terminal", terminal: Size(columns: 80, rows: 24), colours),
    Script(
      "columns",
      """
      # Narrow and wide, with names that are no ASCII.
      new "Wolves of the Northern Harbour: Željko, 李小龍, 👩‍👩‍👧 Zoë" "Blues: Di, Ed, Flo" --target 4
      record --at 0:10 h1 two h2 assist 👩‍👩‍👧 rebound away foul
      $ COLUMNS=40 scoreboard
      $ COLUMNS=200 scoreboard
      $ COLUMNS=20 scoreboard
      $ COLUMNS=0 scoreboard
      $ COLUMNS=40 scoreboard log
      $ COLUMNS=200 scoreboard log
      record --at 0:11 李 two
      $ COLUMNS=40 scoreboard
      $ COLUMNS=40 scoreboard list
      $ COLUMNS=200 scoreboard list
      """),
    Script(
      "at-a-narrow-terminal", terminal: Size(columns: 40, rows: 24),
      """
      \(redsBlues)
      --no-color
      $ COLUMNS=80 scoreboard --no-color
      """),
  ]

  private static let colours = """
    \(redsBlues) --target 3
    record --at 0:10 Ana two
    show
    show --color always
    show --color never
    $ NO_COLOR=1 scoreboard show --color always
    $ CLICOLOR_FORCE=1 scoreboard log
    $ CLICOLOR_FORCE=0 scoreboard log
    $ CLICOLOR_FORCE=1 scoreboard log --no-color
    $ CLICOLOR_FORCE=1 NO_COLOR=1 scoreboard list
    $ TERM=dumb scoreboard list
    $ TERM=dumb scoreboard list --color always
    $ TERM=dumb CLICOLOR_FORCE=1 scoreboard list
    $ NO_COLOR=1 scoreboard list --color auto
    record --color always Ana one
    --color always
    --color always list
    --color always record Ana one
    --color always --json log
    """
}
