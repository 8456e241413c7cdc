/// Watches games that others change, one after another.
public typealias WatchingViewModel = ViewModel<WatchingState, WatchingIntent>

/// What somebody who watches sees.
public nonisolated struct WatchingState: Sendable {
  /// The game; nil while there is none.
  public var board: Board?
  /// A message about its file.
  public var notice: Notice?
  /// Whether another game is awaited.
  public var isWaiting = false
}

/// What somebody who watches wants.
public nonisolated enum WatchingIntent: ScreenIntent { case leave }

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// Games of a library that are only watched.
public final class Watching: ViewModel {
  public let state = Dynamic(WatchingState())
  private var live: LiveBoard?
  private let next: NextGame?
  private var token: Token?

  /// Watches a game, or none yet.
  ///
  /// - Parameter next: finds the next game; nil to watch this game alone.
  public init(_ live: LiveBoard?, next: NextGame? = nil) {
    self.next = next
    show(live)
  }

  public var nextFrame: Int? { state.value.board?.nextText }

  @discardableResult
  public func take(_ intent: WatchingIntent) -> Route? { .leave }

  public func tick() { live?.tick() }

  public func refresh() {
    // Later news replaces the message that the file is back.
    if let last = live?.followed.refresh().last {
      state.value.notice = News(last).map { Notice(news: [$0]) }
    }
    do {
      if let new = try next?.board(after: live?.followed) {
        state.value.notice = nil
        show(new)
      }
    } catch {
      state.value.notice = Notice(news: [.failed(nil, error)])
    }
    lookWhetherItWaits()
  }

  private func show(_ new: LiveBoard?) {
    live = new
    state.value.board = new?.board.value
    token = new?.board.bind { [weak self] board in
      self?.state.value.board = board
      self?.lookWhetherItWaits()
    }
    lookWhetherItWaits()
  }

  private func lookWhetherItWaits() {
    let isWaiting = next?.isDue(after: live?.followed) ?? false
    if isWaiting != state.value.isWaiting { state.value.isWaiting = isWaiting }
  }
}

extension News {
  /// The message about a game's file or, for the scorer of `game`, about what others have done: they took back or
  /// gave back a step that they had not recorded, or only corrected or removed plays. Nil for other changes, which
  /// the board shows.
  init?(_ news: FollowedGame.News, to game: FollowedGame? = nil) {
    switch news {
    case .lost(let error): self = .failed(nil, error)
    case .found: self = .said("the game's file is back")
    case .changed(let outcome):
      let reversed = outcome.undone + outcome.redone
      guard let game,
        reversed.isEmpty
          ? outcome.added.isEmpty && !(outcome.replaced.isEmpty && outcome.removed.isEmpty)
          : !reversed.allSatisfy(game.isOfOthers)
      else { return nil }
      self = .elsewhere(outcome)
    case .replaced: return nil
    }
  }
}
