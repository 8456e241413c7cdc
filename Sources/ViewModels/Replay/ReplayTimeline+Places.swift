import Basketball

/// Places to go to in a replay.
nonisolated extension ReplayTimeline {
  /// The board right after so many plays.
  func stop(_ count: Int) -> Playhead {
    guard count > 0 else { return .start }
    return count > plays.count
      ? end : Playhead(count: count, reading: plays[count - 1].play.reading)
  }

  /// The boards at the ends of all periods but the last: after all plays, with the clock at the
  /// end.
  var periodEnds: [Playhead] {
    (1..<max(1, last.period)).map { period in
      Playhead(
        count: plays.prefix { $0.play.period <= period }.count,
        reading: face.periods[period].end ?? end.reading)
    }
  }

  /// So many boards forwards or back; between two plays, the first step back leads to the last
  /// play.
  func playhead(_ head: Playhead, steps: Int) -> Playhead {
    let last = stop(plays.count) < end ? plays.count + 1 : plays.count
    let here = head == end ? last : head.count
    let isBetween = stop(here) < head
    return stop(min(max(0, here + steps + (steps < 0 && isBetween ? 1 : 0)), last))
  }

  /// So many seconds of the clock forwards or back, within the game.
  func playhead(_ head: Playhead, seconds: Int) -> Playhead {
    let wanted = head.reading.milliseconds + seconds * 1000
    return playhead(
      at: min(max(.zero, ClockReading(milliseconds: wanted)), end.reading))
  }

  /// The board of a reading, with all its plays.
  private func playhead(at reading: ClockReading) -> Playhead {
    Playhead(count: plays.prefix { $0.play.reading <= reading }.count, reading: reading)
  }

  /// The board of a place such as `5:00` or `#12`, with the plays of that moment.
  func playhead(at place: String) throws -> Playhead {
    switch try self.place(place) {
    case .play(let index): stop(index + 1)
    case .reading(let reading): playhead(at: reading)
    }
  }

  func playhead(before place: String) throws -> Playhead {
    switch try self.place(place) {
    case .play(let index): Playhead(count: index, reading: plays[index].play.reading)
    case .reading(let reading):
      Playhead(count: plays.prefix { $0.play.reading < reading }.count, reading: reading)
    }
  }

  private enum Place {
    case play(index: Int)
    case reading(ClockReading)
  }

  private func place(_ typed: String) throws -> Place {
    if typed.hasPrefix("#"), !typed.hasPrefix("#+"), let number = Int(typed.dropFirst()) {
      let index = plays.firstIndex { $0.play.number == number }
      guard let index else { throw GameError.noSuchPlay(number) }
      return .play(index: index)
    }
    guard let time = try? GameTime(typed: typed), case .shown(let shown) = time.clock,
      let period = (time.period ?? .regulation(1)).number(in: face.periods)
    else { throw ReplayError.malformedPlace(typed) }
    guard let reading = face.reading(showing: shown, in: period), reading <= end.reading else {
      throw ReplayError.beyondEnd(shown, end: face.shown(moment(of: end)))
    }
    return .reading(reading)
  }

  /// The clock at the end, with the period if there are several.
  var endText: String {
    face.periods.count > 1 ? face.timeText(last) : face.text(last)
  }

  /// The position of a place from 0 to 1: by the clock, or by plays if the clock never ran.
  func fraction(_ head: Playhead) -> Double {
    if end.reading > .zero { return min(1, head.reading.seconds / end.reading.seconds) }
    return plays.isEmpty ? 1 : Double(head.count) / Double(plays.count)
  }

  var marks: [BasketMark] {
    baskets.map { place in
      BasketMark(team: plays[place].play.who.side, position: fraction(stop(place + 1)))
    }
  }
}
