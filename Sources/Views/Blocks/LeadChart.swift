import Basketball
import Documents
import Terminal
import ViewModels

/// A chart of the lead over the time of a game, with the home side above.
struct LeadChart {
  let flow: Flow
  let facts: GameFacts
  let columns: Int
  let style: Style

  /// Columns before the chart: a lead with its sign.
  private static let margin = 5
  /// The most columns of the chart that are easy to read.
  private static let widest = 120
  /// Columns between scores under the chart; the last score may begin further left.
  private static let tick = 9
  /// The most rows for the lead of one side, and the rows for the axis and its labels.
  private static let (most, axisRows) = (8, 3)

  /// The chart, once somebody has scored.
  var block: Block {
    guard !flow.scores.isEmpty else { return Block([]) }
    return Block(upTo: 2 * Self.most + Self.axisRows) { rows in
      let most = (rows - Self.axisRows) / 2
      return most > 0 ? lines(most: most).map { Line(painted: $0, columns: columns) } : []
    }
  }

  private var width: Int { max(8, min(columns, Self.widest) - Self.margin - 1) }

  /// The lead at the end of each column's time; positive for the home side.
  private var leads: [Int] {
    flow.isTimed ? timedLeads : (0..<width).map { lead(after: play(at: $0)) }
  }

  /// The play, from 0, of a column of a chart by plays.
  private func play(at column: Int) -> Int { ((column + 1) * flow.scores.count - 1) / width }

  private func lead(after place: Int) -> Int {
    flow.scores[place].score.home - flow.scores[place].score.away
  }

  /// The leads with columns of equal time.
  private var timedLeads: [Int] {
    var (leads, place, lead) = ([Int](), 0, 0)
    for column in 0..<width {
      let end = flow.end.milliseconds * (column + 1) / width
      let isLast = column == width - 1
      while place < flow.scores.count,
        isLast || flow.scores[place].play.reading.milliseconds <= end
      {
        (lead, place) = (self.lead(after: place), place + 1)
      }
      leads.append(lead)
    }
    return leads
  }

  /// The lead over time, in at most so many rows for one side.
  func lines(most: Int = 6) -> [String] {
    let leads = leads
    let largest = flow.largestLead.map { $0?.points ?? 0 }
    // Points per row, as few as fit.
    let unit = max(1, (max(largest.home, largest.away) + most - 1) / most)
    func rows(_ leads: [Int], of side: Side) -> [String] {
      (0..<(largest[side] + unit - 1) / unit).map { row in
        self.row(leads.map { $0 > row * unit }, label: (row + 1) * unit, side)
      }
    }
    return rows(leads, of: .home).reversed() + [axis] + rows(leads.map { -$0 }, of: .away) + ticks
  }

  /// A row of the chart, with a mark where the lead is large enough.
  private func row(_ marks: [Bool], label: Int, _ side: Side) -> String {
    let mark = style.isOn ? "█" : side == .home ? "#" : "="
    let text = marks.map { $0 ? mark : " " }.joined()
    let shown = String(text.reversed().drop { $0 == " " }.reversed())
    let start = "+\(label)".padded(to: Self.margin - 1, .right)
    // A short lead may fall between columns.
    return shown.isEmpty ? start : start + " " + style.color(shown, side, facts.teams.map(\.color))
  }

  private var axis: String {
    let ends = Set(ends.map(\.column))
    let line = (0..<width).map { ends.contains($0) ? "|" : "-" }.joined()
    return "0".padded(to: Self.margin - 1, .right) + " " + style.dim(line)
  }

  /// The columns of the ends of the periods that have begun, with their labels.
  private var ends: [(column: Int, name: String, period: Int)] {
    guard flow.isTimed, facts.hasPeriods else { return [] }
    let end = max(1, flow.end.milliseconds)
    return (1...facts.period).compactMap { period in
      let reading = min(facts.rules.schedule[period].end ?? flow.end, flow.end)
      return facts.name(ofPeriod: period).map {
        ((width - 1) * reading.milliseconds / end, $0, period)
      }
    }
  }

  /// A label under a column of the chart: the time and the score.
  private typealias Tick = (column: Int, time: String, score: Sides<Int>)

  /// The labels at the ends of the periods or, in a game of one period, at intervals.
  private var ticks: [String] {
    let marks = ends
    let ends = marks.indices.filter { place in
      // A label without room before the next is left out; its mark stays.
      let next = place + 1 < marks.count ? marks[place + 1].column : .max
      return next - marks[place].column >= Self.tick
    }.map { (marks[$0].column, marks[$0].name, score(after: marks[$0].period)) }
    var (clocks, scores) = ("", "")
    for (column, time, score) in ends.isEmpty ? places : ends {
      // Centred on its column, within the chart.
      func place(_ text: String) -> Int {
        Self.margin + max(0, min(width - text.count, column - text.count / 2))
      }
      let score = "\(score.home)-\(score.away)"
      clocks = clocks.padded(to: place(time)) + time
      // One more column than the chart has, so that two scores do not touch at its end.
      let clear = min(scores.isEmpty ? 0 : scores.count + 1, Self.margin + width + 1 - score.count)
      scores = scores.padded(to: max(place(score), clear)) + score
    }
    return [clocks, scores]
  }

  private func score(after period: Int) -> Sides<Int> {
    flow.scores.last { $0.play.period <= period }?.score ?? Sides(home: 0, away: 0)
  }

  private func score(at reading: ClockReading) -> Sides<Int> {
    flow.scores.last { $0.play.reading <= reading }?.score ?? Sides(home: 0, away: 0)
  }

  private var places: [Tick] {
    let face = facts.rules.clockFace
    let count = max(1, min(5, width / 12, flow.isTimed ? .max : flow.scores.count))
    return (0..<count).map { number in
      let column = count == 1 ? width - 1 : (width - 1) * number / (count - 1)
      let part = flow.end.milliseconds * column / max(1, width - 1)
      let reading = number == count - 1 ? flow.end : ClockReading(milliseconds: part)
      guard flow.isTimed else {
        let last = flow.scores[play(at: column)]
        return (column, "play \(last.play.number)", last.score)
      }
      return (column, face.wholeTimeText(at: reading), score(at: reading))
    }
  }
}
