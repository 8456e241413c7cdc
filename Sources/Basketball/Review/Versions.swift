/// A play as it was at some time, and what became of it.
public struct PlayVersion: Equatable, Sendable {
  /// The play.
  public let play: Play
  /// What became of it.
  public internal(set) var fate: Fate

  /// What can become of a play.
  public enum Fate: Equatable, Sendable {
    /// It counts.
    case counts
    /// Its step was taken back.
    case undone(TimeOfDay)
    /// Another play was put in its place.
    case replaced(TimeOfDay)
    /// It was taken out.
    case removed(TimeOfDay)
  }
}

extension Scoresheet {
  /// Every play there ever was, by number, in each of its versions, the older first.
  public var versions: [PlayVersion] {
    var made = inEffect
    let (effective, undone) = (Set(history.done), undoneTimes)
    for (index, entry) in tape.enumerated() where !effective.contains(index) {
      let at = undone[index] ?? entry.at
      made += entry.did.plays.map { (index, PlayVersion(play: $0, fate: .undone(at))) }
    }
    return made.sorted { ($0.1.play.number, $0.0) < ($1.1.play.number, $1.0) }.map(\.1)
  }

  /// The versions made by the steps in effect, each with the place of its step on the tape.
  private var inEffect: [(Int, PlayVersion)] {
    var versions: [(Int, PlayVersion)] = []
    var current: [Int: Int] = [:]
    func end(_ number: Int, _ fate: PlayVersion.Fate) {
      if let place = current.removeValue(forKey: number) { versions[place].1.fate = fate }
    }
    for index in history.done {
      let entry = tape[index]
      for play in entry.did.plays {
        end(play.number, .replaced(entry.at))
        current[play.number] = versions.count
        versions.append((index, PlayVersion(play: play, fate: .counts)))
      }
      for number in entry.did.dropped { end(number, .removed(entry.at)) }
      if case .rename(let who, let name) = entry.did, who.player != nil {
        // All plays follow the person, those too that count no more.
        for place in versions.indices where versions[place].1.play.who == who {
          let renamed = versions[place].1.play.by(Who(who.side, name))
          versions[place].1 = PlayVersion(play: renamed, fate: versions[place].1.fate)
        }
      }
    }
    return versions
  }

  /// When each step that is taken back was taken back last, by its place on the tape.
  private var undoneTimes: [Int: TimeOfDay] {
    var (history, times): (History, [Int: TimeOfDay]) = (History(), [:])
    for (index, entry) in tape.enumerated() {
      if case .undo(let steps) = entry.did {
        for place in history.done.suffix(steps) { times[place] = entry.at }
      }
      history.follow(entry.did, at: index)
    }
    return times
  }
}

extension Entry.Action {
  /// The plays it put down.
  var plays: [Play] {
    switch self {
    case .record(let plays, _): plays
    case .fix(let play, _): [play]
    default: []
    }
  }

  /// The numbers of the plays it took out.
  var dropped: [Int] {
    switch self {
    case .record(_, let dropped), .fix(_, let dropped), .rules(_, let dropped): dropped
    case .remove(let numbers): numbers
    default: []
    }
  }
}
