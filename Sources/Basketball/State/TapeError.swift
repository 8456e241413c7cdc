/// What is wrong with a tape.
public enum TapeError: Error, Equatable {
  /// What is wrong in an entry, counted from 0, as JSON tools do.
  indirect case entry(Int, TapeError)
  /// The tape does not begin with an `open` entry, or has a second one.
  case opening
  /// Rules that contradict themselves.
  case rules
  /// An undo or redo of more steps than there were.
  case steps
  /// A change of a play that does not exist.
  case noSuchPlay(Int)
  /// A play or lineup that follows a lineup which does not exist.
  case noSuchLineup(Int)
  /// A play number that does not ascend.
  case number(Int)
  /// An entry names a player, and no roster has that name.
  case stranger(String)
  /// The player of a play is on neither roster.
  case player(String, play: Int)
  /// A move of a player that only a team can make.
  case teamMove(play: Int)
  /// A move of a team that only a player can make.
  case playerMove(play: Int)
  /// A place or kinds of a move that cannot have them.
  case shot(play: Int)
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

extension TapeError {
  /// The index of the entry that it is about, if that is known.
  public var entry: Int? { if case .entry(let entry, _) = self { entry } else { nil } }

  /// What is wrong, in words.
  public var text: String {
    switch self {
    case .entry(let entry, let error): "tape[\(entry)]: \(error.text)"
    case .opening: "a tape opens its game once, at its beginning"
    case .noSuchPlay(let number): "play \(number) is changed and does not count"
    case .noSuchLineup(let number): "lineup \(number) is followed and was not recorded before"
    case .rules: "no game can be played by its rules"
    case .steps: "there are not so many steps to undo or redo"
    case .number(let number): "play number \(number) does not follow those before it"
    case .stranger(let name): "'\(name.excerpt)' is on no roster"
    case .player(let name, let play): "play \(play): '\(name.excerpt)' is on no roster"
    case .teamMove(let play): "play \(play): only a team can make it, and it has a player"
    case .playerMove(let play): "play \(play): only a player can make it, and it has none"
    case .shot(let play): "play \(play): it is no shot that was taken so"
    case .sameName(let name, let team):
      "'\(name.excerpt)' is twice on the roster of '\(team.excerpt)'"
    case .tooManyPlayers(let team):
      "'\(team.excerpt)' has more players than a roster can have"
    case .jersey(let jersey, let team):
      "the shirt number '\(jersey.excerpt)' of '\(team.excerpt)' is none, or is there twice"
    case .afterFinish(let play): "play \(play) comes after the finish"
    case .clock(let clock, let expected):
      "the clock is \(clock.text(besides: expected)), but by the plays "
        + expected.text(besides: clock)
    }
  }
}

extension GameClock {
  /// `at 10:00.0`, and what else differs from another one: `at 10:00.0, running, in period 2`.
  fileprivate func text(besides other: GameClock) -> String {
    var text = "at \(reading.exactText)"
    if isRunning != other.isRunning { text += isRunning ? ", running" : ", paused" }
    if period != other.period { text += ", in period \(period)" }
    if let started, let last = other.started, started != last { text += ", since \(started.text)" }
    return text
  }
}
