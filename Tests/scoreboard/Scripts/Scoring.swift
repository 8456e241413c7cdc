import Terminal

nonisolated extension Script {
  /// Scoring by lines.
  static let scoring = [
    Script(
      "score-by-lines",
      """
      \(redsBlues) --target 5
      score <<.
      # plays, and what goes wrong with them
      Ana two Bo assist
      0:30 di one

      Zed two
      Ana
      start
      "home/Cy" foul
      clock
      clock set
      fix 4 --who 'Bo'
      undo
      redo
      undo 9
      show
      list
      help
      Ana two
      Ana one
      log
      quit
      Ana one
      .
      score --json <<.
      undo
      Ana one
      nobody one
      .
      score -q --plain @1 <<.
      undo
      Cy one
      show -g nope
      .
      score nope
      new "Reds: Ana, Bo, Cy" "Greys: Di, Ed, Flo"
      new "Reds: Ana, Bo, Cy" "Pinks: Di, Ed, Flo"
      # A line must be for one game: here two are open.
      score <<.
      Ana two
      .
      """),
    Script(
      "score-at-a-terminal-without-a-screen", terminal: Size(columns: 80, rows: 24),
      """
      \(redsBlues)
      $ TERM=dumb scoreboard score <<.
      Ana two
      .
      $ TERM=xterm scoreboard score --plain --no-color <<.
      Di one
      .
      """),
  ]
}
