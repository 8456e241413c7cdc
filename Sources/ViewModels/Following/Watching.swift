import Basketball
import Storage

/// Somebody who looks at a game that others change.
public protocol WatchingViewModel: AnyObject {
  /// The game.
  var board: any BoardViewModel { get }
  /// What there is to say of its file.
  var notice: Dynamic<Notice?> { get }

  /// Takes in what others have recorded; says when the game's file cannot be read, and when it can
  /// again.
  func refresh()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A game in a library that is only looked at.
public final class Watching: WatchingViewModel {
  public var board: any BoardViewModel { scoreboard }
  public let notice = Dynamic<Notice?>(nil)
  private let scoreboard: Scoreboard
  private let wording: Wording

  /// A look at a game.
  public init(_ scoreboard: Scoreboard, wording: Wording) {
    (self.scoreboard, self.wording) = (scoreboard, wording)
  }

  public func refresh() {
    let news = scoreboard.refresh()
    guard let last = news.last else { return }
    // That the file is back is no news once the game has gone on.
    notice.update(Notice(last, wording: wording))
  }
}

extension Notice {
  /// What there is to say of a game's file; nil for what the board shows by itself.
  init?(_ news: FollowedGame.News, wording: Wording) {
    switch news {
    case .lost(let error): self.init(kind: .failed, text: wording.explain(error))
    case .found: self.init(kind: .done, text: "the game's file is back")
    case .changed, .replaced: return nil
    }
  }
}
