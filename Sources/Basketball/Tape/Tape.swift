/// The list of the scorer's actions, first to last.
public struct Tape: Equatable, Sendable {
  /// The entries.
  public private(set) var entries: [Entry]
  private(set) var history = UndoHistory()

  /// A tape that begins with the opening of a game.
  init(opening entry: Entry) {
    entries = [entry]
  }

  mutating func append(_ entry: Entry) throws(TapeError) {
    if case .open = entry.action { throw .opening(entry: entries.count) }
    guard history.add(entry.action, at: entries.count) else { throw .steps(entry: entries.count) }
    entries.append(entry)
  }

  /// Reserves room for so many more entries.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(entries.count + count) }

  /// When the game was last changed.
  public var changed: TimeOfDay { entries[entries.count - 1].at }

  /// When the game was linked to its fixture; nil if it has none.
  var linked: TimeOfDay? {
    let steps = history.done.reversed().map { entries[$0] } + entries.prefix(1)
    return steps.first { entry in
      switch entry.action {
      case .link, .open(_, _, _, .some): true
      default: false
      }
    }?.at
  }

  /// How many steps can be undone and redone.
  public var steps: (done: Int, undone: Int) { (history.done.count, history.undone.count) }

  /// The last steps in effect, the last one first, in the order of an undo.
  public func lastDone(_ count: Int = 1) -> [Entry] {
    history.done.suffix(max(0, count)).reversed().map { entries[$0] }
  }

  /// The last undone steps, in the order of a redo.
  func lastUndone(_ count: Int) -> [Entry] {
    history.undone.prefix(max(0, count)).map { entries[$0] }
  }

  /// The clock after an undo of the last steps: it goes back with a step that moved it, unless it
  /// has moved again since.
  func clock(undoing count: Int, at clock: GameClock) -> GameClock {
    var clock = clock
    for place in history.done.suffix(max(0, count)).reversed() {
      if let to = entries[place].clock, to == clock, let from = pausedClock(before: place) {
        clock = from
      }
    }
    return clock
  }

  /// The paused clock before an entry; nil if it ran.
  private func pausedClock(before place: Int) -> GameClock? {
    let clock = entries[..<place].last { $0.clock != nil }?.clock ?? GameClock(.zero)
    return clock.isRunning ? nil : clock
  }

  /// How many steps came after the one that recorded a play; nil if no step in effect did.
  func stepsAfter(play number: Int) -> Int? {
    let step = history.done.lastIndex { place in
      guard case .record(let plays, _) = entries[place].action else { return false }
      return plays.contains { $0.number == number }
    }
    return step.map { history.done.count - 1 - $0 }
  }
}
