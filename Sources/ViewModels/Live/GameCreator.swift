import Basketball
import Storage

/// What a new game is made of, as it was typed.
public struct GameCreator {
  /// The home side, `Reds: Ana, Bo, Cy`.
  public var home: String
  /// The away side.
  public var away: String
  /// Players a team has on court, if not as usual.
  public var side: Int?
  /// Points a winner has at least, if not as usual.
  public var target: Int?
  /// Points a winner leads by at least, if not as usual.
  public var margin: Int?

  /// A game to be made.
  public init(home: String, away: String, side: Int?, target: Int?, margin: Int?) {
    (self.home, self.away) = (home, away)
    (self.side, self.target, self.margin) = (side, target, margin)
  }

  /// Makes the game in a library, and the library if there is none.
  public func create(in library: Library, now: TimeOfDay, day: String) throws -> GameDocument {
    let rules = try Rules(side: side, target: target, margin: margin)
    let teams = try Sides(
      typedHome: try Team(typed: home, side: rules.side),
      away: try Team(typed: away, side: rules.side))
    let kept = try library.create(
      home: teams.home, away: teams.away, rules: rules, now: now, day: day)
    return GameDocument(kept.sheet, now: now)
  }
}
