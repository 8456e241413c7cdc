/// Why something about a game cannot be done. Nothing is changed when one is thrown.
public enum GameError: Error, Equatable, Sendable {
  /// A word that is not one of the moves.
  case unknownMove(String)
  /// A word with which several moves begin.
  case ambiguousMove(String, candidates: [String])
  /// A move of a player that only a team can make.
  case teamMove(Move, team: String)
  /// Text that is not a reading of the game clock.
  case malformedClock(String)
  /// A side given without a colon and players.
  case noRoster(String)
  /// A team or a player without a name.
  case emptyName
  /// A name with an escape sequence, a line break or the like.
  case controlCharacter(String)
  /// A name given twice in one team.
  case sameName(String, team: String)
  /// A shirt number given twice in one team.
  case sameNumber(String, team: String)
  /// Text that is not a shirt number.
  case malformedNumber(String)
  /// A player who is to leave the roster, and has made plays.
  case hasPlays(String)
  /// Two teams that have names that are too much alike.
  case sameTeams(String)
  /// Fewer players than a side has.
  case tooFewPlayers(team: String, count: Int, side: Int)
  /// A name that no set of rules has.
  case unknownRules(String)
  /// Rules no game could be played by, and why.
  case impossibleRules(String)
  /// A word that names no team.
  case noSuchTeam(String)
  /// More players than the rules allow a team.
  case rosterFull(team: String, roster: Int)
  /// A number that no play has that counts.
  case noSuchPlay(Int)
  /// A reading after time is up.
  case beyondLimit(ClockReading, limit: ClockReading)
  /// The clock started after time is up: overtime is played without it.
  case timeIsUp(limit: ClockReading)
  /// A word that names nobody; `known` is everybody it could have been.
  case noSuchPlayer(String, known: [String])
  /// A word that fits several; `candidates` are the words for each.
  case ambiguous(String, candidates: [String])
  /// A play after the finish; the winner is nil where the game was abandoned.
  case gameFinished(winner: String?, score: String)
  /// A play that would move the finish so that these plays come after it.
  case playsAfterFinish([Play])
  /// A play in overtime, in a game that has no time limit.
  case noOvertime
  /// A play put into overtime, which has not begun.
  case overtimeNotBegun
  /// A reading, as the clock shows it, that the running clock has not reached.
  case aheadOfClock(ClockReading, clock: ClockReading)
  /// The clock set to before the last play.
  case beforeLastPlay(ClockReading, number: Int, last: ClockReading)
  /// A tape that was edited by hand and cannot be continued so.
  case impossible(TapeFault)
  /// More steps to undo than there are.
  case nothingToUndo(steps: Int, left: Int)
  /// More steps to redo than there are.
  case nothingToRedo(steps: Int, left: Int)
}

extension GameError {
  /// Does what only a tape that was edited by hand does not allow.
  static func orImpossible<Value>(
    _ work: () throws(TapeFault) -> Value
  ) throws(GameError) -> Value {
    do throws(TapeFault) {
      return try work()
    } catch {
      throw .impossible(error)
    }
  }
}

/// What is wrong with a tape, by the entry, counted from 0 as JSON tools count.
public enum TapeFault: Error, Equatable, Sendable {
  /// The tape does not begin with the opening of a game, or opens one twice.
  case opening(entry: Int)
  /// Rules no game could be played by.
  case rules
  /// An undo or redo of more steps than there were.
  case steps(entry: Int)
  /// A change of a play that is not there.
  case noSuchPlay(Int)
  /// A play number that does not ascend.
  case number(Int, entry: Int)
  /// A play of somebody who is on no roster.
  case player(String, play: Int)
  /// A move of a player that only a team can make.
  case teamMove(play: Int)
  /// A name that stands twice on a roster.
  case sameName(String, team: String)
  /// More players than a roster can have.
  case tooManyPlayers(team: String)
  /// A shirt number that stands twice on a roster, or is none.
  case jersey(String, team: String)
  /// A play that comes after the finish.
  case afterFinish(play: Int)
  /// A clock that does not stand where the plays leave it.
  case clock(ClockReading, expected: ClockReading)
}
