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
