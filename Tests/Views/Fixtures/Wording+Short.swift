import Basketball
import Documents
import Storage
import Terminal

@testable import ViewModels
@testable import Views

@MainActor
extension Wording {
  /// The words of these tests.
  static let short = Wording(
    explain: { error in
      switch error {
      case LibraryError.failed: "there is no space left on the disk"
      case GameError.noSuchPlayer(let word, _): "nobody in this game is called '\(word)'"
      case GameError.playsAfterFinish: "with this the game would be over before others"
      case GameError.gameFinished(let winner, let score):
        "it is over: \(winner ?? "nobody") won \(score)"
      case GameError.emptyName: "a team or a player has no name"
      default: "\(error)"
      }
    },
    describe: \.summary, name: { $0.action.text(in: $1) }, idle: { $0.whyUnchanged(in: $1) })
}

@MainActor
extension TypedLines {
  /// Lines of a feed.
  static var ofFeed: TypedLines {
    TypedLines(commands: []) { try FeedLine(Array($0.utf8), number: 1)?.verb() }
  }
}
