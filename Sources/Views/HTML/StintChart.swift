import Basketball
import Documents

/// A drawing of when each player of a team was on court: a row for each player, with the time axis
/// of the lead chart.
struct StintChart {
  private let name: String
  private let side: Side
  /// The players who were on court, in the order of the roster.
  private let players: [(line: StatLineDocument, stints: [Stint])]
  private let axis: TimeAxis

  /// The heights of a row, of its bar, and of the space under all rows.
  private static let (row, bar, bottom) = (26, 8, 26)

  /// - Parameter stints: the stints of a side, by place on the roster.
  init(_ side: Side, _ stints: [[Stint]], of game: GameDocument, axis: TimeAxis) {
    let team = game.teams[side]
    (self.side, self.axis, name) = (side, axis, team.name)
    players = zip(team.players, stints).filter { !$1.isEmpty }.map { ($0, $1) }
  }

  func write(to html: inout HTMLWriter) {
    let height = Self.row * players.count
    html.element(
      .svg, .viewBox(width: TimeAxis.width, height: height + Self.bottom), .init("role", "img"),
      .label(label)
    ) { html in
      axis.write(to: &html, from: 0, to: height)
      for (place, player) in players.enumerated() { row(place, player, &html) }
    }
  }

  /// `Reds on court: 4 Ana Q1 10:00 to Q1 06:12, Q2 03:00 to Q2 00:00; 9 Bea Q1 06:12 to Q2 00:00`.
  private var label: String {
    let rows = players.map { line, stints in
      "\(line.player?.text ?? "") " + stints.map { text($0, " to ") }.joined(separator: ", ")
    }
    return "\(name) on court: " + rows.joined(separator: "; ")
  }

  private func text(_ stint: Stint, _ word: String) -> String {
    "\(axis.time(stint.start))\(word)\(axis.time(stint.end))"
  }

  private func row(
    _ place: Int, _ player: (line: StatLineDocument, stints: [Stint]), _ html: inout HTMLWriter
  ) {
    let bottom = Self.row * (place + 1) - 2
    let minutes = player.line.played.map { " \($0.minutesText)" } ?? ""
    html.text(
      (player.line.player?.text ?? "") + minutes, x: TimeAxis.left, y: bottom - Self.bar - 4,
      "start")
    html.line(
      "level", x: (TimeAxis.left, TimeAxis.left + TimeAxis.room), y: (bottom, bottom))
    for stint in player.stints {
      let (start, end) = (axis.x(stint.start), axis.x(stint.end))
      html.element(
        .path, .side(side),
        .steps([
          ("M", [start, bottom]), ("V", [bottom - Self.bar]), ("H", [max(end, start + 1)]),
          ("V", [bottom]), ("Z", []),
        ])
      ) { html in
        html.element(.title, text: "\(player.line.name ?? "") \(text(stint, "–"))")
      }
    }
  }
}
