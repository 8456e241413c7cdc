import Basketball
import Documents

/// What a league says about names that several teams have.
public struct SaidNames: Sendable {
  private let apart, same: Set<String>

  /// - Parameters:
  ///   - apart: names of which each team has another person.
  ///   - same: names of one person.
  public init(apart: [String] = [], same: [String] = []) {
    self.apart = Set(apart.map(Name.identity))
    self.same = Set(same.map(Name.identity))
  }

  /// Whether each team has another person of this name; nil where the league does not say.
  func isApart(_ identity: String) -> Bool? {
    apart.contains(identity) ? true : same.contains(identity) ? false : nil
  }
}

/// A name that plays for several teams, of which nobody has said whether it is one person.
public struct OpenName: Equatable, Sendable {
  public let name: String
  public let teams: [String]
}

/// What the players of a season have done, and who of them is who.
///
/// A name in several teams is one person, unless two of these teams have met with one each, or the
/// league says otherwise. All games of a library tell that, whichever of them the season counts.
public struct Players {
  /// Games that somebody has played.
  public private(set) var games = 0
  private var people = NameBook<Person>()
  private var teams = NameBook<Void>()
  private let only: String?
  private let said: SaidNames

  /// All who have a name.
  private struct Person {
    /// What each team's has done.
    var totals: [SeasonTotal] = []
    /// The numbers of the teams that have the name on a roster.
    var teams: [Int] = []
    /// Whether two of them have met.
    var haveMet = false
  }

  /// - Parameters:
  ///   - team: the identity of the team whose players they are; nil for all players.
  ///   - said: what the league says about names.
  init(of team: String?, _ said: SaidNames) { (only, self.said) = (team, said) }

  /// Takes the names of a game.
  public mutating func know(_ game: SeasonGame) {
    let date = game.row.date
    let names = game.teams.map { team in
      Set(team.players.map { people.number(of: $0.name ?? "", date, new: Person()) })
    }
    for side in Side.allCases {
      let team = teams.number(of: game.teams[side].name, date, new: ())
      for person in names[side] where !people[person].teams.contains(team) {
        people[person].teams.append(team)
      }
    }
    for person in names.home.intersection(names.away) { people[person].haveMet = true }
  }

  /// Adds a game that is over.
  ///
  /// - Parameter withAll: whether also of those who have not played.
  mutating func add(_ game: SeasonGame, withAll: Bool = false) {
    know(game)
    let date = game.row.date
    let lines = Sides { side in
      game.players(of: side, withAll: withAll) { people.number(of: $0, date, new: Person()) }
    }
    if lines.both.contains(where: { !$0.isEmpty }) { games += 1 }
    for side in Side.allCases {
      let spelling = Spelling(name: game.teams[side].name, written: date)
      let team = teams.identity(of: spelling.name)
      if let only, only != team { continue }
      for (person, line) in lines[side] {
        let total = SeasonTotal(
          line, people.entries[person].identity,
          as: Spelling(name: line.stats.name ?? "", written: date), of: [team: spelling])
        if let place = people[person].totals.firstIndex(where: { $0.ofTeams[team] != nil }) {
          people[person].totals[place].add(total)
        } else {
          people[person].totals.append(total)
        }
      }
    }
  }

  /// The players, in no order.
  public var all: [SeasonTotal] {
    people.entries.flatMap { entry in
      let totals = entry.value.totals
      if said.isApart(entry.identity) ?? entry.value.haveMet {
        return totals.map { total in
          var total = total
          total.namesakeTeam = total.ofTeams.keys.first
          return total
        }
      }
      return totals.dropFirst().reduce(into: Array(totals.prefix(1))) { $0[0].add($1) }
    }
  }

  /// The names of whom nothing says whether they are one person.
  public var openNames: [OpenName] {
    people.inOrder.filter {
      $0.value.teams.count > 1 && !$0.value.haveMet && said.isApart($0.identity) == nil
    }.map { entry in
      OpenName(
        name: entry.name,
        teams: entry.value.teams.map { teams.entries[$0].name }.inOrder(by: \.self))
    }
  }

  /// A name in the library that has no game in the season, as it is written.
  func idle(_ identity: String) -> String? {
    people.entries.first { $0.identity == identity && $0.value.totals.isEmpty }?.name
  }
}

extension SeasonTotal {
  /// The games of the player among one game: none, or one.
  func appearances(in game: SeasonGame, by names: inout NameBook<Void>) -> [Appearance] {
    Side.allCases.compactMap { side in
      let team = names.identity(of: game.teams[side].name)
      if let namesakeTeam, team != namesakeTeam { return nil }
      return game.players(of: side) { names.identity(of: $0) }[identity]
    }
  }
}
