import Basketball
import Storage

/// What a new game is made of, as it was typed.
public nonisolated struct NewGame {
  /// The home side, `Reds: Ana, Bo, Cy`.
  public var home: String
  /// The away side.
  public var away: String
  /// The name of a set of rules, nil for the usual one.
  public var preset: String?
  /// Values in place of those of the set.
  public var changes: RuleChanges

  /// A game to be made.
  public init(home: String, away: String, preset: String?, changes: RuleChanges) {
    (self.home, self.away, self.preset, self.changes) = (home, away, preset, changes)
  }

  /// Makes the game in a library, and the library if there is none.
  public func create(in library: GameLibrary, now: TimeOfDay, day: String) throws -> StoredGame {
    let rules = try Rules.preset(preset).with(changes)
    let teams = try Sides(
      typedHome: try Team(typed: home, rules: rules),
      away: try Team(typed: away, rules: rules))
    return try library.create(teams: teams, rules: rules, now: now, day: day)
  }
}
