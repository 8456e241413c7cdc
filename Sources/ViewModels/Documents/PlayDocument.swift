import Basketball

/// A play with the score after it: a line of `log --jsonl`.
public nonisolated struct PlayDocument: Document, Codable, Equatable {
  /// Permanent, ascending.
  public let number: Int
  /// When it happened by the game clock, in seconds with at most three decimals.
  public let seconds: Double
  /// The same as `mm:ss.t`.
  public let clock: String
  /// When it was written down: ISO 8601, UTC.
  public let recorded: String
  /// `home` or `away`.
  public let team: String
  /// Who made it; null for the team itself.
  public let player: OrNull<String>
  /// `onePoint`, `twoPoints`, `assist`, `rebound` or `foul`.
  public let move: String
  /// Points it was worth.
  public let points: Int
  /// True when time was up; there only then.
  public let overtime: Bool?
  /// The home side's score after it.
  public let home: Int
  /// The away side's score after it.
  public let away: Int

  init(_ scored: ScoredPlay) {
    let play = scored.play
    (number, seconds, clock) = (play.number, play.reading.seconds, play.reading.text)
    (recorded, team) = (play.recorded.text, play.who.side.rawValue)
    (move, points) = (play.move.rawValue, play.move.points)
    (home, away) = (scored.score.home, scored.score.away)
    player = OrNull(play.who.player)
    overtime = play.isOvertime ? true : nil
  }

  /// The move as one says it: `one`, `two`, `assist`, `rebound`, `foul`.
  public var word: String { Move(rawValue: move)?.word ?? move }

  /// When it happened, as it is typed, to the millisecond.
  var reading: String { ClockReading(seconds: seconds)?.exactText ?? clock }

  /// The play in the grammar of the feed, with the clock to the millisecond.
  public var feedLine: String {
    "\(reading) \(player.value.map { "\(team)/\($0)" } ?? team) \(word)"
  }
}
