/// Something in a game that is probably a mistake of the scorer.
public enum Anomaly: Equatable, Sendable {
  /// An assist without a basket of a team-mate at its reading.
  case assistWithoutBasket(Play)
  /// An assist by the only scorer of the team at that reading.
  case assistToOneself(Play)
  /// A play with the same person, move and reading as another, not told apart by an assist.
  case twice(Play, like: Play)
  /// A play after time was up.
  case beyondLimit(Play, limit: ClockReading)
  /// A player whose name is the same as that of a team-mate.
  case sameName(Who, like: Who, team: String)
  /// Two teams whose names are the same.
  case sameTeams(home: String, away: String)
  /// More players than a roster holds.
  case rosterTooLarge(team: String, count: Int, roster: Int)
  /// Fewer players than a side has, and not none.
  case rosterTooSmall(team: String, count: Int, side: Int)
  /// More time-outs than a team has by the rules.
  case tooManyTimeouts(team: String, count: Int, timeouts: Int)
  /// A time-out too many in a half or an overtime.
  case timeoutTooMany(Play)
  /// A play by a player who had fouled out.
  case afterLastFoul(Play, fouls: Int)
  /// A play by a player who had been disqualified.
  case afterDisqualification(Play)
  /// A free throw without a foul at its moment, in a game with fouls.
  case freeThrowWithoutFoul(Play)
  /// A period that was left before its end.
  case periodLeftOpen(Int, left: ClockReading)
  /// A play by a player off court.
  case playOffCourt(Play)
  /// A player who comes on court and is there already.
  case alreadyOnCourt(Play)
  /// A player who leaves the court and is not there.
  case notOnCourt(Play)
  /// More or fewer players on court than a side has, while the game continued.
  case wrongNumberOnCourt(team: String, count: Int, side: Int, at: Moment)
  /// An entry with an earlier time of day than the one before it.
  case wallClockWentBack(entry: Int)
}
