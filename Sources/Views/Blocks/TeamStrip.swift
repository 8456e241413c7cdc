import Basketball
import Terminal

extension GameBlocks {
  /// Words for the facts, from long to short.
  private typealias Labels = (
    fouls: String, timeouts: String, left: String, taken: String, bonus: String
  )
  private static let allLabels: [Labels] = [
    ("fouls ", "time-outs ", " left", " taken", "BONUS"),
    ("fouls ", "TO ", " left", " taken", "BONUS"), ("F ", "TO ", "", "", "B"),
  ]

  /// Columns of the facts: wide enough for two digits of fouls, one of time-outs, and the double
  /// bonus.
  private static func widths(_ labels: Labels) -> [Int] {
    [
      labels.fouls.count + 2, labels.timeouts.count + 1 + labels.taken.count,
      labels.bonus.count + 1,
    ]
  }

  /// Team fouls, time-outs and the bonus of both teams, and the possession arrow between them, each
  /// at a fixed place.
  ///
  /// - Parameter keys: the keys of the teams, if no other block has room for them.
  func strip(_ keys: Sides<String>? = nil) -> Block {
    let start = key(.home, of: keys)
    let half = (columns - 2) / 2 - start.columns
    let labels =
      Self.allLabels.first { Self.widths($0).reduce(4, +) <= half } ?? Self.allLabels[2]
    let widths = Self.widths(labels)
    let left = start + zip(parts(.home, labels), widths).map { $0.padded(to: $1) }.row(gap: 2)
    let right = zip(parts(.away, labels), widths).map { $0.padded(to: $1, .right) }.reversed()
    let facts = Array(right).row(gap: 2) + key(.away, of: keys)
    let arrow = arrow(within: columns - left.columns - facts.columns - 2)
    let middle = left.padded(to: (columns - arrow.columns) / 2) + arrow
    return Block([middle + facts.padded(to: columns - middle.columns, .right)])
  }

  /// `◀ arrow` or `arrow ▶`, as much as fits, if the arrow is kept.
  private func arrow(within room: Int) -> Line {
    guard let side = game.arrow else { return Line() }
    return (side == .home ? ["◀ arrow", "◀"] : ["arrow ▶", "▶"])
      .map { Line($0, paint: style.bold) }.first(within: room) ?? Line()
  }

  /// The key of a team, and a space.
  private func key(_ side: Side, of keys: Sides<String>?) -> Line {
    guard let name = keys?[side] else { return Line() }
    let key = style.key(name, side, game.teams)
    return side == .home ? key + .space(1) : .space(1) + key
  }

  /// The fouls, the time-outs, and the bonus of a team.
  private func parts(_ side: Side, _ labels: Labels) -> [Line] {
    let team = game.teams[side]
    let fouls = team.fouls > 0 || game.rules.bonus != nil ? labels.fouls + "\(team.fouls)" : ""
    let taken = team.team.counts[.timeout]
    let timeouts =
      team.timeoutsLeft.map { "\(labels.timeouts)\($0)\(labels.left)" }
      ?? (taken > 0 ? "\(labels.timeouts)\(taken)\(labels.taken)" : "")
    var bonus = Line()
    if game.ending == nil, let penalty = game.teams[side.other].penalty {
      bonus = Line(labels.bonus + (penalty == .doubleBonus ? "+" : "")) {
        style.ground($0, .bad)
      }
    }
    return [Line(fouls), Line(timeouts), bonus]
  }
}
