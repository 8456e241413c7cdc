import Basketball

/// Shots added up: how many went in, by zone and by the spot from about which they were taken.
public struct ShotSums: Sendable {
  /// How many shots were made and tried, and the points they made.
  public struct Sum: Sendable {
    public fileprivate(set) var (made, attempts, points) = (0, 0, 0)

    fileprivate mutating func add(_ other: Sum) {
      made += other.made
      attempts += other.attempts
      points += other.points
    }
  }

  /// How far apart the spots are, in millimetres.
  public let step: Int
  private var zones = [Zone: Sum]()
  /// The sums by spot, of the shots whose spot is known.
  public private(set) var spots = [Spot: Sum]()

  /// The sums of the shots that have a place.
  public init(_ shots: [ShotRow], step: Int = 100) {
    self.step = step
    for shot in shots {
      guard let zone = shot.zone else { continue }
      let sum = Sum(made: shot.isMade ? 1 : 0, attempts: 1, points: shot.points)
      zones[zone, default: Sum()].add(sum)
      if let spot = shot.spot?.rounded(to: step) { spots[spot, default: Sum()].add(sum) }
    }
  }

  /// Adds the shots of other games.
  public mutating func add(_ other: ShotSums) {
    for (zone, sum) in other.zones { zones[zone, default: Sum()].add(sum) }
    for (spot, sum) in other.spots { spots[spot, default: Sum()].add(sum) }
  }

  /// A row for each zone from which there were shots.
  ///
  /// - Parameter player: nil for the whole team.
  func rows(of team: String, _ player: String? = nil) -> [ZoneRow] {
    let all = all.attempts
    return Zone.allCases.compactMap { zone in
      zones[zone].map { ZoneRow(team: team, player: player, zone: zone, sum: $0, all: all) }
    }
  }

  /// The rows of the table beside a chart, the last one for all zones.
  public var table: [ZoneRow] {
    rows(of: "")
      + [ZoneRow(team: "", player: nil, zone: nil, sum: all, all: all.attempts)]
  }

  private var all: Sum { zones.values.reduce(into: Sum()) { $0.add($1) } }
}

/// The shots of a game, or of a season, by team and by player. The keys are the identities of names.
public struct SeasonShots: Sendable {
  /// The court of the last game with places.
  public private(set) var court: Markings?
  public private(set) var teams = [String: ShotSums]()
  /// By the identity of the player's name, then of the team's.
  private var players = [String: [String: ShotSums]]()

  private static let step = 400

  public init() {}

  /// The shots of a game.
  public init(_ sheet: Scoresheet) {
    let shots = ShotRow.rows(of: sheet).filter { $0.zone != nil }
    func sums(_ shots: [ShotRow]) -> [String: ShotSums] {
      Dictionary(grouping: shots) { Name.identity($0.team) }
        .mapValues { ShotSums($0, step: Self.step) }
    }
    court = sheet.state.rules.court
    teams = sums(shots)
    players = Dictionary(grouping: shots.filter { $0.player != nil }) {
      Name.identity($0.player ?? "")
    }.mapValues(sums)
  }

  /// The sums of the player with this name, given as its identity, in any of these teams; nil where there are no
  /// shots.
  public func player(_ name: String, of teams: [String]) -> ShotSums? {
    let found = teams.compactMap { players[name]?[Name.identity($0)] }
    return found.dropFirst().reduce(into: found.first) { $0?.add($1) }
  }

  /// Adds the shots of a later game.
  public mutating func add(_ game: SeasonShots) {
    court = game.court ?? court
    let none = ShotSums([], step: Self.step)
    for (team, sums) in game.teams { teams[team, default: none].add(sums) }
    for (player, ofTeams) in game.players {
      for (team, sums) in ofTeams { players[player, default: [:]][team, default: none].add(sums) }
    }
  }
}

extension Spot {
  /// The nearest spot on a grid of this step, in millimetres.
  fileprivate func rounded(to step: Int) -> Spot? {
    func near(_ number: Int) -> Int { Int((Double(number) / Double(step)).rounded()) * step }
    return Spot(x: near(x), y: near(y))
  }
}
