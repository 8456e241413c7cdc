import Basketball
import Documents
import Events
import Storage
import Views

/// An event in a library while others play: where it stands, and its games in play.
struct FollowedEvent {
  private let event: LibraryEvent
  private(set) var standing: EventStanding
  private var games: [GameDocument] = []
  private var seen: EventLook?
  /// When the first game runs out of time.
  private var timeEnds: TimeOfDay?
  /// The unreadable files, which were reported.
  private var damage: Set<String> = []

  /// An event whose games were not read yet.
  init(_ event: LibraryEvent) throws {
    self.event = event
    standing = EventStanding(try event.plan(), games: [])
  }

  /// Takes in changes of the plan and the games, and the end of time. Of an unreadable game only
  /// the score may be left.
  ///
  /// - Returns: errors of games that were not reported before.
  mutating func refresh(now: TimeOfDay) throws -> [LibraryError] {
    let look = try EventLook(at: event.name, in: event.library, now: now)
    if let seen, look.isSame(as: seen, until: timeEnds) { return [] }
    let damaged: [LibraryError]
    (standing, damaged) = try event.standing(event.plan(look.text), now: now)
    let (playing, unread) = readGames()
    games = playing.map { GameDocument($0, now: now) }
    timeEnds = playing.filter { $0.asOf(now).clock.isRunning }.compactMap(\.timeEnds).min()
    seen = look
    let known = damage
    damage = []
    return (damaged + unread).filter { error in
      let path = error.damage?.path ?? ""
      return damage.insert(path).inserted && !known.contains(path)
    }
  }

  /// The games in play, and errors for those that cannot be read.
  private func readGames() -> (playing: [GameState], unread: [LibraryError]) {
    var (playing, unread) = ([GameState](), [LibraryError]())
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

  func files(now: TimeOfDay) -> WallFiles {
    WallFiles(standing, name: event.name, games: games, now: now)
  }
}
