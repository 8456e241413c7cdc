@testable import Basketball

/// The flow worked out a second time: each fact by a look at all scores.
struct NaiveFlow {
  /// The points of each side after each score.
  private(set) var scores = [(Int, Int)]()
  private var sides = [(side: Side, points: Int)]()
  private var readings = [Int]()
  private let end: Int

  init(_ plays: [Play], end: Int) {
    self.end = end
    var score = (0, 0)
    for play in plays {
      let points = play.move.points
      guard points > 0 else { continue }
      if play.who.side == .home { score.0 += points } else { score.1 += points }
      scores.append(score)
      sides.append((play.who.side, points))
      // Where readings run backwards no time passes.
      readings.append(max(readings.last ?? 0, play.reading.milliseconds))
    }
  }

  private var leads: [Int] { scores.map { $0.0 - $0.1 } }

  var leadChanges: Int {
    let leaders = leads.filter { $0 != 0 }.map { $0.signum() }
    return zip(leaders, leaders.dropFirst()).filter { $0 != $1 }.count
  }

  func largestLead(_ sign: Int) -> Int { max(0, leads.map { $0 * sign }.max() ?? 0) }

  func longestRun(_ side: Side) -> Int {
    sides.indices.map { start in
      sides[start...].prefix { $0.side == side }.reduce(0) { $0 + $1.points }
    }.max() ?? 0
  }

  /// Milliseconds with a lead of a kind, by the leads between any two scores that follow each other.
  func time(_ isMeant: (Int) -> Bool) -> Int {
    let starts = [0] + readings
    let ends = readings + [max(end, readings.last ?? 0)]
    return zip(zip(starts, ends), [0] + leads).reduce(0) { sum, part in
      sum + (isMeant(part.1) ? part.0.1 - part.0.0 : 0)
    }
  }
}
