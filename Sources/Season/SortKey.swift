import Basketball
import Documents

/// A value to sort players or teams by, the highest first.
public struct SortKey: Sendable {
  /// The key in JSON of the number to sort by.
  public let name: String

  /// Points.
  public static let points = SortKey(name: "points")

  /// The names of all keys.
  public static var names: [String] {
    let players = Sorting.numbers(ofTeams: false, perGame: false).map(\.key)
    let teams = Sorting.numbers(ofTeams: true, perGame: false).map(\.key)
    return players + teams.filter { !players.contains($0) }
  }
}

extension SortKey {
  /// The key of a name; nil if there is none.
  public init?(_ name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }
}

/// The order of players or of teams by a key.
public struct Sorting {
  fileprivate typealias Number = (key: String, of: (SeasonTotal) -> Ratio?)

  private let value: (SeasonTotal) -> Ratio?

  /// The order by a key; nil where players, or teams, have no such number.
  ///
  /// - Parameter perGame: whether to compare the averages of a count.
  public init?(by key: SortKey?, ofTeams: Bool = false, perGame: Bool = false) {
    let numbers = Self.numbers(ofTeams: ofTeams, perGame: perGame)
    guard let number = numbers.first(where: { $0.key == key?.name }) else { return nil }
    value = number.of
  }

  fileprivate static func numbers(ofTeams: Bool, perGame: Bool) -> [Number] {
    let lines: [Column<StatLineDocument>] =
      Column.sums + Column.figures + (ofTeams ? [] : [.minutes, .plusMinus])
    let sums = lines.map { column -> Number in
      let sum: Column<SeasonTotal> = column.ofKept()
      return (
        column.key.description,
        { perGame ? $0.average(column) : Ratio(sum.number($0), 1) }
      )
    }
    let others = SeasonTotal.columns(ofTeams: ofTeams, perGame: perGame)
    return sums + others.map { column in (column.key.description, { Ratio(column.number($0), 1) }) }
  }

  /// Whether any of these totals has the number.
  public func isKnown(of totals: [SeasonTotal]) -> Bool { totals.contains { value($0) != nil } }

  /// The totals in order; ties are broken by points, then by name. Totals without the number are last.
  public func sorted(_ totals: [SeasonTotal]) -> [SeasonTotal] {
    // Computed once for each, not in each comparison.
    let keys = totals.map { total in
      (
        ratio: value(total), points: total.stats.counts.points,
        name: "\(total.name.folded) \(total.name) \(total.teams.first ?? "")"
      )
    }
    return totals.indices.sorted { index, next in
      let one = keys[index]
      let other = keys[next]
      if one.ratio != other.ratio { return one.ratio.isHigher(than: other.ratio) }
      return (other.points, one.name) < (one.points, other.name)
    }.map { totals[$0] }
  }
}
