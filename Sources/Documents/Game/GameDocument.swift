import Basketball
import JSON

/// The answer of `show --json`.
public struct GameDocument: Document {
  /// The game; it is over, or in overtime, if its time has run out.
  let state: GameState
  /// The status.
  public let status: Status
  /// The game clock.
  public let clock: ClockDocument
  /// The two teams.
  public private(set) var teams: Sides<TeamDocument>
  /// What stands on its card, and is shown where nothing is set; nil before something is set.
  public private(set) var card: Card?

  static let format = "scoreboard.game/1"

  /// The document of a game at a time of day.
  ///
  /// - Parameters:
  ///   - whole: the whole game, if `saved` is a part of it: it tells which counts were kept.
  ///   - competition: what its card shows where no other is set.
  public init(
    _ saved: GameState, now: TimeOfDay, of whole: GameState? = nil, competition: String? = nil
  ) {
    let state = saved.asOf(now)
    let box = (whole ?? state).box
    let shooting = Shooting(
      box.lines.map(\.total), tells: box.tells, personalFouls: box.rules.personalFouls,
      isSheet: box.isResult)
    self.state = state
    card = state.card.isEmpty ? nil : state.card.showing(competition)
    status = state.status(at: now)
    clock = ClockDocument(state, now: now)
    teams = Sides { TeamDocument($0, of: state, shooting, now: now) }
  }

  public var json: JSON {
    GameRow(self).json(teams.map(\.json), rules: rules.json).adding([
      "arrow": arrow,
      "card": card,
      "lastPlay": lastPlay,
      "missedBy": state.box.missedBy,
      "tip": state.box.possession.tip,
    ])
  }
}

extension GameDocument {
  /// The document with what pages show in place of the private names of its players and on its card.
  public func hiding(_ names: PrivateNames) -> GameDocument {
    var game = self
    game.teams = teams.map { $0.hiding(names) }
    game.card = card?.hiding(names)
    return game
  }

  /// The document without the licences of players.
  public func withoutLicenses() -> GameDocument {
    var game = self
    game.card = card.map { Card($0.lines.filter { $0.key != .license }) }
    return game
  }
}

extension GameDocument: Equatable {
  /// Whether both say the same.
  public static func == (one: GameDocument, other: GameDocument) -> Bool { one.json == other.json }

  // The facts of the game.

  public var id: String { state.id }
  public var day: Day { state.day }
  public var created: TimeOfDay { state.created }
  /// The scorer's note on the game.
  public var note: String? { state.note }
  /// The fixture that it is played for.
  public var link: EventLink? { state.link }
  public var rules: Rules { state.rules }
  public var home: TeamDocument { teams.home }
  public var away: TeamDocument { teams.away }
  public var score: Sides<Int> { state.box.score }
  /// The side that has won; nil also if the game was abandoned.
  public var winner: Side? { state.finish?.winner }
  /// What ended the game; nil while it goes on.
  public var ending: Ending? { state.finish?.ending }
  /// Whether it has a result without plays, perhaps with a sheet of totals.
  public var isFromPaper: Bool { state.box.isResult }
  /// Whether it is over, and nothing but its result is known.
  public var isResultAlone: Bool {
    ending != nil && plays == 0
      && (teams.isResult || teams.both.allSatisfy(\.sum.isEmpty))
  }
  /// How many plays count.
  public var plays: Int { state.box.count }
  /// The period that is on, from 1.
  public var period: Int { state.box.period }
  /// Whether the clock stands at the end of the period.
  public var periodEnded: Bool { state.periodEnded }
  /// Whether an overtime has begun.
  public var overtime: Bool { state.box.isOvertime }
  /// Whether the game ended with a period.
  public var isFinishedByTime: Bool { state.isFinishedByTime }
  /// The side that the possession arrow points to, if it is kept.
  public var arrow: Side? { state.box.possession.side }
  /// The last play in the order of the game.
  public var lastPlay: PlayDocument? {
    state.box.lastPlay.map { last in
      var last = last
      let who = last.play.who
      // The name that the document shows.
      if let place = state.teams.place(of: who) {
        last.play.who.player = teams[who.side].players[place].name
      }
      return PlayDocument(last, by: state.rules)
    }
  }
}
