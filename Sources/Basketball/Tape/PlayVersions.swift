/// A version of a play, and what became of it.
public struct PlayVersion: Equatable, Sendable {
  /// The play.
  public fileprivate(set) var play: Play
  /// Its state.
  public fileprivate(set) var state: State

  /// What can become of a play.
  public enum State: Equatable, Sendable {
    /// The play counts.
    case counts
    /// The step of the play was undone.
    case undone(TimeOfDay)
    /// The play was corrected.
    case replaced(TimeOfDay)
    /// The play was removed.
    case removed(TimeOfDay)
  }
}

extension Scoresheet {
  /// Every version of every play, by number, the older first.
  public var versions: [PlayVersion] {
    var made = inEffect
    let effective = Set(tape.history.done)
    let undone = undoneTimes
    let turned = turned
    for (index, entry) in tape.entries.enumerated() where !effective.contains(index) {
      let at = undone[index] ?? entry.at
      made += entry.action.plays.map { play in
        var play = play
        if turned.contains(index) { play.who = play.who.turned }
        return (index, PlayVersion(play: play, state: .undone(at)))
      }
    }
    return made.sorted { ($0.1.play.number, $0.0) < ($1.1.play.number, $1.0) }.map(\.1)
  }

  /// The versions made by the steps in effect, each with the place of its step on the tape.
  private var inEffect: [(Int, PlayVersion)] {
    var versions = [(Int, PlayVersion)]()
    var current = [Int: Int]()
    func end(_ number: Int, _ state: PlayVersion.State) {
      if let index = current.removeValue(forKey: number) { versions[index].1.state = state }
    }
    for index in tape.history.done {
      let entry = tape.entries[index]
      for play in entry.action.plays {
        end(play.number, .replaced(entry.at))
        current[play.number] = versions.count
        versions.append((index, PlayVersion(play: play, state: .counts)))
      }
      for number in entry.action.removed { end(number, .removed(entry.at)) }
      if entry.action.isSwap {
        for index in versions.indices {
          versions[index].1.play.who = versions[index].1.play.who.turned
        }
      }
      if case .rename(let who, let name) = entry.action, who.player != nil {
        // Plays that no longer count are renamed too.
        for index in versions.indices where versions[index].1.play.who == who {
          versions[index].1.play.who.player = name
        }
      }
    }
    return versions
  }

  /// The steps after which home and away stood the other way round than now, by indices of the tape.
  private var turned: Set<Int> {
    var history = UndoHistory()
    var turned = Set<Int>()
    func isTurned(_ index: Int?) -> Bool { index.map(turned.contains) ?? false }
    for (index, entry) in tape.entries.enumerated() {
      if isTurned(history.done.last) != entry.action.isSwap { turned.insert(index) }
      history.add(entry.action, at: index)
    }
    return isTurned(history.done.last) ? Set(tape.entries.indices).subtracting(turned) : turned
  }

  /// When each step was last undone, by its index on the tape.
  private var undoneTimes: [Int: TimeOfDay] {
    var history = UndoHistory()
    var times = [Int: TimeOfDay]()
    for (index, entry) in tape.entries.enumerated() {
      if case .undo(let steps) = entry.action {
        for step in history.done.suffix(max(0, steps)) { times[step] = entry.at }
      }
      history.add(entry.action, at: index)
    }
    return times
  }
}
