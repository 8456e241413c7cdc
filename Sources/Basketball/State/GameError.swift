/// Why a verb is refused. The game has not changed when one is thrown.
public enum GameError: Error, Equatable {
  /// A word that is no move.
  case unknownMove(String)
  /// A beginning of several moves.
  case ambiguousMove(String, candidates: [String])
  /// A move of a player that only a team can make.
  case teamMove(Move, team: String)
  /// A move of a team that only a player can make.
  case playerMove(Move, team: String)
  /// A reading such as `9.00`, which may be minutes or seconds.
  case ambiguousClock(String, [String])
  /// An assist of the other side than the basket right before it.
  case assistOfOtherSide(String, than: String)
  /// A play shifted out of its period, and by how much.
  case shiftedOut(Int, by: ClockReading, isLate: Bool)
  /// Text that is not a reading of the game clock.
  case malformedClock(String)
  /// A clock in an overtime that has none.
  case overtimeWithoutClock
  /// A team or a player without a name.
  case emptyName
  /// A name with control characters.
  case controlCharacter(String)
  /// A name given twice in one team.
  case sameName(String, team: String)
  /// A shirt number given twice in one team.
  case sameNumber(String, team: String)
  /// Text that is not a shirt number.
  case malformedNumber(String)
  /// A player who joins later with the star of a starter.
  case lateStar(String)
  /// A player cannot leave the roster after making a play.
  case hasPlays(String)
  /// Two teams whose names are too much alike.
  case sameTeams(String)
  /// Fewer players than a side has, and not none.
  case tooFewPlayers(team: String, count: Int, side: Int)
  /// No set of rules has this name.
  case unknownRules(String)
  /// Contradictory rules, and why.
  case impossibleRules(String)
  /// A word that names no team.
  case noSuchTeam(String)
  /// More players than the rules allow a team.
  case rosterFull(team: String, roster: Int)
  /// No play that counts has this number.
  case noSuchPlay(Int)
  /// A reading after the end of time.
  case beyondLimit(ClockReading, limit: ClockReading)
  /// The clock cannot start after time is up: overtime is played without it.
  case timeIsUp(limit: ClockReading)
  /// A word that names nobody; `known` is everybody it could have been.
  case noSuchPlayer(String, known: [String])
  /// A word that fits several; `candidates` are the words for each.
  case ambiguous(String, candidates: [String])
  /// A play after the finish; the winner is nil if the game was abandoned, the score `21-15`, the
  /// winner's points first, or `by forfeit`.
  case gameFinished(winner: String?, score: String)
  /// A play after the end of the last period, which may have been made before it.
  case gameFinishedByHorn(winner: String?, score: String)
  /// A play after a scorer called a tied game.
  case gameCalled(score: String)
  /// A play in a game that both teams forfeited.
  case gameForfeitedByBoth
  /// A play in a game with only a result.
  case gameIsResult(winner: String?, score: String)
  /// A tied result, which has no winner.
  case levelResult
  /// An end by hand of a game that has a result.
  case hasResult(Sides<Int>, new: EndVerb)
  /// An end by hand of a game that these teams have lost by a forfeit or a default.
  case hasLosers([String], by: Ending, new: EndVerb)
  /// A result for a game with plays, and how many.
  case scoreOfPlays(Int)
  /// A step that would put these plays after the finish.
  case playsAfterFinish([Play])
  /// A move that the rules do not have.
  case moveOfOtherRules(Move, rules: String)
  /// New rules that do not have the move of a play.
  case playOfOtherRules(Move, number: Int)
  /// A period beyond regulation.
  case noSuchPeriod(String)
  /// A period that cannot begin yet: an earlier one has not been played.
  case periodSkipped(String)
  /// A period that has begun already.
  case periodBegun(String)
  /// A reading before its period begins.
  case beforePeriod(ClockReading, start: ClockReading)
  /// The end of a period without a length.
  case noEndOfPeriod
  /// New lengths of periods, after the second has begun.
  case lengthsAreFixed
  /// A play in overtime of a game without a time limit.
  case noOvertime
  /// An overtime that would begin while a side leads.
  case overtimeNeedsLevelScore(Sides<Int>)
  /// A play moved to an overtime that has not begun.
  case overtimeNotBegun
  /// A reading that the running clock has not reached, both as the clock shows them.
  case aheadOfClock(ClockReading, clock: ClockReading)
  /// The clock set to before a lineup.
  case beforeLineup(ClockReading, last: ClockReading)
  /// A lineup without players, or with a player of the other team.
  case malformedLineup(String)
  /// The clock set to before the last play.
  case beforeLastPlay(ClockReading, number: Int, last: ClockReading)
  /// A tape that was edited by hand and cannot be continued.
  case impossible(TapeError)
  /// More steps to undo than there are.
  case nothingToUndo(steps: Int, left: Int)
  /// More steps to redo than there are.
  case nothingToRedo(steps: Int, left: Int)
}

/// What is wrong with a tape. Entries are counted from 0, as JSON tools do.
public enum TapeError: Error, Equatable {
  /// The tape does not begin with an `open` entry, or has a second one.
  case opening(entry: Int)
  /// Rules that contradict themselves.
  case rules
  /// An undo or redo of more steps than there were.
  case steps(entry: Int)
  /// A change of a play that does not exist.
  case noSuchPlay(Int)
  /// A play or lineup that follows a lineup which does not exist.
  case noSuchLineup(Int)
  /// A play number that does not ascend.
  case number(Int, entry: Int)
  /// An entry names a player, and no roster has that name.
  case stranger(String, entry: Int)
  /// The player of a play is on neither roster.
  case player(String, play: Int)
  /// A move of a player that only a team can make.
  case teamMove(play: Int)
  /// A move of a team that only a player can make.
  case playerMove(play: Int)
  /// A name twice on a roster.
  case sameName(String, team: String)
  /// More players than a roster can have.
  case tooManyPlayers(team: String)
  /// A shirt number twice on a roster, or malformed.
  case jersey(String, team: String)
  /// A play that comes after the finish.
  case afterFinish(play: Int)
  /// A clock that does not agree with the plays.
  case clock(GameClock, expected: GameClock)
}
