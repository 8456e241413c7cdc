import Basketball
import Storage

/// The answer of `show --json`, and the head of a game's file.
public nonisolated struct GameDocument: Document, GameHead {
  /// `scoreboard.game/1`.
  public let format: String
  /// The name of the game in its library.
  public let id: String
  /// When it was made: ISO 8601, UTC.
  public let created: String
  /// What the scorer noted on it.
  public let note: OrNull<String>
  /// Where the game stands.
  public let status: Status
  /// What it is played by.
  public let rules: RulesDocument
  /// The game clock.
  public let clock: ClockDocument
  /// The home team.
  public let home: TeamDocument
  /// The away team.
  public let away: TeamDocument
  /// The side that has more points: `home` or `away`.
  public let leader: OrNull<String>
  /// The side that has won: `home` or `away`.
  public let winner: OrNull<String>
  /// How many plays count.
  public let plays: Int
  /// Whether the score was level when time was up.
  public let overtime: Bool
  /// The last play by the clock.
  public let lastPlay: OrNull<PlayDocument>

  /// Where a game stands.
  public enum Status: String, Codable, Sendable {
    /// Nothing has happened yet.
    case ready
    /// The clock runs.
    case running
    /// The clock is paused.
    case paused
    /// A side has won.
    case finished
  }

  /// The document of a game at a time of day.
  public init(_ kept: Scoresheet, now: TimeOfDay) {
    let sheet = kept.brought(to: now)
    (format, id, created) = ("scoreboard.game/1", sheet.id, sheet.created.text)
    status = Status(sheet, now: now)
    rules = RulesDocument(sheet.rules)
    clock = ClockDocument(sheet, now: now)
    home = TeamDocument(.home, of: sheet)
    away = TeamDocument(.away, of: sheet)
    plays = sheet.box.plays.count
    note = OrNull(sheet.note)
    overtime = sheet.box.overtime != nil
    leader = OrNull(sheet.box.leader?.rawValue)
    winner = OrNull(sheet.box.finish?.winner.rawValue)
    lastPlay = OrNull(sheet.lastPlay.map(PlayDocument.init))
  }
}

extension GameDocument.Status {
  nonisolated init(_ sheet: Scoresheet, now: TimeOfDay) {
    let isNew = sheet.box.plays.isEmpty && sheet.reading(at: now) == .zero
    self =
      sheet.isFinished ? .finished : sheet.clock.isRunning ? .running : isNew ? .ready : .paused
  }
}

/// The clock in a document.
public nonisolated struct ClockDocument: Codable, Equatable, Sendable {
  /// What it reads, in seconds with at most three decimals.
  public let seconds: Double
  /// The same as `mm:ss.t`.
  public let text: String
  /// Whether it runs.
  public let running: Bool
  /// While running, the time of day at which it read `seconds`: who has it can run it on.
  public let at: OrNull<String>

  init(_ sheet: Scoresheet, now: TimeOfDay) {
    let reading = sheet.reading(at: now)
    (seconds, text, running) = (reading.seconds, reading.text, sheet.clock.isRunning)
    at = OrNull(running ? now.text : nil)
  }
}
