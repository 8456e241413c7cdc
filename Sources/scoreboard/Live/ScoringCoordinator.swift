import Storage
import Terminal
import ViewModels
import Views

/// The scoring screens of a library: which follows which.
final class ScoringCoordinator {
  private let library: GameLibrary
  private let context: Context
  /// The open scorer, and others whose plays are not saved yet.
  private var scorers: [Scoring] = []
  /// The game that is shown, while one is.
  private var board: Scoreboard?

  init(_ library: GameLibrary, _ context: Context) {
    (self.library, self.context) = (library, context)
  }

  /// The screen that is asked for; nil when there is nothing more to show.
  func screen(for navigation: Navigation) -> (any LiveScreen)? {
    if navigation != .leave { board = nil }
    switch navigation {
    case .leave: return nil
    case .games: return games()
    case .new: return FormScreen(setup)
    case .score(let id):
      do {
        return ScoreScreen(try open(try library.game(id)))
      } catch {
        return games(saying: Failure.explain(error))
      }
    }
  }

  /// Opens a game to be scored, with the plays that were left in it.
  func open(_ game: StoredGame) throws -> Scoring {
    scorers.removeAll { $0.unsaved.value.isEmpty }
    if let left = scorers.first(where: { $0.scoreboard.standing.id == game.standing.id }) {
      board = left.scoreboard
      return left
    }
    let followed = try FollowedGame(game, in: library, now: context.now)
    let scoring = Scoring(Scoreboard(followed, now: context.now), wording: .screen) {
      try TypedLine($0).verb()
    }
    board = scoring.scoreboard
    scorers.append(scoring)
    return scoring
  }

  /// The score of the shown game in one line.
  var headline: String? {
    board?.tick()
    return board?.headline
  }

  /// Plays that were entered and could not be saved.
  var unsavedPlays: Failure? {
    let unsaved = scorers.filter { !$0.unsaved.value.isEmpty }.map { scorer in
      (id: scorer.scoreboard.standing.id, plays: scorer.unsaved.value.joined(separator: ", "))
    }
    guard let first = unsaved.first else { return nil }
    let plays = unsaved.map { "\($0.id): \($0.plays)" }.joined(separator: "; in ")
    return Failure(
      "notSaved", .inputOutput, "not saved in \(plays)",
      hint: "with these plays as lines: \(game: "record -")"
    ).naming(unsaved.count == 1 ? first.id : "GAME")
  }

  /// The list of games; `problem` says why the one that was chosen before is not shown.
  func games(saying problem: String? = nil) -> any LiveScreen {
    GamesScreen(GameList(library, now: context.now, wording: .screen), saying: problem)
  }

  private var setup: GameSetup {
    GameSetup(
      make: { [library, context] teams, rules in
        let now = context.now()
        return try library.create(teams: teams, rules: rules, now: now, day: context.day(now))
          .standing.id
      }, wording: .screen)
  }
}

extension Wording {
  static var screen: Wording {
    Wording(
      explain: Failure.explain,
      describe: { outcome in
        OutcomeView(outcome, style: Style(isOn: false)).summary
      })
  }
}
