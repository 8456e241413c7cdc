import Basketball
import Documents

/// A replay of a saved game, at the pace of its own clock.
///
/// The game is read once and never written. The replay begins with the empty board, and does not
/// wait for the first play.
public typealias ReplayViewModel = ViewModel<ReplayState, ReplayIntent>

/// What somebody who replays a game sees.
public nonisolated struct ReplayState: Sendable {
  /// The game at the current place, with the plays up to there.
  public var board: Board
  /// The position by the clock: 0 at the beginning, 1 at the end.
  public var position: Double
  public var isPlaying = false
  /// The speed, `8×` or `1/2×`.
  public var speed: String
  /// The last jump, if it led nowhere.
  public var missed: ReplayIntent?
  /// Why the last place that was typed cannot be gone to.
  public var problem: (any Error)?
  /// The clock at the end, `14:55.0`.
  public let end: String
  /// The positions of the baskets of each side.
  public let marks: Sides<[Double]>
}

/// What somebody who replays a game wants.
public nonisolated enum ReplayIntent: ScreenIntent {
  /// To pause or play; at the end, to play from the beginning.
  case play
  case faster, slower
  /// To go so many seconds of the clock forwards or back; a replay that plays goes on playing.
  case skip(Int)
  /// To go so many plays forwards or back, and pause, as the following intents do.
  case step(Int)
  /// To go to the next place of this kind, or to the one before.
  case jump(ReplayStop, isBack: Bool = false)
  case start, end
  /// To go to a reading such as `5:00`, or a play such as `#12`, after the plays of that moment.
  case go(to: String)
  case leave
}

