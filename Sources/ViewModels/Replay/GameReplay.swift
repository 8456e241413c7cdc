import Basketball
import Documents

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A saved game in replay.
public final class GameReplay: ReplayViewModel {
  public let score: Dynamic<Sides<Int>>
  public let clock: Dynamic<ClockDocument>
  public let facts: Dynamic<GameFacts>
  public let plays = Dynamic<[ScoredPlay]>([])
  public let position = Dynamic(0.0)
  public let isPlaying = Dynamic(false)
  public let speed: Dynamic<String>
  public let notice = Dynamic<Notice?>(nil)
  public var end: String { timeline.endText }
  public private(set) lazy var marks = timeline.marks
  /// The play-by-play of the whole game.
  public private(set) lazy var log = LogDocument(sheet)

  /// When each play comes.
  let timeline: ReplayTimeline
  /// The current place.
  private(set) var head = Playhead.start
  private(set) var pace: PlaybackSpeed
  /// When and where it began to play; nil while it is paused. The playhead is computed from these,
  /// never added up, so that it does not drift.
  private(set) var run: (since: TimeOfDay, from: Playhead)?
  /// When the next play or the end is due; at the end, when it was reached.
  private(set) var due: TimeOfDay
  /// When it was last shown.
  private(set) var shown: TimeOfDay
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
    let document = GameDocument(sheet.standing(after: 0, at: .start), now: shown)
    score = Dynamic(document.score)
    clock = Dynamic(document.clock)
    facts = Dynamic(GameFacts(game: document, order: orders.order(after: 0, at: .start)))
    self.speed = Dynamic(pace.text)
    position.value = timeline.fraction(head)
  }

  public var flow: Flow {
    Flow(timeline.plays.prefix(head.count), by: timeline.face.periods, until: head.reading)
  }

  public func tick() {
    let time = now()
    advance(to: time)
    fill(time)
  }

  /// Goes to a place, as seen from where it is now, and plays or pauses there; without a word about
  /// that it goes on as it did.
  private func go(
    to place: @autoclosure () -> Playhead, isPlaying: Bool? = nil, pace new: PlaybackSpeed? = nil
  ) {
    let time = now()
    advance(to: time)
    head = place()
    pace = new ?? pace
    run = isPlaying ?? (run != nil) ? (time, head) : nil
    notice.update(nil)
    advance(to: time)
    fill(time)
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

  /// The only function that fills what is shown from the model.
  private func fill(_ time: TimeOfDay) {
    let moment = timeline.moment(of: head)
    let standing = sheet.standing(
      after: head.count, at: moment, started: run != nil && head != timeline.end ? time : nil)
    let document = GameDocument(standing, now: time)
    shown = time
    facts.update(GameFacts(game: document, order: orders.order(after: head.count, at: moment)))
    if plays.value.count != head.count { plays.value = Array(timeline.plays.prefix(head.count)) }
    score.update(document.score)
    clock.update(document.clock)
    position.update(timeline.fraction(head))
    isPlaying.update(run != nil)
    speed.update(pace.text)
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
/// The verbs of a replay.
extension GameReplay {
  /// Plays from the current place.
  public func play() { go(to: head, isPlaying: true) }

  public func togglePlaying() {
    advance(to: now())
    guard run == nil else { return go(to: head, isPlaying: false) }
    go(to: head == timeline.end ? .start : head, isPlaying: true)
  }

  public func faster() { go(to: head, pace: pace.faster) }

  public func slower() { go(to: head, pace: pace.slower) }

  public func skip(_ seconds: Int) { go(to: timeline.playhead(head, seconds: seconds)) }

  public func step(by plays: Int) {
    go(to: timeline.playhead(head, steps: plays), isPlaying: false)
  }

  public func jump(to stop: ReplayStop, isBack: Bool) {
    advance(to: now())
    let places = timeline.places(of: stop)
    if let place = isBack ? places.last(where: { $0 < head }) : places.first(where: { $0 > head }) {
      return pause(at: place)
    }
    let text =
      switch (stop, isBack) {
      case (.leadChange, false): "the lead does not change again"
      case (.leadChange, true): "the lead has not changed before"
      default: "no \(stop) \(isBack ? "before" : "after") this one"
      }
    notice.value = Notice(kind: .refused, text: text)
  }

  public func toStart() { pause(at: .start) }

  public func toEnd() { pause(at: timeline.end) }

  public func go(to place: String) throws { pause(at: try timeline.playhead(of: place)) }

  /// Goes to just before a place, so that playing starts with its plays.
  public func go(before place: String) throws {
    pause(at: try timeline.playhead(of: place, isBefore: true))
  }

  private func pause(at place: Playhead) { go(to: place, isPlaying: false) }
}
