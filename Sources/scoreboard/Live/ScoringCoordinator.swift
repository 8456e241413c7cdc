import Basketball
import Events
import Storage
import ViewModels
import Views

/// Makes the scoring screens of a library, and decides which one a route leads to.
@MainActor
final class ScoringCoordinator {
  private let library: GameLibrary
  private let context: Context
  /// Whether a foul, a time-out and a held ball stop the clock.
  private let stops: Bool
  /// The current scorer, and others with unsaved plays.
  private var scorers = [Scoring]()
  /// The scorer of the shown game, if any.
  private var shown: Scoring?
  /// The id of the game shown before.
  private var last: String?

  init(_ library: GameLibrary, _ context: Context, stops: Bool) {
    self.library = library
    self.context = context
    self.stops = stops
  }

  /// The screen of a route; nil to end.
  func screen(for route: Route) -> (any LiveScreen)? {
    if let shown { last = shown.id }
    if route != .leave { shown = nil }
    return switch route {
    case .leave: nil
    case .games: games()
    case .new:
      FormScreen(
        GameSetup(in: library, now: context.clock, today: { [context] in context.today }),
        explain: Problem.explain)
    case .score(let id): scoring { try library.game(id) }
    case .made(let id): scoring(after: last) { try library.game(id) }
    case .takenBack(let id):
      scoring(saying: last.map { "\($0) is deleted: restore brings it back" }) {
        try library.game(id)
      }
    case .play(let number): scoring { try context.play(number, of: event) }
    }
  }

  /// The screen of a game, or the list with the reason why there is none.
  private func scoring(
    after origin: String? = nil, saying message: String? = nil, _ game: () throws -> StoredGame
  ) -> any LiveScreen {
    do {
      return try scoreScreen(of: game(), after: origin, saying: message)
    } catch {
      return games(saying: Problem.explain(error))
    }
  }

  /// The screen of a game, with its unsaved plays.
  ///
  /// - Parameter origin: the game after which it was made just now.
  func scoreScreen(
    of game: StoredGame, after origin: String? = nil, saying message: String? = nil
  ) throws -> ScoreScreen {
    scorers.removeAll { $0.state.value.waiting.isEmpty }
    let scoring = try scorers.first { $0.id == game.state.id } ?? begin(game, after: origin)
    shown = scoring
    return ScoreScreen(scoring, saying: message, explain: Problem.explain)
  }

  private func begin(_ game: StoredGame, after origin: String?) throws -> Scoring {
    let followed = try FollowedGame(game, in: library, now: context.clock)
    let scoring = Scoring(
      LiveBoard(followed, now: context.clock), lines: TypedLine.lines, stops: stops,
      afterGame: GameInLibrary(
        followed: followed, origin: origin, library: library, context: context,
        search: fixtureSearch))
    scorers.append(scoring)
    return scoring
  }

  /// The score of the shown game in one line.
  var headline: String? {
    shown?.tick()
    return shown?.state.value.board.headline
  }

  /// The failure for plays that could not be saved.
  var unsavedPlays: Problem? {
    let unsaved = scorers.filter { !$0.state.value.waiting.isEmpty }
    guard let first = unsaved.first else { return nil }
    let plays = unsaved.map { "\($0.id): \($0.state.value.waiting.map(\.text).commaSeparated)" }
    return Problem(
      "notSaved", .inputOutput, "not saved in \(plays.joined(separator: "; in "))",
      "with these plays as lines: scoreboard record -g GAME -"
    ).naming(unsaved.count == 1 ? first.id : "GAME")
  }

  /// The list of games; `problem` says why the chosen one could not be shown.
  func games(saying problem: String? = nil) -> any LiveScreen {
    let list = GameList(library, from: last, now: context.clock) {
      [event, search = fixtureSearch] in event.map { search.next(of: $0) }
    }
    return GamesScreen(list, saying: problem, explain: Problem.explain)
  }

  /// The event whose fixtures are played: that of `SCOREBOARD_EVENT`, else the only one.
  private var event: String? { try? context.eventName() }

  private var fixtureSearch: NextFixtureSearch {
    NextFixtureSearch(library, on: context.variable("SCOREBOARD_COURT"), now: context.clock)
  }
}

/// What a scorer can do after a game: a rematch, its page, written beside the library, and the next
/// fixture of its event.
@MainActor
private struct GameInLibrary: AfterGame {
  let followed: FollowedGame
  let origin: String?
  let library: GameLibrary
  let context: Context
  let search: NextFixtureSearch

  private var game: Game { followed.game }
  private var link: EventLink? { game.sheet.state.link }

  var nextFixture: NextFixture? { link.map { search.next(of: $0.event, after: $0.fixture) } }

  func rematch() throws -> String {
    let rules = game.sheet.state.rules
    let game = NewGame(game.sheet.teams(by: rules), by: rules, on: context.today)
    return try library.create(game, now: context.now).state.id
  }

  func takeBack() throws -> Bool { try followed.delete() }

  func writePage() throws -> String {
    let beside = library.folder.lastIndex(of: "/").map { library.folder[...$0] } ?? ""
    let path = "\(beside)\(game.sheet.id).html"
    _ = try MarkedFile.write(page: GamePage(game.sheet, in: context).bytes, to: path)
    return path
  }

  func play(_ fixture: Int) throws -> String {
    try context.play(fixture, of: link?.event).state.id
  }
}

extension Context {
  /// Makes the game of a fixture of an event, if there is one.
  fileprivate func play(_ fixture: Int, of event: String?) throws -> StoredGame {
    guard let event else { throw Problem.noSuchFixture(fixture) }
    return try libraryEvent(event).play(fixture, on: nil, in: self).game
  }
}

extension Scoring {
  /// The id of the scorer's game.
  fileprivate var id: String { state.value.board.id }
}
