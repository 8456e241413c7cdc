import Basketball

extension Rules {
  /// FIBA's rules up to September 2026.
  public static let fiba5x5 = fiba5x5of2024

  /// The set of that name; of FIBA's, the older edition.
  public static func preset(_ name: String) throws(Problem) -> Rules {
    try preset(name, on: .first)
  }

  /// The usual rules with some values changed.
  public init(side: Int?, target: Int?, margin: Int?) throws {
    var changes = RuleChanges()
    changes["side"] = side?.description
    changes["target"] = target?.description
    changes["margin"] = margin?.description
    self = try Rules.pickup.with(changes)
  }
}

extension Team {
  /// A team of players without numbers.
  public init(_ name: String, _ players: String...) { self.init(name, players) }

  /// A team of players without numbers.
  public init(_ name: String, _ players: [String]) {
    self.init(name: name, players: players.map { Player($0) })
  }

  /// A team by rules that differ from the usual ones in the side alone.
  public init(typed text: String, side: Int) throws {
    try self.init(typed: text, rules: Rules(side: side, target: nil, margin: nil))
  }
}

extension Sides<Team> {
  /// The Reds and the Blues, three players each.
  public static let redsAndBlues = Sides(
    home: Team("Reds", "Ana", "Bo", "Cy"), away: Team("Blues", "Di", "Ed", "Flo"))
}
