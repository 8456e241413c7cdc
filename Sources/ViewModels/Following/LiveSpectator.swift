import Basketball
import Storage

/// Somebody who looks at a game that others change.
public protocol SpectatorViewModel: AnyObject {
  /// The game.
  var board: any GameScoreboardViewModel { get }
  /// What there is to say of its file.
  var notice: Dynamic<Notice?> { get }

  /// Takes in what others have recorded; says when the game's file cannot be read, and when it can
  /// again.
  func look()
}

/// A spectator of a live game.
final class LiveSpectator: SpectatorViewModel {
  let board: any GameScoreboardViewModel
  let notice = Dynamic<Notice?>(nil)
  private var sight = Sight()
  private let explain: (any Error) -> String

  /// A spectator; `explain` puts an error into words.
  init(_ board: any GameScoreboardViewModel, explain: @escaping (any Error) -> String) {
    (self.board, self.explain) = (board, explain)
  }

  func look() {
    let before = board.document.value.lastPlay
    let said = sight.look(at: board, explain: explain)
    // That the file is back is no news once the game has gone on.
    if said != nil || before != board.document.value.lastPlay { notice.update(said) }
  }
}

/// Whether a game's file can be read.
struct Sight {
  private var isLost = false

  /// Takes in what others have recorded.
  ///
  /// - Returns: that the file cannot be read, once, and once that it can be read again.
  mutating func look(
    at board: any GameScoreboardViewModel, explain: (any Error) -> String
  ) -> Notice? {
    let wasLost = isLost
    do {
      try board.look()
      isLost = false
      return wasLost ? Notice(kind: .done, text: "the game's file is back") : nil
    } catch {
      isLost = true
      return wasLost ? nil : Notice(kind: .failed, text: explain(error))
    }
  }
}

extension GameLibrary<GameDocument> {
  /// A spectator of a game in the library; `explain` puts an error into words.
  public func spectator(
    _ id: String, now: @escaping () -> TimeOfDay, explain: @escaping (any Error) -> String
  ) throws -> any SpectatorViewModel {
    LiveSpectator(try scoreboard(id, now: now), explain: explain)
  }
}
