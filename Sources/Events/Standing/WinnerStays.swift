import Basketball
import Season

/// A winner-stays event: the winner stays on court and plays the next team of the queue.
///
/// The games decide: each is a fixture of the teams that played it, whoever should have, and who
/// comes next follows from all of them.
public struct WinnerStays: Sendable {
  /// After how many wins in a row a team makes room; nil for no limit.
  public let limit: Int?
  /// The team that stays on court; nil before the first game, and after a winner has made room.
  public private(set) var holder: String?
  /// How often in a row it has won.
  public private(set) var wins = 0
  /// The teams that wait, the next one first.
  public private(set) var queue: [String]
  /// The games by number, of which abandoned ones are to be played again, and the next game while none is in play.
  private(set) var fixtures = [FixtureStanding]()
  /// The teams that join and leave later, in order.
  private var changes: ArraySlice<TeamQueue.Change>
  private let court: String?
  /// The teams that have come and not left.
  private var present: Set<String>
  /// The teams of the game in play.
  private var playing = [String]()

  /// The event of a queue, after these games by fixture number.
  init(_ planned: TeamQueue, court: String?, games: [Int: LeagueGame]) {
    limit = planned.limit
    changes = planned.changes[...]
    self.court = court
    queue = planned.teams
    present = Set(planned.teams)
    // An abandoned game is played again by its own teams. If it is the last one, the queue decides who plays.
    let newestFirst = games.sorted { $0.key > $1.key }.drop { $0.value.ending == .abandoned }
    for (number, game) in newestFirst.reversed() { play(game, as: number) }
    change(upTo: .max)
    let pair = (holder.array + queue).prefix(2)
    guard playing.isEmpty, pair.count == 2 else { return }
    add(lastNumber + 1, Sides(home: pair[0], away: pair[1]), .ready)
  }

  private mutating func play(_ game: LeagueGame, as number: Int) {
    change(upTo: number - 1)
    playing = game.teams.both
    queue.removeAll(where: playing.contains)
    if let holder, !playing.contains(holder) { makeRoom() }
    switch game.ending {
    case nil: add(number, game.teams, .playing, game)
    case .abandoned: add(number, game.teams, .ready)
    default: add(number, game.teams, .played, game)
    }
    change(upTo: number)
    if game.ending != nil { finish(game) }
  }

  /// The loser goes to the end of the queue, and a winner at the limit of wins goes behind the
  /// loser. After a game without a winner both teams go.
  private mutating func finish(_ game: LeagueGame) {
    playing = []
    guard let winner = game.winner else {
      holder = nil
      wins = 0
      wait(game.teams.home)
      return wait(game.teams.away)
    }
    wins = game.teams[winner] == holder ? wins + 1 : 1
    holder = game.teams[winner]
    wait(game.teams[winner.other])
    if wins == limit || !present.contains(game.teams[winner]) { makeRoom() }
  }

  private mutating func makeRoom() {
    if let holder { wait(holder) }
    holder = nil
    wins = 0
  }

  /// Puts a team at the end of the queue, if it has not left.
  private mutating func wait(_ team: String) {
    if present.contains(team), !queue.contains(team) { queue.append(team) }
  }

  /// Lets teams join and leave that did so up to a game, whether or not it still counts.
  private mutating func change(upTo number: Int) {
    while let change = changes.first, change.after <= number {
      changes.removeFirst()
      if change.isJoining {
        present.insert(change.team)
        if !playing.contains(change.team), change.team != holder { wait(change.team) }
        continue
      }
      present.remove(change.team)
      queue.removeAll { $0 == change.team }
      if change.team == holder, playing.isEmpty { makeRoom() }
    }
  }

  private mutating func add(
    _ number: Int, _ teams: Sides<String>, _ status: FixtureStatus, _ game: LeagueGame? = nil
  ) {
    fixtures.append(
      FixtureStanding(
        Fixture(
          number: number, day: nil, time: nil, slot: Fixture.usualSlot, court: court,
          sides: teams.map { .team($0) }, label: nil),
        teams.map { .team($0) }, status, game: game,
        winner: status == .played ? game?.winner : nil))
  }

  /// The number of the last game that has begun; 0 before the first.
  var lastNumber: Int { fixtures.last { $0.game != nil }?.number ?? 0 }

  /// Whether a team plays, stays on court or waits, and has not said that it leaves.
  public func has(_ team: String) -> Bool { present.contains(team) }

  /// The teams of the game that is on which leave after it.
  public var leaving: [String] { playing.filter { !has($0) } }

  /// The teams that wait after those of the next game, the next one first.
  public var waiting: [String] {
    let next = fixtures.last { $0.status == .ready }?.teams
    return queue.filter { $0 != next?.home && $0 != next?.away }
  }
}