/// What a replay can jump to.
public nonisolated enum ReplayStop: Sendable {
  case basket, leadChange
  /// The end of a period.
  case period
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game in replay.
public final class GameReplay: ViewModel {
  public let state: Dynamic<ReplayState>
  /// The play-by-play of the whole game.
  public private(set) lazy var log = LogDocument(sheet)

  /// When each play comes.
  let timeline: ReplayTimeline
  /// The current place.
  private(set) var head = Playhead.start
  private var pace: PlaybackSpeed
  /// When and where the replay began to play; nil while it is paused. The playhead is computed from these, never
  /// added up, so that it does not drift.
  private var run: (since: TimeOfDay, from: Playhead)?
  /// When the next play or the end is due; at the end, when it was reached.
  private var due: TimeOfDay
  /// When the state was last updated.
  private var shown: TimeOfDay
  let now: () -> TimeOfDay
  private let sheet: Scoresheet
  /// The orders in which the players are shown.
  private let orders: PlayerOrders
  private let loops: Bool

  /// A replay of a game by a wall clock.
  ///
  /// - Parameters:
  ///   - speed: a factor greater than 0.
  ///   - idleLimit: the most milliseconds of the clock to wait for a play.
  ///   - loops: whether it starts again after the end.
  public init(
    _ sheet: Scoresheet, speed: Double = 1, idleLimit: Int? = nil, loops: Bool = false,
    now: @escaping () -> TimeOfDay
  ) {
    let pace = PlaybackSpeed(factor: speed)
    self.sheet = sheet
    self.pace = pace
    self.loops = loops
    self.now = now
    timeline = ReplayTimeline(sheet, idleLimit: idleLimit)
    orders = sheet.playerOrders
    due = now()
    shown = now()
    state = Dynamic(
      ReplayState(
        board: Board(
          sheet.state(after: 0, at: .start), [], in: orders.order(after: 0, at: .start),
          now: shown,
          version: 0),
        position: timeline.fraction(head), speed: pace.text, end: timeline.endText,
        marks: timeline.marks))
  }

  public func tick() {
    let time = now()
    advance(to: time)
    let (old, new) = (state.value, seen(at: time))
    if new.board != old.board || new.isPlaying != old.isPlaying { state.value = new }
  }

  /// Goes to a place, found from the current place, and plays or pauses there; without `isPlaying` it goes on playing
  /// or pausing.
  private func go(
    to place: @autoclosure () -> Playhead, isPlaying: Bool? = nil, pace new: PlaybackSpeed? = nil
  ) {
    let time = now()
    advance(to: time)
    head = place()
    pace = new ?? pace
    run = isPlaying ?? (run != nil) ? (time, head) : nil
    advance(to: time)
    var new = seen(at: time)
    (new.missed, new.problem) = (nil, nil)
    state.value = new
  }

  /// Moves the playhead to its place at this time.
  func advance(to time: TimeOfDay) {
    // If the wall clock was set back, it continues from the current place.
    if run != nil, time < shown { run = (time, head) }
    guard let (since, from) = run else { return }
    let ran = Double(time.milliseconds - since.milliseconds) * pace.factor
    let (new, wait) = timeline.playhead(from, after: ran)
    head = new
    due = since.after(wait / pace.factor)
    guard head == timeline.end else { return }
    guard loops else { return run = nil }
    // A loop shows the last board for two seconds.
    due = due.after(2000)
    guard time >= due else { return }
    run = (time, .start)
    advance(to: time)
  }

  /// What is seen at the current place.
  private func seen(at time: TimeOfDay) -> ReplayState {
    let moment = timeline.moment(of: head)
    let game = sheet.state(
      after: head.count, at: moment, started: run != nil && head != timeline.end ? time : nil)
    shown = time
    var new = state.value
    let isSame = new.board.version == head.count
    new.board = Board(
      game, isSame ? new.board.plays : Array(timeline.plays.prefix(head.count)),
      in: orders.order(after: head.count, at: moment), now: time, version: head.count)
    (new.position, new.isPlaying, new.speed) = (timeline.fraction(head), run != nil, pace.text)
    return new
  }
}

extension TimeOfDay {
  /// The time after a wait, rounded up to a millisecond and limited.
  nonisolated fileprivate func after(_ wait: Double) -> TimeOfDay {
    TimeOfDay(milliseconds: milliseconds + Int(min(wait.rounded(.up), 4e12)))
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// When a screen or a stream has to be updated.
extension GameReplay {
  /// Milliseconds between two frames.
  private static var frame: Int { 100 }

  /// Milliseconds until the next play or the end; nil while it is not playing.
  public var nextPlay: Int? {
    run.map { _ in max(1, due.milliseconds - now().milliseconds) }
  }

  public var nextFrame: Int? {
    guard run != nil else { return nil }
    guard head != timeline.end else { return nextPlay }
    let tenth = Double(100 - head.reading.milliseconds % 100) / pace.factor
    let earliest = shown.milliseconds + Self.frame
    let next = max(earliest, shown.milliseconds + Int(min(tenth.rounded(.up), 1e9)))
    // A play is never late: a frame just before it is skipped.
    let frame = due.milliseconds < next + Self.frame ? max(earliest, due.milliseconds) : next
    return max(1, frame - now().milliseconds)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// What moves a replay.
extension GameReplay {
  @discardableResult
  public func take(_ intent: ReplayIntent) -> Route? {
    switch intent {
    case .play: togglePlaying()
    case .faster: go(to: head, pace: pace.faster)
    case .slower: go(to: head, pace: pace.slower)
    case .skip(let seconds): go(to: timeline.playhead(head, seconds: seconds))
    case .step(let plays): go(to: timeline.playhead(head, steps: plays), isPlaying: false)
    case .jump(let stop, let isBack):
      if !jump(to: stop, isBack: isBack) { state.value.missed = intent }
    case .start: pause(at: .start)
    case .end: pause(at: timeline.end)
    case .go(let place):
      do { try go(to: place) } catch { state.value.problem = error }
    case .leave: return .leave
    }
    return nil
  }

  /// Plays from the current place.
  public func play() { go(to: head, isPlaying: true) }

  private func togglePlaying() {
    advance(to: now())
    guard run == nil else { return pause(at: head) }
    go(to: head == timeline.end ? .start : head, isPlaying: true)
  }

  /// Goes to the next place of this kind, or to the one before; false if there is none.
  private func jump(to stop: ReplayStop, isBack: Bool) -> Bool {
    advance(to: now())
    let places = timeline.places(of: stop)
    let place = isBack ? places.last { $0 < head } : places.first { $0 > head }
    if let place { pause(at: place) }
    return place != nil
  }

  /// Goes to a reading or a play; or to just before it, so that playing starts with its plays.
  public func go(to place: String, isBefore: Bool = false) throws {
    pause(at: try timeline.playhead(of: place, isBefore: isBefore))
  }

  private func pause(at place: Playhead) { go(to: place, isPlaying: false) }
}
