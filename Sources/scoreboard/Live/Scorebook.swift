import Basketball
import Terminal
import ViewModels
import Views

/// The scoring screens of a library: which follows which.
final class Scorebook {
  private let library: Library
  private let context: Context
  /// The scorer of the last game that was opened.
  private(set) var scorer: (any ScorerViewModel)?

  /// The screens of a library.
  init(_ library: Library, _ context: Context) {
    (self.library, self.context) = (library, context)
  }

  /// The screen of a turn; nil when there is nothing more to show.
  func screen(after turn: Turn) -> (any LiveScreen)? {
    switch turn {
    case .leave: return nil
    case .games: return games()
    case .new:
      return LiveScreens.form(
        library.creator(now: context.now, day: context.day, explain: Failure.explain))
    case .score(let id):
      do {
        return LiveScreens.score(try open(id))
      } catch {
        return games(saying: Failure.explain(error))
      }
    }
  }

  /// Opens a game to be scored.
  func open(_ id: String) throws -> any ScorerViewModel {
    let opened = try library.scorer(id, now: context.now, explain: Failure.explain)
    scorer = opened
    return opened
  }

  /// What was called out and could not be saved.
  var leftOver: Failure? {
    guard let plays = scorer?.unsaved.value, !plays.isEmpty else { return nil }
    return Failure(
      "notSaved", .inputOutput, "not saved: \(plays.joined(separator: ", "))",
      hint: "scoreboard record, with these lines as a feed")
  }

  private func games(saying problem: String? = nil) -> any LiveScreen {
    LiveScreens.games(library.gameList(now: context.now, explain: Failure.explain), saying: problem)
  }
}
