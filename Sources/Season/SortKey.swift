import Basketball
import Documents

/// A value to sort players or teams by, the highest first.
public struct SortKey: Sendable {
  private typealias Value = (key: String, of: (SeasonTotal) -> Ratio?)

  /// Its name: the key of a number of a row in JSON.
  public let name: String

  private init(name: String) { self.name = name }

  /// Points.
  public static let points = SortKey(name: "points")

  /// The key of a name; nil if there is none.
  public init?(_ name: String) {
    guard Self.names.contains(name) else { return nil }
    self.init(name: name)
  }

  /// The names of all keys.
  public static var names: [String] {
    let players = names(ofTeams: false)
    return players + names(ofTeams: true).filter { !players.contains($0) }
  }

  private static func names(ofTeams: Bool) -> [String] {
    values(ofTeams: ofTeams, perGame: false).map(\.key)
  }

  /// Whether players, or else teams, have such a number.
  public func isKey(ofTeams: Bool) -> Bool { Self.names(ofTeams: ofTeams).contains(name) }

  private static func values(ofTeams: Bool, perGame: Bool) -> [Value] {
    let lines: [Column<StatLineDocument>] =
      Column.sums + Column.figures + (ofTeams ? [] : [.minutes, .plusMinus])
    let sums = lines.map { column -> Value in
      let sum: Column<SeasonTotal> = column.ofKept()
      return (
        column.key.description,
        { perGame ? $0.average(column) : Ratio(sum.number($0), 1) }
      )
    }
    let others = SeasonTotal.columns(ofTeams: ofTeams, perGame: perGame)
    return sums + others.map { column in (column.key.description, { Ratio(column.number($0), 1) }) }
  }

  private func value(ofTeams: Bool, perGame: Bool) -> (SeasonTotal) -> Ratio? {
    Self.values(ofTeams: ofTeams, perGame: perGame).first { $0.key == name }?.of ?? { _ in nil }
  }

  /// Whether any of these players or teams has the number.
  public func isKnown(of totals: [SeasonTotal], ofTeams: Bool, perGame: Bool) -> Bool {
    let value = value(ofTeams: ofTeams, perGame: perGame)
    return totals.contains { value($0) != nil }
  }

  /// The players or teams in order; ties are broken by points, then by name. Those of which the
  /// number is not known are last.
  ///
  /// - Parameter perGame: whether to compare the averages of a count.
  public func sorted(
    _ totals: [SeasonTotal], ofTeams: Bool = false, perGame: Bool = false
  ) -> [SeasonTotal] {
    let value = value(ofTeams: ofTeams, perGame: perGame)
    // Computed once for each, not in each comparison.
    let keys = totals.map { total in
      (
        ratio: value(total), points: total.stats.line.points,
        name: "\(total.name.folded) \(total.name) \(total.teams.first ?? "")"
      )
    }
    return totals.indices.sorted { place, next in
      let one = keys[place]
      let other = keys[next]
      if one.ratio != other.ratio { return one.ratio.isHigher(than: other.ratio) }
      return (other.points, one.name) < (one.points, other.name)
    }.map { totals[$0] }
  }
}
