import Basketball
import Documents
import Events
import Storage
import Views

/// An event in a library while others play: where it stands, and the games that are going on.
struct FollowedEvent {
  private let event: LibraryEvent
  private(set) var standing: EventStanding
  private var games: [GameDocument] = []
  private var seen: EventLook?
  /// When the first of the games ends by its clock.
  private var timeEnds: TimeOfDay?
  /// What cannot be read, and was said.
  private var damage: Set<String> = []

  /// An event whose games have not been looked at yet.
  init(_ event: LibraryEvent) throws {
    self.event = event
    standing = EventStanding(try event.plan(), games: [])
  }

  /// Takes in what has changed: the plan, the games, and that time has run out. A game that cannot be
  /// read has its score alone, if that can be read.
  ///
  /// - Returns: what cannot be read of the games, and was not said before.
  mutating func refresh(now: TimeOfDay) throws -> [LibraryError] {
    let look = try EventLook(at: event.name, in: event.library, now: now)
    if let seen, look.isSame(as: seen, until: timeEnds) { return [] }
    let damaged: [LibraryError]
    (standing, damaged) = try event.standing(event.plan(look.text), now: now)
    let (playing, unread) = readGames()
    games = playing.map { GameDocument($0, now: now) }
    timeEnds = playing.filter { $0.asOf(now).clock.isRunning }.compactMap(\.timeEnds).min()
    seen = look
    return (damaged + unread).filter { damage.insert($0.damage?.path ?? "").inserted }
  }

  /// The games that are going on, and what is wrong with those that cannot be read.
  private func readGames() -> (playing: [Standing], unread: [LibraryError]) {
    var (playing, unread) = ([Standing](), [LibraryError]())
    for fixture in standing.fixtures where fixture.status == .playing {
      guard let id = fixture.game?.id else { continue }
      do throws(LibraryError) {
        playing.append(try event.library.game(id).standing)
      } catch {
        unread.append(error)
      }
    }
    return (playing, unread)
  }

  /// What its wall shows.
  func files(now: TimeOfDay) -> WallFiles {
    WallFiles(standing, name: event.name, games: games, now: now)
  }
}
