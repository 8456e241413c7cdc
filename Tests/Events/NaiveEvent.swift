import Basketball
import Events
import Fixtures
import Season

/// An event worked out a second time: everything is asked anew of the list of games, by plain rules.
struct NaiveEvent {
  let plan: Plan
  let games: [LeagueGame]

  /// A fixture in short, as `PlayedEvent.line` has it.
  func line(_ number: Int) -> String {
    let (home, away, status, winner) = state(number)
    return "\(home) - \(away) \(status)" + (winner.isEmpty ? "" : " \(winner)")
  }

  /// The teams of a pool with their ranks.
  func table(_ pool: Pool) -> [String] {
    pool.teams.map { "\(rank(of: $0, in: pool)) \($0)" }.sorted()
  }

  private typealias State = (home: String, away: String, status: String, winner: String)
  private let undecided = "?"
  private let vacant = "nobody"

  init(_ plan: Plan, _ games: [LeagueGame]) {
    (self.plan, self.games) = (plan, games)
    // Who stands in for whom follows from the kept games, and which games are kept from that.
    for _ in 0...plan.kept.count {
      found.states = [:]
      found.replaced = [:]
      for fixture in plan.fixtures { _ = state(fixture.number) }
      let replaced = plan.fixtures.reduce(into: [String: String]()) { all, fixture in
        all.merge(found.replaced[fixture.number] ?? [:]) { $1 }
      }
      if replaced == found.instead { break }
      found.instead = replaced
    }
  }

  /// Each two fixtures that are open and overlap, with the team or the court that both have.
  var clashes: Set<String> {
    var clashes = Set<String>()
    for one in plan.fixtures {
      for other in plan.fixtures where one.number < other.number && one.day == other.day {
        guard let start = one.time?.minutes, let second = other.time?.minutes,
          start < second + other.slot, second < start + one.slot
        else { continue }
        let states = [one, other].map { state($0.number) }
        if states.contains(where: { ["played", "walkover"].contains($0.status) }) { continue }
        let sides = zip([one, other], states).map { fixture, state in
          Set([written(state.home, fixture.sides.home), written(state.away, fixture.sides.away)])
        }
        let numbers = "\(one.number) \(other.number)"
        for name in sides[0].intersection(sides[1]) { clashes.insert("\(numbers) \(name)") }
        if let court = one.court, court == other.court { clashes.insert("\(numbers) at \(court)") }
      }
    }
    return clashes
  }

  private func game(_ number: Int) -> LeagueGame? {
    let last = games.filter { $0.fixture == number }.max { $0.linked < $1.linked }
    return last?.ending == .abandoned ? nil : last
  }

  private func isOut(_ team: String) -> Bool { team == vacant || plan.withdrawn[team] != nil }
  /// A side as a line of the plan has it, where nobody has the name of a team.
  private func written(_ name: String, _ entrant: Entrant) -> String {
    [undecided, vacant].contains(name) ? entrant.text : name
  }
  private func isVoid(_ team: String) -> Bool { plan.withdrawn[team] == .void }

  private func pool(of fixture: Fixture) -> Pool? {
    plan.pools.first { pool in
      fixture.entrants.allSatisfy { entrant in pool.teams.contains { entrant == .team($0) } }
    }
  }

  /// Remembered, or a day would take a second.
  private func state(_ number: Int) -> State {
    if let state = found.states[number] { return state }
    let state = newState(number)
    found.states[number] = state
    return state
  }

  private final class Found {
    var states = [Int: State]()
    /// For each kept game its teams that others should have been, with those.
    var replaced = [Int: [String: String]]()
    var instead = [String: String]()
  }

  private let found = Found()

  private func newState(_ number: Int) -> State {
    guard let fixture = plan.fixtures.first(where: { $0.number == number }) else {
      return ("", "", "", "")
    }
    let inPool = pool(of: fixture) != nil
    let byResults = [name(fixture.sides.home), name(fixture.sides.away)]
    let inStead = zip(byResults, fixture.entrants).map { inPool ? $0 : standIn(for: $0, $1) }
    var (home, away) = (inStead[0], inStead[1])
    let game = game(number)
    if let game {
      let players = [game.teams.home, game.teams.away]
      let isKept = { (names: [String]) in
        let texts = zip(names, fixture.entrants).map { written($0, $1) }
        return plan.kept[number].map { [$0.home.text, $0.away.text] } == texts
      }
      if let due = [inStead, byResults].first(where: { Set($0) == Set(players) }) {
        (home, away) = (due[0], due[1])
      } else if let due = [inStead, byResults].first(where: isKept) {
        (home, away) = (players[0], players[1])
        found.replaced[number] = replaced(players, due)
      } else {
        return (home, away, "disputed", "")
      }
      if game.ending != nil, inPool || !isVoid(home) && !isVoid(away) {
        return (home, away, "played", game.winner.map { game.teams[$0] } ?? "")
      }
    }
    if home == undecided || away == undecided { return (home, away, "waiting", "") }
    if !isOut(home), !isOut(away) { return (home, away, game == nil ? "ready" : "playing", "") }
    let there = [home, away].filter { !isOut($0) }
    let counts = !inPool || !isVoid(home) && !isVoid(away)
    return (home, away, "walkover", counts ? there.first ?? "" : "")
  }

