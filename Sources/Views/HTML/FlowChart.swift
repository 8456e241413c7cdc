import Basketball
import Documents
import ViewModels

/// A drawing of the lead over time, with the home side above the line, and every basket.
struct FlowChart {
  private let flow: Flow
  private let game: GameFacts
  private let axis: TimeAxis
  private let largest: Sides<Int>

  /// The height of the drawing, and of its margins.
  private static let (height, top, bottom) = (250, 12, 26)

  init(_ flow: Flow, of game: GameDocument) {
    (self.flow, self.game) = (flow, game.facts)
    axis = TimeAxis(until: flow.end, of: game.facts)
    largest = flow.largestLead.map { $0?.points ?? 0 }
  }

  func write(to html: inout HTMLWriter) {
    let label = "The lead over time: " + FlowFacts(flow, of: game).line(columns: .max)
    html.element(
      .svg, .viewBox(width: TimeAxis.width, height: Self.height), .init("role", "img"),
      .label(label)
    ) { html in
      scale(&html)
      area(of: .home, &html)
      area(of: .away, &html)
      line(at: 0, "level", &html)
      for (place, scored) in flow.scores.enumerated() { basket(place, scored, &html) }
    }
  }

  /// The x of a basket: by the clock or, if it never ran, by its place.
  private func x(_ place: Int) -> Int {
    guard flow.isTimed else {
      return TimeAxis.left + TimeAxis.room * (place + 1) / (flow.scores.count + 1)
    }
    return axis.x(flow.scores[place].play.reading)
  }

  private func y(_ lead: Int) -> Int {
    let room = Self.height - Self.top - Self.bottom
    return Self.top + room * (highest - lead) / max(1, highest - lowest)
  }

  private var highest: Int { max(largest.home, 1) }
  private var lowest: Int { min(-largest.away, -1) }

  private func lead(_ place: Int) -> Int {
    flow.scores[place].score.home - flow.scores[place].score.away
  }

  /// The area of a side's lead, from each basket to the next.
  private func area(of side: Side, _ html: inout HTMLWriter) {
    var steps: [(command: Character, numbers: [Int])] = []
    for place in flow.scores.indices {
      let points = side == .home ? lead(place) : -lead(place)
      guard points > 0 else { continue }
      let isLast = place == flow.scores.count - 1
      let end = isLast ? TimeAxis.width - TimeAxis.right : x(place + 1)
      steps += [
        ("M", [x(place), y(0)]), ("V", [y(lead(place))]), ("H", [end]), ("V", [y(0)]), ("Z", []),
      ]
    }
    if !steps.isEmpty { html.element(.path, .side(side), .steps(steps)) { _ in } }
  }

  /// Lines with the points of a lead, and the clock under them.
  private func scale(_ html: inout HTMLWriter) {
    let unit = max(1, (highest - lowest + 5) / 6)
    for lead in stride(from: lowest / unit * unit, through: highest, by: unit) {
      if lead != 0 { line(at: lead, "lead", &html) }
      html.text("\(lead.magnitude)", x: TimeAxis.left - 8, y: y(lead) + 4, "end")
    }
    if flow.isTimed {
      axis.write(to: &html, from: Self.top, to: Self.height - Self.bottom)
    }
  }

  private func line(at lead: Int, _ kind: StaticString, _ html: inout HTMLWriter) {
    html.line(kind, x: (TimeAxis.left, TimeAxis.width - TimeAxis.right), y: (y(lead), y(lead)))
  }

  private func basket(_ place: Int, _ scored: ScoredPlay, _ html: inout HTMLWriter) {
    let (play, score) = (scored.play, scored.score)
    let who = play.who.player ?? game.teams[play.who.side].name
    let time = game.rules.clockFace.timeText(play.moment)
    html.element(
      .circle, .side(play.who.side), .init("cx", x(place)), .init("cy", y(lead(place))),
      .init("r", play.move.points > 1 ? 5 : 4)
    ) { html in
      html.element(
        .title, text: "\(time) \(who) \(play.move.row.noun), \(score.home)-\(score.away)")
    }
  }
}
