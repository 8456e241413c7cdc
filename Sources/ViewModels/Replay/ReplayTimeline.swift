import Basketball

/// The timeline of a game: when its plays came, and how long a replay waits for each.
nonisolated struct ReplayTimeline {
  /// The plays in order.
  let plays: [ScoredPlay]
  /// The end of the replay.
  let end: Playhead
  /// The face of the game clock.
  let face: ClockFace
  let last: Moment
  /// The most milliseconds of the clock to wait for a play.
  private let idleLimit: Int

  init(_ sheet: Scoresheet, idleLimit: Int?) {
    plays = sheet.playByPlay.plays
    face = sheet.state.rules.clockFace
    last = sheet.lastMoment
    end = Playhead(count: plays.count, reading: last.reading)
    self.idleLimit = max(0, idleLimit ?? .max)
  }

  /// The playhead after playing for a time.
  ///
  /// - Parameter time: milliseconds of waiting, at single speed.
  /// - Returns: the place, and when the next play or the end is due; at the end, when it was
  ///   reached.
  func playhead(_ start: Playhead, after time: Double) -> (head: Playhead, due: Double) {
    var head = start
    var due = 0.0
    while let next = next(after: head) {
      let wait = Double(wait(for: next, from: head))
      guard due + wait <= time else {
        head.reading = ClockReading(milliseconds: head.reading.milliseconds + Int(time - due))
        return (head, due + wait)
      }
      head = next
      due += wait
    }
    return (head, due)
  }

  /// The moment of a place: in the period of the last play shown, or that of its reading.
  func moment(of head: Playhead) -> Moment {
    if head == end { return last }
    var period = head.count > 0 ? plays[head.count - 1].play.period : 1
    while let end = face.periods[period].end, head.reading > end { period += 1 }
    return Moment(head.reading, in: period)
  }

  /// The next play, then the end.
  private func next(after head: Playhead) -> Playhead? {
    guard head != end else { return nil }
    return head.count < plays.count ? stop(head.count + 1) : end
  }

  /// Milliseconds to wait for the next place: the rest of the gap, limited by `idleLimit`. There is
  /// no wait at the beginning of the game.
  private func wait(for next: Playhead, from head: Playhead) -> Int {
    guard head.count > 0 else { return 0 }
    let last = stop(head.count).reading.milliseconds
    let gap = min(next.reading.milliseconds - last, idleLimit)
    return max(0, gap - (head.reading.milliseconds - last))
  }
}

/// Places to go to in a replay.
nonisolated extension ReplayTimeline {
  /// The board right after this number of plays.
  func stop(_ count: Int) -> Playhead {
    guard count > 0 else { return .start }
    return count > plays.count
      ? end : Playhead(count: count, reading: plays[count - 1].play.reading)
  }

  /// The boards to jump to, in order.
  func places(of stop: ReplayStop) -> [Playhead] {
    switch stop {
    case .basket: return stops { $0.move.points > 0 }
    case .leadChange:
      let flow = Flow(plays[...], by: face.periods, until: end.reading)
      let changing = Set(flow.leadChangingPlays.map(\.number))
      return stops { changing.contains($0.number) }
    case .period:
      // After all its plays, with the clock at its end.
      return (1..<max(1, last.period)).map { period in
        Playhead(
          count: plays.prefix { $0.play.period <= period }.count,
          reading: face.periods[period].end ?? end.reading)
      }
    }
  }

  /// The boards right after the plays that are wanted.
  private func stops(after isWanted: (Play) -> Bool) -> [Playhead] {
    plays.indices.filter { isWanted(plays[$0].play) }.map { stop($0 + 1) }
  }

  /// So many boards forwards or back; between two plays, the first step back leads to the last
  /// play.
  func playhead(_ head: Playhead, steps: Int) -> Playhead {
    let last = stop(plays.count) < end ? plays.count + 1 : plays.count
    let here = head == end ? last : head.count
    return stop(min(max(0, here + steps + (steps < 0 && stop(here) < head ? 1 : 0)), last))
  }

  /// So many seconds of the clock forwards or back, within the game.
  func playhead(_ head: Playhead, seconds: Int) -> Playhead {
    let wanted = head.reading.milliseconds + seconds * 1000
    return playhead(
      at: min(max(.zero, ClockReading(milliseconds: wanted)), end.reading))
  }

  /// The board of a place such as `5:00` or `#12`, with the plays of that moment or just before.
  func playhead(of place: String, isBefore: Bool = false) throws -> Playhead {
    if place.hasPrefix("#"), !place.hasPrefix("#+"), let number = Int(place.dropFirst()) {
      guard let index = plays.place(of: number) else { throw Problem.noSuchPlay(number) }
      return isBefore
        ? Playhead(count: index, reading: plays[index].play.reading) : stop(index + 1)
    }
    guard let time = try? GameTime(typed: place), case .shown(let shown) = time.clock,
      let period = (time.period ?? .regulation(1)).number(in: face.periods)
    else { throw Problem.malformedPlace(place) }
    guard let reading = face.reading(showing: shown, in: period), reading <= end.reading else {
      throw Problem.beyondEnd(shown, end: face.position(moment(of: end)))
    }
    return playhead(at: reading, isBefore: isBefore)
  }

  /// The board of a reading, with all its plays or before them.
  private func playhead(at reading: ClockReading, isBefore: Bool = false) -> Playhead {
    let shown = plays.prefix { play in
      isBefore ? play.play.reading < reading : play.play.reading <= reading
    }
    return Playhead(count: shown.count, reading: reading)
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

  /// The positions of the baskets of each side.
  var marks: Sides<[Double]> {
    Sides { side in stops { $0.who.side == side && $0.move.points > 0 }.map(fraction) }
  }
}

/// A place in a replay.
nonisolated struct Playhead: Comparable {
  /// How many plays are shown. Plays with the same reading are shown one by one.
  var count: Int
  var reading: ClockReading

  static let start = Playhead(count: 0, reading: .zero)

  static func < (one: Self, other: Self) -> Bool {
    (one.count, one.reading) < (other.count, other.reading)
  }
}

/// The speed of a replay: milliseconds of the game clock per millisecond of the wall clock.
nonisolated struct PlaybackSpeed {
  let factor: Double

  /// The speeds for keys.
  private static let steps: [Double] = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32, 64]

  var faster: PlaybackSpeed { Self(factor: Self.steps.first { $0 > factor } ?? factor) }

  var slower: PlaybackSpeed { Self(factor: Self.steps.last { $0 < factor } ?? factor) }

  /// `8×` or `1/8×`; other speeds as a decimal fraction.
  var text: String {
    if let whole = Int(exactly: factor) { return "\(whole)×" }
    if let part = Int(exactly: 1 / factor) { return "1/\(part)×" }
    return "\(factor)×"
  }
}

/// Why a replay cannot go to a place.
extension Problem {
  /// Text that is neither a reading nor the number of a play.
  nonisolated static func malformedPlace(_ text: String) -> Problem {
    Problem(
      "malformedPlace", .usage, "\(text.quoted) is not a place in a game",
      "type a clock time such as 5:00, or the number of a play such as '#12'")
  }

  /// A reading after the end.
  nonisolated static func beyondEnd(_ reading: ClockReading, end: String) -> Problem {
    Problem(
      "beyondEnd", .noInput, "\(reading.exactText) is beyond the end of the replay",
      "type a clock time up to \(end)")
  }
}
