import Basketball
import Storage

/// A saved game as it is played again.
final class LiveReplay: ReplayViewModel {
  let document: Dynamic<GameDocument>
  let time: Dynamic<String>
  let playsShown = Dynamic(0)
  let position = Dynamic(0.0)
  let isPlaying = Dynamic(false)
  let speed: Dynamic<String>
  let notice = Dynamic<Notice?>(nil)
  let end: String
  let marks: [BasketMark]
  private(set) lazy var log = LogDocument(sheet)

  let course: Course
  /// Where it stands.
  private(set) var head = Playhead.start
  private(set) var pace: Pace
  /// Since when it is played, and from where; nil while it stands still. Where it stands follows
  /// from these, however often it is looked at: nothing is added up, so nothing drifts.
  private(set) var run: (since: TimeOfDay, from: Playhead)?
  /// When the next play or the end is due; at the end, when it came.
  private(set) var due: TimeOfDay
  /// When it was last shown.
  private(set) var shown: TimeOfDay
  let now: () -> TimeOfDay
  private let sheet: Scoresheet
  private let loops: Bool

  /// Milliseconds that a loop stays on the last board.
  private static let hold = 2000

  /// A replay of a game by a wall clock.
  init(
    _ sheet: Scoresheet, pace: Pace = Pace(factor: 1), idleLimit: Int? = nil, loops: Bool = false,
    now: @escaping () -> TimeOfDay
  ) {
    (self.sheet, self.pace, self.loops, self.now) = (sheet, pace, loops, now)
    course = Course(sheet, idleLimit: idleLimit)
    (end, marks) = (course.end.reading.text, course.marks)
    (due, shown) = (now(), now())
    let document = GameDocument(sheet.after(plays: 0, at: .zero), now: shown)
    (self.document, time) = (Dynamic(document), Dynamic(document.clock.text))
    (speed, position.value) = (Dynamic(pace.text), course.fraction(head))
  }

  func plays(_ places: Range<Int>) -> [PlayDocument] {
    let shown = course.plays.prefix(head.count)
    return shown[places.clamped(to: shown.indices)].map(PlayDocument.init)
  }

  func tick() {
    let time = now()
    advance(to: time)
    fill(time)
  }

  /// Goes somewhere, and plays on from there or stands still.
  func go(to place: Playhead, isPlaying: Bool, pace new: Pace? = nil) {
    (head, pace) = (place, new ?? pace)
    let time = now()
    run = isPlaying ? (time, place) : nil
    notice.update(nil)
    advance(to: time)
    fill(time)
  }

  /// Brings the playhead to where it has to be by now.
  func advance(to time: TimeOfDay) {
    // When the wall clock was put back, it goes on from where it is.
    if run != nil, time < shown { run = (time, head) }
    guard let (since, from) = run else { return }
    let ran = Double(time.milliseconds - since.milliseconds) * pace.factor
    let (new, wait) = course.playhead(from, after: ran)
    head = new
    due = since.after(wait / pace.factor)
    guard head == course.end else { return }
    guard loops else { return run = nil }
    due = due.after(Double(Self.hold))
    guard time >= due else { return }
    run = (time, .start)
    advance(to: time)
  }

  /// The one place where what is shown is taken from the model.
  private func fill(_ time: TimeOfDay) {
    let isRunning = run != nil && head != course.end
    let sheet = sheet.after(
      plays: head.count, at: head.reading, started: isRunning ? time : nil)
    let new = GameDocument(sheet, now: time)
    shown = time
    document.update(new)
    playsShown.update(head.count)
    self.time.update(new.clock.text)
    position.update(course.fraction(head))
    isPlaying.update(run != nil)
    speed.update(pace.text)
  }
}

extension TimeOfDay {
  /// The first whole millisecond after so many of them, or after a lifetime.
  nonisolated fileprivate func after(_ wait: Double) -> TimeOfDay {
    TimeOfDay(milliseconds: milliseconds + Int(min(wait.rounded(.up), 4e12)))
  }
}

extension GameLibrary<GameDocument> {
  /// The replay of a game in the library, as it is kept now.
  ///
  /// - Parameters:
  ///   - speed: how much faster than the game it is; more than 0.
  ///   - idleLimit: seconds of the clock that a play is waited for at most.
  ///   - loops: whether it begins again after the end.
  public func replay(
    _ id: String, speed: Double = 1, idleLimit: Double? = nil, loops: Bool = false,
    now: @escaping () -> TimeOfDay
  ) throws -> any ReplayViewModel {
    let limit = idleLimit.map { Int(min($0 * 1000, 4e12)) }
    return LiveReplay(
      try game(id).sheet.brought(to: now()), pace: Pace(factor: speed), idleLimit: limit,
      loops: loops, now: now)
  }
}
