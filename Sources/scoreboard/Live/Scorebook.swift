import Basketball
import Terminal
import ViewModels
import Views

/// The scoring screens of a library: which follows which.
final class Scorebook {
  private let library: Library
  private let context: Context
  /// The scorer at work, and those with plays that are not saved yet.
  private var scorers: [any ScorerViewModel] = []

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

  /// Opens a game to be scored, with the plays that were left in it.
  func open(_ id: String) throws -> any ScorerViewModel {
    scorers.removeAll { $0.unsaved.value.isEmpty }
    if let left = scorers.first(where: { $0.board.document.value.id == id }) { return left }
    let opened = try library.scorer(id, now: context.now, explain: Failure.explain)
    scorers.append(opened)
    return opened
  }

  /// What was called out and could not be saved.
  var leftOver: Failure? {
    let left = scorers.filter { !$0.unsaved.value.isEmpty }.map {
      "\($0.board.document.value.id): \($0.unsaved.value.joined(separator: ", "))"
    }
    guard !left.isEmpty else { return nil }
    return Failure(
      "notSaved", .inputOutput, "not saved in \(left.joined(separator: "; in "))",
      hint: "scoreboard record -g GAME -, with these plays as lines")
  }

  /// The list of games; `problem` says why the one that was chosen before is not shown.
  func games(saying problem: String? = nil) -> any LiveScreen {
    LiveScreens.games(library.gameList(now: context.now, explain: Failure.explain), saying: problem)
  }
}
