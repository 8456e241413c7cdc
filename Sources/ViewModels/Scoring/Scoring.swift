import Basketball

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A scorer at work on a game of a library.
public final class Scoring: ViewModel {
  public let state: Dynamic<ScoringState>
  let live: LiveBoard
  let afterGame: (any AfterGame)?
  /// Whether a foul, a time-out and a held ball stop the clock.
  let stops: Bool
  /// The moment at which the current play or substitution was begun.
  var moment = Moment.start
  /// The unlikely play that the scorer was asked about.
  var doubted: PlayRequest?
  /// The assist that was offered when the current play was begun; the move `assist` may mean this one.
  var begunOffer: FollowUp?
  /// The foul after which somebody shoots, where the scorer has said who.
  var trip: (foul: Int, first: NextThrow)?
  /// After a digit has said how many free throws there are: the player whose key that digit is, and when it was
  /// pressed.
  var counted: (who: Who, moment: Moment)?
  /// Whether the last play is still the last thing that was done here.
  var isPlayLast = false
  /// The begun play that an intent has dropped without saying so; `isWhole` if only its confirmation was missing.
  var lost: (text: String, isWhole: Bool)?
  /// What the screen offered before others changed that.
  var offered: Offered?
  private var token: Token?

  /// A scorer of a game.
  public init(
    _ live: LiveBoard, lines: TypedLines, stops: Bool = false, afterGame: (any AfterGame)? = nil
  ) {
    self.live = live
    self.stops = stops
    self.afterGame = afterGame
    state = Dynamic(
      ScoringState(board: live.board.value, lines: lines, origin: afterGame?.origin))
    token = live.board.bind { [weak self] in self?.show($0) }
    show(live.board.value)
  }

  /// What the scorer sees now.
  var shown: ScoringState {
    get { state.value }
    set { state.value = newValue }
  }

  public var nextFrame: Int? { shown.board.nextText }

  public func tick() { live.tick() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What the scorer sees.
extension Scoring {
  /// Shows the game after each of its changes, and as time goes on.
  private func show(_ board: Board) {
    let old = shown.board
    shown.board = board
    // Once time has run out, what was done before is no news.
    let isTimeUp = old.clock.running && !board.clock.running && board.version == old.version
    if isTimeUp, shown.notice.kind == .done { clearNotice() }
    shown.isLastStepOfOthers = board.lastStep.map(live.followed.isOfOthers) ?? false
    if isOver == (shown.fixture == nil) { lookForFixture() }
  }

  public func refresh() {
    let before = Offered(live)
    for news in live.followed.refresh() { tell(news) }
    if !before.isStill(of: live) { offered = takeFresh() ?? before }
    dropOldQuestion()
    releaseMissingBasket()
    // Others may have made substitutions, or changed rosters.
    if var chosen = shown.substitution {
      chosen.follow(live.onCourt, of: Side.allCases.flatMap(shown.board.people))
      if chosen != shown.substitution { shown.substitution = chosen }
    }
    if shown.fixture != nil { lookForFixture() }
    if let missing = releaseMissingPlay() { refuse("play \(missing) is no longer in the game") }
  }

  func cancel() {
    shown.picked = nil
    shown.substitution = nil
  }

  /// Drops the begun play, the offer and the message.
  func reset() {
    lost = lost ?? begunText.map { ($0, doubted != nil) }
    shown.behind = nil
    shown.begun = nil
    shown.offer = nil
    doubted = nil
    counted = nil
    isPlayLast = false
    clearNotice()
  }
}

/// What was typed and is not recorded: it is not dropped without a word.
extension Scoring {
  /// The begun play in words, whole if the scorer was asked about it.
  private var begunText: String? {
    if let doubted, case .exact(let who) = doubted.who {
      return "\(name(who)) \(doubted.move.word)"
    }
    return switch shown.begun {
    case .person(let who): name(who)
    case .move(let move): move.word
    case nil: nil
    }
  }

  private func name(_ who: Who) -> String { who.player ?? shown.board.teams[who.side].name }

  /// Drops the begun play, and says so.
  func dropBegun() {
    reset()
    if let lost { say(.said("dropped \(lost.text)")) }
  }

  /// Says what an intent has dropped, before what it has done.
  func tellLoss(by intent: ScoringIntent) {
    guard let lost, intent != .cancel, intent != .undo else { return }
    shown.notice.news.insert(.said("not recorded: \(lost.text)"), at: 0)
  }
}