  /// The teams of a game that should not have played it, each with the one that should.
  private func replaced(_ players: [String], _ due: [String]) -> [String: String] {
    var pairs = [String: String]()
    for (side, name) in due.enumerated()
    where ![undecided, vacant].contains(name) && !players.contains(name) {
      let player = due.contains(players[side]) ? players[1 - side] : players[side]
      pairs[player] = name
    }
    return pairs
  }

  /// Who plays where the results have a team that plays on by a kept game.
  private func standIn(for name: String, _ entrant: Entrant) -> String {
    guard entrant.reference != nil, found.instead[name] != nil,
      entrant.fixture.map({ comers($0).contains(name) }) != true
    else { return name }
    var (last, steps) = (name, 0)
    while let next = found.instead[last], steps <= found.instead.count {
      (last, steps) = (next, steps + 1)
    }
    return found.instead[last] == nil ? last : name
  }

  /// The teams of kept games on the way to a fixture that others should have been.
  private func comers(_ number: Int) -> Set<String> {
    _ = state(number)
    let fixture = plan.fixtures.first { $0.number == number }
    return (fixture?.entrants ?? []).compactMap(\.fixture).reduce(
      Set((found.replaced[number] ?? [:]).keys)
    ) { $0.union(comers($1)) }
  }

  /// The best, the second best … at a place of the pools, exchanged where two of one pool would meet.
  private func drawn(_ place: Int) -> [String] {
    let found = plan.pools.filter { $0.teams.count >= place }.map { team(at: place, of: $0) }
    if found.contains(undecided) { return found.map { _ in undecided } }
    let teams = found.filter { $0 != vacant }
    let keys = teams.map { team in Key(self, team, [], meetings: false) }
    let ranks = keys.map { key in 1 + keys.filter { $0.isBefore(key, in: keys) }.count }
    var drawn = (1...found.count).map { count -> String in
      let meant = teams.indices.filter { ranks[$0] == count }
      return count > teams.count ? vacant : meant.count == 1 ? teams[meant[0]] : undecided
    }
    func opponents(_ count: Int) -> [Entrant] {
      plan.fixtures.flatMap { fixture in
        fixture.entrants.indices.filter { fixture.entrants[$0] == .best(count, ofPlace: place) }
          .map { fixture.entrants[1 - $0] }
      }
    }
    func pool(of name: String) -> String? { plan.pools.first { $0.teams.contains(name) }?.name }
    let once = (1...found.count).filter { opponents($0).count == 1 }
    let pools = (1...found.count).map { count -> String? in
      switch opponents(count).first {
      case .place(_, let pool): pool
      case .team(let name): pool(of: name)
      default: nil
      }
    }
    if once.count < 2 || once.allSatisfy({ pools[$0 - 1] == nil }) { return drawn }
    if once.contains(where: { drawn[$0 - 1] == undecided }) {
      for count in once { drawn[count - 1] = undecided }
      return drawn
    }
    for count in once {
      guard let own = pools[count - 1], pool(of: drawn[count - 1]) == own else { continue }
      let others = once.filter { pools[$0 - 1] != own }
      let nearest = others.min { one, other in
        let far = [one, other].map { $0 > count ? $0 - count : 1000 + count - $0 }
        return far[0] < far[1]
      }
      if let nearest { drawn.swapAt(count - 1, nearest - 1) }
    }
    return drawn
  }

  private func name(_ entrant: Entrant) -> String {
    switch entrant {
    case .team(let name): return name
    case .winner(let number), .loser(let number):
      let (home, away, status, winner) = state(number)
      let isWinner = entrant == .winner(of: number)
      if status == "walkover" { return isWinner && !winner.isEmpty ? winner : vacant }
      if status == "played", winner.isEmpty, self.game(number)?.ending == .forfeit { return vacant }
      if status != "played" || winner.isEmpty { return undecided }
      return isWinner == (winner == home) ? home : away
    case .place(let place, let name):
      return plan.pools.first { $0.name == name }.map { team(at: place, of: $0) } ?? undecided
    case .best(let count, let place): return drawn(place)[count - 1]
    }
  }

