import Basketball
import Documents
import Terminal

/// A chart of the lead over the time of a game, or over its plays where no clock ran, with the home side above.
struct LeadChart {
  let flow: Flow
  let game: GameDocument
  let columns: Int
  let style: Style

  /// Columns before the chart: a lead with its sign.
  private let margin = 5
  /// The most rows for the lead of one side, and the rows for the axis and its labels.
  private static let most = 8
  private static let axisRows = 3

  /// The chart, once somebody has scored.
  var block: Block {
    if flow.scores.isEmpty { return Block([]) }
    return Block(upTo: 2 * Self.most + Self.axisRows) { rows in
      let most = (rows - Self.axisRows) / 2
      return most > 0 ? lines(most: most).map { Line(painted: $0, columns: columns) } : []
    }
  }

  /// The columns of the chart: more than 120 would be hard to read.
  private var width: Int { max(8, min(columns, 120) - margin - 1) }

  /// The range of the lead in the time of each column or, in a chart by plays, in its plays; positive for the home
  /// side. A column without a score has the lead of the column before.
  private var leads: [ClosedRange<Int>] {
    var (next, lead) = (0, 0)
    return (1...width).map { column in
      let first = next
      while next < flow.scores.count, isOf(column, next) { next += 1 }
      let leads = flow.scores[first..<next].map { $0.score.home - $0.score.away }
      lead = leads.last ?? lead
      return (leads.min() ?? lead)...(leads.max() ?? lead)
    }
  }

  /// Whether a score comes no later than the end of a column.
  private func isOf(_ column: Int, _ place: Int) -> Bool {
    guard flow.isTimed else { return place <= (column * flow.scores.count - 1) / width }
    let end = flow.end.milliseconds * column / width
    return column == width || flow.scores[place].play.reading.milliseconds <= end
  }

  /// The score after all these plays.
  private func score(after isOver: (Play) -> Bool) -> Sides<Int> {
    flow.scores.last { isOver($0.play) }?.score ?? Sides(home: 0, away: 0)
  }

  /// The lead over time, in at most so many rows for one side.
  func lines(most: Int = 6) -> [String] {
    let leads = leads
    let largest = flow.largestLead.map { $0?.points ?? 0 }
    // Points per row, as few as fit.
    let unit = max(1, (max(largest.home, largest.away) + most - 1) / most)
    func rows(_ leads: [Int], of side: Side) -> [String] {
      let mark = style.isOn ? "█" : side == .home ? "#" : "="
      return (0..<(largest[side] + unit - 1) / unit).map { row in
        let shown = leads.map { $0 > row * unit ? mark : " " }.joined().withoutLastSpaces
        let start = "+\((row + 1) * unit)".padded(to: margin - 1, .right)
        return start + " " + style.color(shown, side, game.teams)
      }
    }
    return rows(leads.map(\.upperBound), of: .home).reversed() + [axis]
      + rows(leads.map { -$0.lowerBound }, of: .away) + ticks
  }

  private var axis: String {
    let ends = Set(ends.map(\.column))
    return "0".padded(to: margin - 1, .right) + " "
      + style.dim((0..<width).map { ends.contains($0) ? "|" : "-" }.joined())
  }

  /// A label under a column of the chart: the time and the score.
  private typealias Tick = (column: Int, time: String, score: Sides<Int>)

  /// The ends of the periods that have begun.
  private var ends: [Tick] {
    guard flow.isTimed, game.hasPeriods else { return [] }
    return (1...game.period).compactMap { period in
      let reading = min(game.rules.schedule[period].end ?? flow.end, flow.end)
      let column = (width - 1) * reading.milliseconds / max(1, flow.end.milliseconds)
      return game.name(ofPeriod: period).map { (column, $0, score { $0.period <= period }) }
    }
  }

  /// The labels at the ends of the periods or, in a game of one period, at intervals.
  private var ticks: [String] {
    let all = ends
    // A label without room before the next is left out; its mark stays.
    let ends = zip(all, all.dropFirst().map(\.column) + [.max]).filter { end, next in
      next - end.column >= 9
    }.map(\.0)
    var clocks = ""
    var scores = ""
    for (column, time, score) in ends.isEmpty ? places : ends {
      // Centred on its column, within the chart.
      func place(_ text: String) -> Int {
        margin + max(0, min(width - text.count, column - text.count / 2))
      }
      let score = score.dashed
      clocks = clocks.padded(to: place(time)) + time
      // One more column than the chart has, so that two scores do not touch at its end.
      let clear = min(scores.isEmpty ? 0 : scores.count + 1, margin + width + 1 - score.count)
      scores = scores.padded(to: max(place(score), clear)) + score
    }
    return [clocks, scores]
  }

  private var places: [Tick] {
    let count = max(1, min(5, width / 12, flow.isTimed ? .max : flow.scores.count))
    return (0..<count).map { number in
      let column = count == 1 ? width - 1 : (width - 1) * number / (count - 1)
      let part = flow.end.milliseconds * column / max(1, width - 1)
      let reading = number == count - 1 ? flow.end : ClockReading(milliseconds: part)
      guard flow.isTimed else {
        // The last score of the column.
        let last = flow.scores[((column + 1) * flow.scores.count - 1) / width]
        return (column, "play \(last.play.number)", last.score)
      }
      return (
        column, game.rules.clockFace.wholeTimeText(at: reading), score { $0.reading <= reading }
      )
    }
  }
}
