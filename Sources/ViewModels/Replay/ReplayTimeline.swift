import Basketball

/// The timeline of a game: when its plays came, and how long a replay waits for each.
nonisolated struct ReplayTimeline: Sendable {
  /// The plays in order.
  let plays: [ScoredPlay]
  /// The end of the replay.
  let end: Playhead
  /// Places of the baskets among the plays.
  let baskets: [Int]
  let leadChanges: [Int]
  /// The face of the game clock.
  let face: ClockFace
  let last: Moment
  /// The most milliseconds of the clock to wait for a play.
  private let idleLimit: Int

  init(_ sheet: Scoresheet, idleLimit: Int? = nil) {
    (plays, face) = (sheet.playByPlay.plays, sheet.standing.rules.clockFace)
    last = sheet.lastMoment
    end = Playhead(count: plays.count, reading: last.reading)
    baskets = plays.indices.filter { [plays] in plays[$0].play.move.points > 0 }
    let changing = Set(Flow(plays[...], until: end.reading).leadChangingPlays.map(\.number))
    leadChanges = plays.indices.filter { [plays] in changing.contains(plays[$0].play.number) }
    self.idleLimit = max(0, idleLimit ?? .max)
  }

  /// The playhead after playing for so long.
  ///
  /// - Parameter time: milliseconds of waiting, at single speed.
  /// - Returns: the place, and when the next play or the end is due; at the end, when it was
  ///   reached.
  func playhead(_ start: Playhead, after time: Double) -> (head: Playhead, due: Double) {
    var (head, due) = (start, 0.0)
    while let next = next(after: head) {
      let wait = Double(wait(for: next, from: head))
      guard due + wait <= time else {
        let ran = Int(time - due)
        head.reading = ClockReading(milliseconds: head.reading.milliseconds + ran)
        return (head, due + wait)
      }
      (head, due) = (next, due + wait)
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
