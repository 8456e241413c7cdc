import Basketball
import Documents

/// What a league says about names that several teams have.
public struct SaidNames: Sendable {
  /// For the identity of a name, whether each team has another person of it; no value where the league does not say.
  private(set) var isApart: [String: Bool]

  /// - Parameters:
  ///   - apart: names of which each team has another person.
  ///   - same: names of one person.
  public init(apart: [String] = [], same: [String] = []) {
    let said = same.map { (Name.identity($0), false) } + apart.map { (Name.identity($0), true) }
    isApart = Dictionary(said) { $1 }
  }

  /// Says that each team has another person of a name.
  public mutating func tellApart(_ name: String) { isApart[Name.identity(name)] = true }
}

/// A name on the rosters of several teams. The league has not said whether it is one person.
public struct OpenName: Equatable, Sendable {
  public let name: String
  public let teams: [String]
}

extension Season {
  /// What the players have done, in no order.
  public var players: [SeasonTotal] {
    people.entries.flatMap { person in
      let totals = totals(of: person.value)
      if isApart(person) { return totals.map(\.ofNamesake) }
      return totals.dropFirst().reduce(into: Array(totals.prefix(1))) { $0[0].merge($1) }
    }
  }

  /// The totals of a team's players in its games, in no order.
  ///
  /// - Parameter identity: what all spellings of the team's name share.
  public func roster(of identity: String) -> [SeasonTotal] {
    let team = teams.entries.firstIndex { $0.identity == identity }
    return (team.map { rosters[$0].entries } ?? []).filter { $0.value.total.games > 0 }.map {
      isApart(people.entries[$0.value.person]) ? $0.value.total.ofNamesake : $0.value.total
    }
  }

  /// Whether each team has another person of a name.
  private func isApart(_ person: NameBook<Person>.Entry) -> Bool {
    said.isApart[person.identity] ?? person.value.haveMet
  }

  /// What the teams have done, in no order.
  public var teamTotals: [SeasonTotal] { teams.entries.map(\.value.total) }

  /// The names of which nothing says whether they are one person.
  public var openNames: [OpenName] {
    people.entries.filter {
      $0.value.places.count > 1 && !$0.value.haveMet && said.isApart[$0.identity] == nil
    }.map { person in
      OpenName(
        name: name(of: person.value),
        teams: person.value.places.map { teams.entries[$0.team].name }.inOrder(by: \.self))
    }.inOrder(by: \.name)
  }

  /// The spelling of a name that is in the library and has no game in the season; nil for any other.
  func idle(_ identity: String) -> String? {
    people.entries.first { $0.identity == identity && totals(of: $0.value).isEmpty }.map {
      name(of: $0.value)
    } ?? teams.entries.first { $0.identity == identity }?.name
  }

  /// The totals of the players of a name who have played, one for each team.
  private func totals(of person: Person) -> [SeasonTotal] {
    person.places.map { rosters[$0.team][$0.player].total }.filter { $0.games > 0 }
  }

  private func name(of person: Person) -> String {
    person.places.reduce(into: Spelling()) {
      $0.adopt(rosters[$1.team].entries[$1.player].spelling)
    }.name
  }
}

extension SeasonTotal {
  /// What the player has done in a game; empty if the player has not played it.
  func appearances(in game: SeasonGame) -> [Appearance] {
    Side.allCases.compactMap { side in
      let team = game.teams[side]
      if let namesakeTeam, Name.identity(team.name) != namesakeTeam { return nil }
      let names = team.players.map { Name.identity($0.name ?? "") }
      return game.players(of: side, by: names).first { $0.key == identity }?.player
    }
  }
}
