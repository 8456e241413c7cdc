import Basketball
import Documents
import Terminal

/// The score sheet, printed in place of the play-by-play: the running score, the fouls and
/// time-outs of each team, and lines to sign on.
///
/// A game of periods is laid out as on FIBA's sheet: the score by period, the fouls by the periods
/// in which they are counted together, the time-outs by half.
struct ScoreSheet {
  let flow: Flow
  let plays: [Play]
  let game: GameDocument

  private var rules: Rules { game.rules }

  /// The boxes for one part of a game.
  private struct Part {
    /// `Q4 OT`; nil for the whole game.
    let label: String?
    let periods: ClosedRange<Int>
    /// The least number of boxes.
    let boxes: Int
  }

  /// The section; for a game without plays it is blank.
  var html: HTML {
    let scores = Side.allCases.map { "\(heading($0))\n\(runningScore(of: $0))" as HTML }
    let most = rules.shots == .twoAndThree ? "three" : "two"
    let signs =
      ["Scorer", "Timer", "Referee", "Second referee"]
      + game.teams.both.map { "Captain, \($0.name)" + $0.captain.said { ": \($0)" } }
    let used = [
      boxes("Team fouls", foulParts) { rules.teamFouls[$0] },
      boxes("Time-outs", timeoutParts) { $0 == .timeout ? 1 : 0 },
    ]
    let legend: HTML =
      "<p>Who made the point, by shirt number or name; a ring is worth \(most).</p>"
    return .section(
      "Running score", "sheet",
      scores + [legend] + used + [.list(signs, class: "signs")])
  }

  private func heading(_ side: Side) -> HTML { "<h3 dir=\"auto\">\(game.teams[side].name)</h3>" }

  private var last: Int { max(rules.periods, game.period) }

  private func name(of period: Int) -> String { game.name(ofPeriod: period) ?? "" }

  /// The parts whose fouls are counted together, with as many boxes as there are fouls without a
  /// penalty.
  private var foulParts: [Part] {
    guard game.hasPeriods else { return [Part(label: nil, periods: 1...last, boxes: 10)] }
    let starts = (1...last).filter { $0 == 1 || rules.beginsFoulsAnew($0) }
    return starts.enumerated().map { index, start in
      let periods = start...(index + 1 < starts.count ? starts[index + 1] - 1 : last)
      return Part(
        label: periods.map(name).spaceSeparated, periods: periods,
        boxes: (rules.bonus ?? 5) - 1)
    }
  }

  /// The parts with time-outs of their own.
  private var timeoutParts: [Part] {
    let overtimes = (1...last).filter { $0 > rules.periods }
    let more =
      rules.timeoutsPerOvertime.map { boxes in
        overtimes.map { Part(label: name(of: $0), periods: $0...$0, boxes: boxes) }
      } ?? []
    if let halves = rules.timeoutsPerHalf, rules.periods > 1 {
      let middle = rules.periods / 2
      return [
        Part(label: "First half", periods: 1...middle, boxes: halves[0]),
        Part(label: "Second half", periods: (middle + 1)...rules.periods, boxes: halves[1]),
      ] + more
    }
    guard let timeouts = rules.timeouts, timeouts > 0 else { return more }
    return [
      Part(
        label: more.isEmpty ? nil : "Regulation",
        periods: 1...(more.isEmpty ? last : rules.periods), boxes: min(timeouts, 10))
    ] + more
  }

  /// A box for each point: period by period, or up to the target.
  private func runningScore(of side: Side) -> HTML {
    if plays.isEmpty {
      // Whole rows, as far as a game may go.
      let most = rules.target.map { $0 + rules.margin - 1 } ?? 160
      return points(1...(min(most, 160) + 20) / 21 * 21, of: side)
    }
    guard game.hasPeriods, let line = game.teams[side].byPeriod else {
      // A very high target has no boxes of its own.
      return points(1...max(min(rules.target ?? 1, 60), game.teams[side].score), of: side)
    }
    var score = 0
    return HTML(
      line.enumerated().filter { $1 > 0 }.map { place, points in
        defer { score += points }
        return """
          \(HTML.paragraph(class: "part", "\(name(of: place + 1))"))
          \(self.points((score + 1)...(score + points), of: side))
          """
      })
  }

  private func points(_ points: ClosedRange<Int>, of side: Side) -> HTML {
    var scorers = [Int: (who: String, points: Int)]()
    for scored in flow.scores where scored.play.side == side {
      scorers[scored.score[side]] = (label(of: scored.play.who), scored.play.move.points)
    }
    let boxes = points.map { point -> HTML in
      guard let scorer = scorers[point] else { return "<li>\(point)</li>" }
      let ring = scorer.points > rules.shots.rawValue ? "two" : ""
      return "<li\(class: ring)>\(point)<strong>\(scorer.who)</strong></li>"
    }
    return .element("ol", boxes)
  }

  /// The shirt number, else as much of the name as fits a box.
  private func label(of who: Who) -> String {
    guard let name = who.player else { return "T" }
    let player = game.teams[who.side].players.first { $0.name == name }?.player
    var room = 3
    return player?.jersey ?? String(name.fitting(&room))
  }

  /// The used boxes of each team, side by side.
  private func boxes(_ title: String, _ parts: [Part], _ count: (Move) -> Int) -> HTML {
    if parts.isEmpty { return "" }
    let teams = Side.allCases.map { side -> HTML in
      let rows = parts.map { part -> HTML in
        let own = plays.filter { $0.who.side == side && part.periods.contains($0.period) }
        let used = own.reduce(0) { $0 + count($1.move) }
        let boxes = (1...max(part.boxes, used, 1)).map { number -> HTML in
          number <= used ? "<li>\(number)<strong>×</strong></li>" : "<li>\(number)</li>"
        }
        return HTML([
          .paragraph(class: "part", "\(part.label)"), .element("ol", class: "boxes", boxes),
        ])
      }
      return .element("div", [heading(side)] + rows)
    }
    return .box(title, "pair", teams)
  }
}
