import Basketball
import Documents

/// The horizontal time axis of a drawing, with the periods or the clock under it.
struct TimeAxis {
  let end: ClockReading
  let game: GameDocument

  /// The width of the drawing, and of its margins.
  static let (width, left, right) = (720, 34, 10)
  /// The width from the start of the game to its end, after which there is room for the last score.
  static let room = width - left - right - 14

  /// The x of a reading.
  func x(_ reading: ClockReading) -> Int {
    Self.left + Self.room * min(reading.milliseconds, end.milliseconds) / max(1, end.milliseconds)
  }

  /// The periods that have begun under lines between two heights, or else the clock.
  func html(from top: Int, to bottom: Int) -> [HTML] {
    guard game.hasPeriods else {
      return (0...4).map { part in
        let reading = part == 4 ? end : ClockReading(milliseconds: end.milliseconds / 4 * part)
        return .label(
          time(reading), x: Self.left + Self.room * part / 4, y: bottom + 20,
          part == 0 ? "start" : part == 4 ? "end" : "middle")
      }
    }
    return (1...game.period).flatMap { number -> [HTML] in
      let period = game.rules.schedule[number]
      let end = x(period.end ?? end)
      return [
        .label(
          game.name(ofPeriod: number) ?? "", x: (x(period.start) + end) / 2, y: bottom + 20,
          "middle"),
        .line("lead", x: (end, end), y: (top, bottom)),
      ]
    }
  }

  /// A reading as the clock shows it, without tenths.
  func time(_ reading: ClockReading) -> String {
    game.rules.clockFace.wholeTimeText(at: reading)
  }
}

extension HTML {
  static func line(_ kind: String, x: (Int, Int), y: (Int, Int)) -> HTML {
    """
    <line class="\(kind)" x1="\(x.0)" x2="\(x.1)" y1="\(y.0)" y2="\(y.1)"></line>
    """
  }

  static func label(_ text: String, x: Int, y: Int, _ anchor: String) -> HTML {
    """
    <text x="\(x)" y="\(y)" text-anchor="\(anchor)">\(text)</text>
    """
  }

  /// A drawing, with its origin at the top left, and what it shows in words.
  static func drawing(height: Int, _ label: String, _ content: [HTML]) -> HTML {
    """
    <svg viewBox="0 0 \(TimeAxis.width) \(height)" role="img" aria-label="\(label)">
    \(content)
    </svg>
    """
  }
}

/// A drawing of the lead over time, with the home side above the line, and every basket.
struct FlowChart {
  let flow: Flow
  let game: GameDocument

  private var axis: TimeAxis { TimeAxis(end: flow.end, game: game) }
  /// The leads at the edges of the drawing.
  private var highest: Int { max(flow.largestLead.home?.points ?? 0, 1) }
  private var lowest: Int { -max(flow.largestLead.away?.points ?? 0, 1) }

  /// The height of the drawing, and of its margins.
  private let height = 250, top = 12, bottom = 26

  var html: HTML {
    .drawing(
      height: height,
      "The lead\(flow.isTimed ? " over time" : ""): "
        + FlowFacts(flow: flow, game: game).line(columns: .max),
      scale + [area(of: .home), area(of: .away), line(at: 0, "level")]
        + flow.scores.indices.map(basket) + [
          .label(game.home.name, x: TimeAxis.left + 4, y: top + 10, "start"),
          .label(game.away.name, x: TimeAxis.left + 4, y: height - bottom - 4, "start"),
        ])
  }

  /// The x of a basket: by the clock or, if it never ran, by its place.
  private func x(_ place: Int) -> Int {
    guard flow.isTimed else {
      return TimeAxis.left + TimeAxis.room * (place + 1) / (flow.scores.count + 1)
    }
    return axis.x(flow.scores[place].play.reading)
  }

  private func y(_ lead: Int) -> Int {
    let room = height - top - bottom
    return top + room * (highest - lead) / (highest - lowest)
  }

  private func lead(_ place: Int) -> Int {
    flow.scores[place].score.home - flow.scores[place].score.away
  }

