/// Watches games that others change, one after another.
public protocol WatchingViewModel: AnyObject {
  /// The game; nil while there is none.
  var board: Dynamic<(any BoardViewModel)?> { get }
  /// A message about its file.
  var notice: Dynamic<Notice?> { get }
  var isWaiting: Bool { get }

  /// Takes in what others have recorded; says when the game's file is lost, and when it is back.
  /// Goes on to the next game when it is due.
  func refresh()
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Games of a library that are only watched.
public final class Watching: WatchingViewModel {
  public let board: Dynamic<(any BoardViewModel)?>
  public let notice = Dynamic<Notice?>(nil)
  private var scoreboard: LiveBoard?
  private let next: NextGame?
  private let wording: Wording

  /// Watches a game, or none yet.
  ///
  /// - Parameter next: finds the next game; nil to watch this game alone.
  public init(_ scoreboard: LiveBoard?, next: NextGame? = nil, wording: Wording) {
    self.scoreboard = scoreboard
    self.next = next
    self.wording = wording
    board = Dynamic(scoreboard)
  }

  public var isWaiting: Bool { next?.isDue(after: scoreboard?.followed) ?? false }

  public func refresh() {
    // Later news replaces the message that the file is back.
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
  /// A message to a scorer about a game and its file; nil for news that the board shows. Who loses a step
  /// or gets it back is told, and all are told what is put right.
  init?(_ news: FollowedGame.News, to game: FollowedGame, wording: Wording) {
    guard case .changed(let outcome) = news else {
      self.init(news, wording: wording)
      return
    }
    let reversed = outcome.undone + outcome.redone
    let isTold =
      reversed.isEmpty
      ? outcome.added.isEmpty && !(outcome.replaced.isEmpty && outcome.removed.isEmpty)
      : !reversed.allSatisfy(game.isOfOthers)
    guard isTold else { return nil }
    self.init(kind: .told, text: "elsewhere: \(wording.describe(outcome))")
  }

  /// A message about a game's file; nil for news that the board shows.
  init?(_ news: FollowedGame.News, wording: Wording) {
    switch news {
    case .lost(let error): self.init(kind: .failed, text: wording.explain(error))
    case .found: self.init(kind: .done, text: "the game's file is back")
    default: return nil
    }
  }
}
