import Basketball
import Documents

/// A game as a screen shows it: an immutable value, made anew when the game changes or time goes on.
@dynamicMemberLookup
public nonisolated struct Board: Equatable, Sendable {
  public internal(set) var score: Sides<Int>
  /// The document of the game.
  public private(set) var game: GameDocument
  /// The plays that count, in order by the clock.
  public let plays: [ScoredPlay]
  /// The step that an undo would take back.
  public private(set) var lastStep: Entry?
  let state: GameState
  /// The roster places in the order in which the players are shown and have keys.
  private let order: Sides<[Int]>
  /// Counts the changes of the game; two boards of one version show the same plays.
  let version: Int

  /// A game in this state, seen at a time of day.
  init(
    _ state: GameState, _ plays: [ScoredPlay], in order: Sides<[Int]>, now: TimeOfDay,
    version: Int
  ) {
    self.state = state
    self.plays = plays
    self.order = order
    self.version = version
    score = state.box.score
    game = GameDocument(state, now: now)
  }

  /// A game as it is saved.
  init(_ sheet: Scoresheet, now: TimeOfDay, version: Int) {
    self.init(
      sheet.state, sheet.playByPlay.plays, in: sheet.playerOrder, now: now, version: version)
    lastStep = sheet.tape.lastDone().first
  }

  /// The same game at another time of day.
  func at(_ time: TimeOfDay) -> Board {
    var new = self
    new.game = GameDocument(state, now: time)
    return new
  }

  /// Two boards of one version differ by the clock alone: to compare all plays would take longer than to
  /// show them.
  public static func == (one: Self, other: Self) -> Bool {
    one.version == other.version && one.clock == other.clock && one.status == other.status
      && one.score == other.score && one.id == other.id
  }

  public subscript<Value>(dynamicMember fact: KeyPath<GameDocument, Value>) -> Value {
    game[keyPath: fact]
  }

  /// The flow of the score, up to now.
  public var flow: Flow { Flow(plays[...], by: state.schedule, until: game.clock.reading) }

  /// Milliseconds until a running clock shows something else.
  var nextText: Int? { game.clock.nextCourtText }
}

/// Who is in the game.
nonisolated extension Board {
  /// The players of a side in the order of their keys.
  public func players(_ side: Side) -> [StatLineDocument] {
    order[side].map { game.teams[side].players[$0] }
  }

  /// The players of a side as makers of plays, in the order of their keys.
  public func people(_ side: Side) -> [Who] { players(side).map { Who(side, $0.name) } }

  /// The shirt number of a player, if there is one.
  public func number(of who: Who) -> String? { line(of: who)?.player?.jersey }

  private func line(of who: Who) -> StatLineDocument? {
    game.teams[who.side].players.first { $0.name == who.player }
  }

  /// Whether there are substitutes.
  public var hasBench: Bool {
    game.teams.both.contains { team in
      team.players.count > game.rules.side || team.players.contains { $0.isOnCourt == false }
    }
  }

  /// Whether a player is on court. Where the game does not tell, everybody is on court in a half-court game, and in a
  /// full-court game the first five in the order of keys, which begins with the starters.
  ///
  /// - Parameter place: the player's place in the order of keys.
  public func isOnCourt(_ who: Who, at place: Int) -> Bool {
    line(of: who)?.isOnCourt ?? (!game.rules.isFullCourt || place < game.rules.side)
  }

  /// The number of players that a side should have on court: the rules' number, or all who may still play, if they
  /// are fewer.
  func courtSize(_ side: Side) -> Int {
    game.rules.onCourt(of: game.teams[side].players.count { !$0.isOut })
  }

  /// Why a play is unlikely, so that the scorer is asked: its player is out, or shoots without being on court, or the
  /// team has no time-out left.
  ///
  /// - Parameter isOff: whether the player is known not to be on court.
  func doubt(_ who: Who, _ move: Move, isOff: Bool) -> String? {
    let team = game.teams[who.side]
    if move == .timeout, team.timeoutsLeft == 0 { return "\(team.name) has no time-out left" }
    guard let line = line(of: who), let name = line.name else { return nil }
    if line.isOut { return "\(name) is out" }
    return isOff && move.shot != nil ? "\(name) is not on court" : nil
  }
}

nonisolated extension [ScoredPlay] {
  /// The place of a play by its number; nil when it does not count.
  public func place(of number: Int) -> Int? { lastIndex { $0.play.number == number } }

  /// The play of a number; nil when it does not count.
  func play(_ number: Int) -> Play? { place(of: number).map { self[$0].play } }
}
