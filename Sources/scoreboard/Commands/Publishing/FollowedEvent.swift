import Basketball
import Documents
import Events
import Storage
import Views

/// An event in a library while others play: where it stands, and the games that are going on.
struct FollowedEvent {
  private let name: String
  private let library: GameLibrary
  private let read: (String) throws -> Plan
  private(set) var standing: EventStanding
  private var games: [GameDocument] = []
  private var text = ""
  /// The last change of the library that was looked at.
  private var seen: LibraryTime?
  /// When the first of the games ends by its clock.
  private var timeEnds: TimeOfDay?
  /// What cannot be read, and was said.
  private var damage: Set<String> = []

  /// An event that has not been looked at yet.
  ///
  /// - Parameter read: makes a plan of the text of the event's file.
  init(_ name: String, in library: GameLibrary, _ read: @escaping (String) throws -> Plan) throws {
    (self.name, self.library, self.read) = (name, library, read)
    standing = EventStanding(try read(library.eventText(name)), games: [])
  }

  /// Takes in what has changed: the plan, the games, and that time has run out.
  ///
  /// - Returns: what cannot be read of the games, and was not said before.
  mutating func refresh(now: TimeOfDay) throws -> [LibraryError] {
    let (text, changed) = (try library.eventText(name), library.lastChange)
    let isTimeUp = timeEnds.map { now >= $0 } ?? false
    if text == self.text, let changed, changed == seen, !isTimeUp { return [] }
    let plan = try read(text)
    let (rows, damaged) = try library.games(of: name, now: now)
    standing = EventStanding(plan, games: rows.compactMap { EventGame($0.row, linked: $0.linked) })
    let playing = standing.fixtures.filter { $0.status == .playing }.compactMap(\.game?.id)
    let standings = try playing.map { try library.game($0).standing }
    games = standings.map { GameDocument($0, now: now) }
    timeEnds = standings.filter { $0.asOf(now).clock.isRunning }.compactMap(\.timeEnds).min()
    self.text = text
    // Another change may yet come at the very same time.
    seen = changed.flatMap { $0.isSettled(at: now) ? $0 : nil }
    return damaged.filter { damage.insert($0.damage?.path ?? "").inserted }
  }

  /// What its wall shows.
  func files(now: TimeOfDay) -> WallFiles {
    WallFiles(standing, name: name, games: games, now: now)
  }
}
