/// A stretch of time that a player was on court.
public struct Stint: Equatable, Sendable {
  /// Since when.
  public let start: ClockReading
  /// Until when.
  public let end: ClockReading
}

extension Scoresheet {
  /// The stints of each player up to a reading, by place on the roster; empty for an untracked game.
  public func stints(until end: ClockReading) -> Sides<[[Stint]]> {
    guard let start = standing.box.court?.atStart else { return Sides(home: [], away: []) }
    var stints = start.onCourt.map { $0.map { _ in [Stint]() } }
    var since = start.onCourt.map { $0.map { $0 ? ClockReading.zero : nil } }
    func leave(_ side: Side, _ place: Int, at reading: ClockReading) {
      guard let start = since[side][place] else { return }
      since[side][place] = nil
      if start < reading { stints[side][place].append(Stint(start: start, end: reading)) }
    }
    replayCourt { step, before, after in
      for side in Side.allCases {
        let (old, new) = (before.onCourt[side], after.onCourt[side])
        for place in new.indices where new[place] != old[place] {
          if new[place] {
            since[side][place] = step.moment.reading
          } else {
            leave(side, place, at: step.moment.reading)
          }
        }
      }
    }
    for side in Side.allCases {
      for place in since[side].indices { leave(side, place, at: end) }
    }
    return stints
  }
}
