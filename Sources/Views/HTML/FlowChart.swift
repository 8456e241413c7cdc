import Basketball
import Documents
import ViewModels

/// A drawing of the lead over time, the home side's above the line, with every basket.
struct FlowChart {
  private let flow: Flow
  private let game: GameFacts
  private let largest: Sides<Int>

  /// The size of the drawing, of what is drawn in it, and of its margins.
  private static let (width, height) = (720, 250)
  private static let (left, right, top, bottom) = (34, 10, 12, 26)
  /// Room behind the end of the clock, in which the last score stands.
  private static let tail = 14

  init(_ flow: Flow, of game: GameDocument) {
    (self.flow, self.game) = (flow, game.facts)
    largest = flow.largestLead.map { $0?.points ?? 0 }
  }

  func write(to html: inout HTMLWriter) {
    let label = "The lead over time: " + FlowFacts(flow, of: game).line(columns: .max)
    html.element(
      .svg, .viewBox(width: Self.width, height: Self.height), .init("role", "img"), .label(label)
    ) { html in
      scale(&html)
      area(of: .home, &html)
      area(of: .away, &html)
      line(at: 0, "level", &html)
      for (place, scored) in flow.scores.enumerated() { basket(place, scored, &html) }
    }
  }

  /// Where a basket is: by the clock or, where that stood, by its place.
  private func x(_ place: Int) -> Int {
    guard flow.isTimed else { return Self.left + Self.room * (place + 1) / (flow.scores.count + 1) }
    return x(flow.scores[place].play.reading)
  }

  private static let room = width - left - right - tail

  private func x(_ reading: ClockReading) -> Int {
    let end = flow.end.milliseconds
    return Self.left + Self.room * min(reading.milliseconds, end) / end
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

  /// What a side led by, from each basket to the next.
  private func area(of side: Side, _ html: inout HTMLWriter) {
    var steps: [(command: Character, numbers: [Int])] = []
    for place in flow.scores.indices {
      let points = side == .home ? lead(place) : -lead(place)
      guard points > 0 else { continue }
      let isLast = place == flow.scores.count - 1
      let end = isLast ? Self.width - Self.right : x(place + 1)
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
      text("\(lead.magnitude)", x: Self.left - 8, y: y(lead) + 4, "end", &html)
    }
    guard flow.isTimed else { return }
    if game.hasPeriods { periods(&html) } else { clock(&html) }
  }

  /// The periods that have begun, with a line at the end of each.
  private func periods(_ html: inout HTMLWriter) {
    for number in 1...game.period {
      let period = game.rules.schedule[number]
      let (start, end) = (x(period.start), x(period.end ?? flow.end))
      text(
        game.name(ofPeriod: number) ?? "", x: (start + end) / 2, y: Self.height - 6, "middle", &html
      )
      html.element(
        .line, .init("class", "lead"), .init("x1", end), .init("x2", end), .init("y1", Self.top),
        .init("y2", Self.height - Self.bottom)
      ) { _ in }
    }
  }

  private func clock(_ html: inout HTMLWriter) {
    for part in 0...4 {
      let reading = ClockReading(milliseconds: flow.end.milliseconds / 4 * part)
      let face = game.rules.clockFace
      let moment = face.periods.moment(at: part == 4 ? flow.end : reading)
      let clock = String(face.timeText(moment).dropLast(2))
      text(
        clock, x: Self.left + Self.room * part / 4, y: Self.height - 6,
        part == 0 ? "start" : part == 4 ? "end" : "middle", &html)
    }
  }

  private func line(at lead: Int, _ kind: StaticString, _ html: inout HTMLWriter) {
    html.element(
      .line, .init("class", kind), .init("x1", Self.left), .init("x2", Self.width - Self.right),
      .init("y1", y(lead)),
      .init("y2", y(lead))
    ) { _ in }
  }

  private func text(
    _ text: String, x: Int, y: Int, _ anchor: StaticString, _ html: inout HTMLWriter
  ) {
    html.element(.text, .init("x", x), .init("y", y), .init("text-anchor", anchor), text: text)
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