  private func team(at place: Int, of pool: Pool) -> String {
    let fixtures = plan.fixtures.filter { self.pool(of: $0) == pool }
    let isComplete = fixtures.allSatisfy {
      ["played", "walkover"].contains(state($0.number).status)
    }
    guard isComplete, !fixtures.isEmpty || pool.teams.count == 1 else { return undecided }
    let meant = pool.teams.filter { rank(of: $0, in: pool) == place }
    if pool.teams.filter({ !isGone($0) }).count < place { return vacant }
    return meant.count == 1 ? meant[0] : undecided
  }

  private func rank(of team: String, in pool: Pool) -> Int {
    rank(of: team, in: pool, gone: pool.teams.filter(isGone))
  }

  private func rank(of team: String, in pool: Pool, gone: [String]) -> Int {
    let active = pool.teams.filter { !gone.contains($0) }
    let among = gone.contains(team) ? gone : active
    let keys = among.map { Key(self, $0, among, meetings: true) }
    let own = Key(self, team, among, meetings: true)
    return 1 + (gone.contains(team) ? active.count : 0)
      + keys.filter { $0.isBefore(own, in: keys) }.count
  }

  /// Whether a team has withdrawn and another may move to its place.
  private func isGone(_ team: String) -> Bool { isOut(team) && !stays(team) }

  /// Whether a team that has withdrawn keeps its place: it has begun a game for a place of its pool,
  /// or a game for a place behind it was begun by the team that was there before anybody withdrew.
  private func stays(_ team: String) -> Bool {
    guard plan.withdrawn[team] == .keep,
      let pool = plan.pools.first(where: { $0.teams.contains(team) })
    else { return false }
    let void = pool.teams.filter(isVoid)
    let before = pool.teams.sorted { one, other in
      let ranks = [one, other].map { rank(of: $0, in: pool, gone: void) }
      return (ranks[0], one) < (ranks[1], other)
    }
    return plan.fixtures.contains { fixture in
      let places = fixture.entrants.compactMap { entrant in
        switch entrant {
        case .place(let place, let name): name == pool.name ? place : nil
        case .best(_, let place): place <= before.count ? place : nil
        default: nil
        }
      }
      guard !places.isEmpty, let game = game(fixture.number) else { return false }
      let players = [game.teams.home, game.teams.away]
      let isBehind = places.contains { before[..<$0].contains(team) }
      return players.contains(team)
        || isBehind && places.allSatisfy { players.contains(before[$0 - 1]) }
    }
  }

  /// The results of a team in its pool: whether it has won, its points, whether they count.
  fileprivate func results(of team: String) -> [(other: String, isWon: Bool, points: Int?)] {
    guard let own = plan.pools.first(where: { $0.teams.contains(team) }) else { return [] }
    return plan.fixtures.filter { pool(of: $0) == own }.compactMap { fixture in
      let (home, away, status, winner) = state(fixture.number)
      // Both lose what both forfeit, or what both have withdrawn from.
      let isDecided =
        !winner.isEmpty || status == "walkover"
        || status == "played" && game(fixture.number)?.ending == .forfeit
      guard [home, away].contains(team), isDecided, !isVoid(home), !isVoid(away) else { return nil }
      let other = home == team ? away : home
      guard status == "played", let game = game(fixture.number), game.ending != .forfeit else {
        return (other, winner == team, nil)
      }
      let points = game.teams.home == team ? game.score.home : game.score.away
      return (other, winner == team, points)
    }
  }

  /// What a team is ranked by.
  private struct Key {
    let team: String
    let ratio, average: Double
    let beaten: [String]
    let seed: Int
    let lots: [[String]]
    let meetings: Bool

    init(_ event: NaiveEvent, _ team: String, _ among: [String], meetings: Bool) {
      let results = event.results(of: team)
      self.team = team
      self.meetings = meetings
      let points = results.compactMap(\.points)
      ratio = results.isEmpty ? -1 : Double(results.filter(\.isWon).count) / Double(results.count)
      average = points.isEmpty ? -1 : Double(points.reduce(0, +)) / Double(points.count)
      beaten = results.filter(\.isWon).map(\.other)
      seed = event.plan.teams.first { $0.name == team }?.seed ?? .max
      lots = event.plan.lots
    }

    func isBefore(_ other: Key, in all: [Key]) -> Bool {
      if ratio != other.ratio { return ratio > other.ratio }
      var level = all.filter { $0.ratio == ratio }
      if meetings {
        let wins = { (key: Key) in
          key.beaten.filter { name in level.contains { $0.team == name } }.count
        }
        if wins(self) != wins(other) { return wins(self) > wins(other) }
        level = level.filter { wins($0) == wins(self) }
      }
      if average != other.average { return average > other.average }
      if seed != other.seed { return seed < other.seed }
      level = level.filter { $0.average == average && $0.seed == seed }
      let lot = lots.last { lot in level.allSatisfy { lot.contains($0.team) } } ?? []
      guard let own = lot.firstIndex(of: team), let others = lot.firstIndex(of: other.team) else {
        return false
      }
      return own < others
    }
  }
}
