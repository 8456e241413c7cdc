import Basketball
import Documents
import Storage

@testable import ViewModels
@testable import Views

/// The words for errors in these tests.
@MainActor
func short(_ error: any Error) -> String {
  switch error {
  case LibraryError.failed: "there is no space left on the disk"
  case GameError.noSuchPlayer(let word, _): "nobody in this game is called '\(word)'"
  case GameError.gameFinished(let winner, let score):
    "it is over: \(winner ?? "nobody") won \(score)"
  case GameError.emptyName: "a team or a player has no name"
  default: "\(error)"
  }
}

@MainActor
extension TypedLines {
  /// Lines of a feed.
  static var ofFeed: TypedLines {
    TypedLines(commands: []) { try FeedLine(Array($0.utf8), number: 1)?.verb() }
  }
}
