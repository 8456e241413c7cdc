import Basketball

/// The answer of `log --all --json`: every play there ever was, in each of its versions.
public nonisolated struct HistoryDocument: Document {
  /// `scoreboard.history/1`.
  public let format: String
  /// The game.
  public let id: String
  /// The versions by number, the older first.
  public let plays: [VersionDocument]

  /// The history of a game.
  public init(_ sheet: Scoresheet) {
    (format, id) = ("scoreboard.history/1", sheet.id)
    plays = sheet.versions.map(VersionDocument.init)
  }
}

/// A play as it was at some time.
public nonisolated struct VersionDocument: Document {
  /// The play's number.
  public let number: Int
  /// When it happened by the game clock, in seconds.
  public let seconds: Double
  /// The same as `mm:ss.t`.
  public let clock: String
  /// When it was written down: ISO 8601, UTC.
  public let recorded: String
  /// `home` or `away`.
  public let team: String
  /// Who made it; null for the team itself.
  public let player: OrNull<String>
  /// What it was.
  public let move: String
  /// `counts`, `undone`, `replaced` or `removed`.
  public let state: String
  /// When it ceased to count: ISO 8601, UTC.
  public let until: OrNull<String>

  init(_ version: PlayVersion) {
    let play = version.play
    (number, seconds, clock) = (play.number, play.reading.seconds, play.reading.text)
    (recorded, team, move) = (play.recorded.text, play.who.side.rawValue, play.move.rawValue)
    player = OrNull(play.who.player)
    let (state, until): (String, TimeOfDay?) =
      switch version.fate {
      case .counts: ("counts", nil)
      case .undone(let time): ("undone", time)
      case .replaced(let time): ("replaced", time)
      case .removed(let time): ("removed", time)
      }
    self.state = state
    self.until = OrNull(until?.text)
  }

  /// The move as one says it.
  public var word: String { Move(rawValue: move)?.word ?? move }
}
