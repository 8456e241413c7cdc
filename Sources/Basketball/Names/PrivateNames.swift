/// The names of players whom pages show by their initials and numbers, such as `#7 A. K.`.
public struct PrivateNames: Sendable {
  private let identities: Set<String>

  /// Names, in any spelling.
  public init(_ names: [String] = []) { identities = Set(names.map(Name.identity)) }

  /// A name, or its initials if it is private.
  public func hiding(_ name: String) -> String {
    identities.contains(Name.identity(name)) ? Player(name).initials : name
  }

  /// By place on a roster, what a page shows of a player whose name is private; nil of all others.
  public func shown(of roster: [Player]) -> [Player?] {
    if identities.isEmpty { return roster.map { _ in nil } }
    var taken = Set(roster.map(\.name))
    return roster.map { player in
      guard identities.contains(Name.identity(player.name)) else { return nil }
      var name = player.initials
      while !taken.insert(name).inserted { name += "*" }
      return Player(name)
    }
  }
}

extension Card {
  /// The lines that hide private names: officials and coaches get initials, players have no licence.
  fileprivate func changes(hiding names: PrivateNames) -> [Line] {
    lines.compactMap { line in
      let shown = (line.who?.player ?? line.value).flatMap { names.shown(of: [Player($0)])[0] }
      return shown.flatMap { Line(line.key, of: line.who, line.key == .license ? nil : $0.name) }
    }
  }

  /// The card as a page that hides these names shows it.
  public func hiding(_ names: PrivateNames) -> Card { Card(lines + changes(hiding: names)) }
}

extension Player {
  /// The shirt number, which stays, and the first letter of each word of the name.
  fileprivate var initials: String {
    let letters = name.split { $0.isWhitespace || $0 == "-" }.compactMap {
      $0.first.map { "\($0)." }
    }
    return (jersey.map { "#" + $0 }.array + letters).spaceSeparated
  }
}

extension Scoresheet {
  /// The same game with the private names of its players as pages show them.
  public func hiding(_ names: PrivateNames) throws(TapeError) -> Scoresheet {
    let changes = state.card.changes(hiding: names)
    var steps = changes.isEmpty ? [] : [Entry.Action.card(changes)]
    for side in Side.allCases {
      let roster = state.teams[side].players
      for (player, shown) in zip(roster, names.shown(of: roster)) {
        guard let shown else { continue }
        steps.append(.number(side: side, player: player.name, jersey: nil))
        steps.append(.rename(who: Who(side, player.name), name: shown.name))
      }
    }
    return steps.isEmpty ? self : try adding(steps)
  }
}
