/// Somebody who looks at games that others change, one after the other.
public protocol WatchingViewModel: AnyObject {
  /// The game; nil as long as there is none.
  var board: Dynamic<(any BoardViewModel)?> { get }
  /// What there is to say of its file.
  var notice: Dynamic<Notice?> { get }
  var isWaiting: Bool { get }

  /// Takes in what others have recorded; says when the game's file cannot be read, and when it can
  /// again. Goes on to the next game when it is due.
  func refresh()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Games in a library that are only looked at.
public final class Watching: WatchingViewModel {
  public let board: Dynamic<(any BoardViewModel)?>
  public let notice = Dynamic<Notice?>(nil)
  private var scoreboard: Scoreboard?
  private let next: NextGame?
  private let wording: Wording

  /// A look at a game, or at none yet.
  ///
  /// - Parameter next: what follows; nil where it is this game and no other.
  public init(_ scoreboard: Scoreboard?, next: NextGame? = nil, wording: Wording) {
    (self.scoreboard, self.next, self.wording) = (scoreboard, next, wording)
    board = Dynamic(scoreboard)
  }

  public var isWaiting: Bool { next?.isDue(after: scoreboard?.followed) ?? false }

  public func refresh() {
    // That the file is back is no news once the game has gone on.
    if let last = scoreboard?.refresh().last { notice.update(Notice(last, wording: wording)) }
    do {
      guard let new = try next?.scoreboard(after: scoreboard?.followed) else { return }
      scoreboard = new
      notice.update(nil)
      board.value = new
    } catch {
      notice.update(Notice(kind: .failed, text: wording.explain(error)))
    }
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