  /// The area of a side's lead, from each basket to the next.
  private func area(of side: Side) -> HTML {
    let steps = flow.scores.indices.compactMap { place -> String? in
      let points = side == .home ? lead(place) : -lead(place)
      guard points > 0 else { return nil }
      let isLast = place == flow.scores.count - 1
      let end = isLast ? TimeAxis.width - TimeAxis.right : x(place + 1)
      return "M\(x(place)) \(y(0))V\(y(lead(place)))H\(end)V\(y(0))Z"
    }
    return steps.isEmpty ? "" : "<path class=\"\(side.rawValue)\" d=\"\(steps.joined())\"></path>"
  }

  /// Lines with the points of a lead, and the clock under them.
  private var scale: [HTML] {
    let unit = (highest - lowest + 5) / 6
    let leads = stride(from: lowest / unit * unit, through: highest, by: unit)
    return leads.flatMap { lead -> [HTML] in
      [
        lead == 0 ? "" : line(at: lead, "lead"),
        .label("\(lead.magnitude)", x: TimeAxis.left - 8, y: y(lead) + 4, "end"),
      ]
    } + (flow.isTimed ? axis.html(from: top, to: height - bottom) : [])
  }

  private func line(at lead: Int, _ kind: String) -> HTML {
    .line(kind, x: (TimeAxis.left, TimeAxis.width - TimeAxis.right), y: (y(lead), y(lead)))
  }

  private func basket(_ place: Int) -> HTML {
    let play = flow.scores[place].play
    let who = play.who.player ?? game.teams[play.side].name
    let time =
      flow.isTimed
      ? game.rules.clockFace.timeText(play.moment) : game.name(ofPeriod: play.period)
    return """
      <circle class="\(play.side.rawValue)" cx="\(x(place))" cy="\(y(lead(place)))" \
      r="\(play.move.points > 1 ? 5 : 4)">
      <title>\(phrase(time, who, between: " ")) \(play.move.row.noun), \(flow.scores[place].score.dashed)</title>
      </circle>
      """
  }
}

/// A drawing of when each player of a team was on court: a row for each player, with the time axis
/// of the lead chart.
struct StintChart {
  let side: Side
  /// The stints of its players, by place on the roster.
  let stints: [[Stint]]
  let end: ClockReading
  let game: GameDocument

  private var axis: TimeAxis { TimeAxis(end: end, game: game) }
  /// The players who were on court, in the order of the roster.
  private var players: [(line: StatLineDocument, stints: [Stint])] {
    zip(game.teams[side].players, stints).filter { !$1.isEmpty }.map { ($0, $1) }
  }

  /// The heights of a row, of its bar, and of the space under all rows.
  private static let (row, bar, bottom) = (26, 8, 26)

  var html: HTML {
    let height = Self.row * players.count
    return .drawing(
      height: height + Self.bottom, label,
      axis.html(from: 0, to: height) + players.enumerated().map { row($0, $1.line, $1.stints) })
  }

  /// `Reds on court: 4 Ana Q1 10:00 to Q1 06:12, Q2 03:00 to Q2 00:00; 9 Bea Q1 06:12 to Q2 00:00`.
  private var label: String {
    let rows = players.map { line, stints in
      phrase(line.player?.text, stints.map { text($0, " to ") }.commaSeparated, between: " ")
    }
    return "\(game.teams[side].name) on court: " + rows.joined(separator: "; ")
  }

  private func text(_ stint: Stint, _ word: String) -> String {
    "\(axis.time(stint.start))\(word)\(axis.time(stint.end))"
  }

  private func row(_ place: Int, _ line: StatLineDocument, _ stints: [Stint]) -> HTML {
    let bottom = Self.row * (place + 1) - 2
    let name = phrase(line.player?.text, line.played?.minutesText, between: " ")
    let bars = stints.map { stint -> HTML in
      let start = axis.x(stint.start)
      let end = max(axis.x(stint.end), start + 1)
      return """
        <path class="\(side.rawValue)" \
        d="M\(start) \(bottom)V\(bottom - Self.bar)H\(end)V\(bottom)Z">
        <title>\(line.name) \(text(stint, "–"))</title>
        </path>
        """
    }
    return HTML(
      [
        .label(name, x: TimeAxis.left, y: bottom - Self.bar - 4, "start"),
        .line("level", x: (TimeAxis.left, TimeAxis.left + TimeAxis.room), y: (bottom, bottom)),
      ] + bars)
  }
}
