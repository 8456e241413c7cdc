import Basketball
import Documents
import Events
import Platform
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

/// The files of a folder that follow a game or an event.
struct KeptFiles {
  typealias Files = [(name: String, text: String)]
  /// Claims the folder; returns the name of a file of somebody else, if there is one.
  typealias Claim = (OutputFolder) throws(FileError) -> String?
  private(set) var folder: OutputFolder
  private let claim: Claim
  private var trouble: Trouble

  /// Opens a folder, or makes it.
  init(_ path: String, isJSON: Bool, claim: @escaping Claim) throws {
    (folder, self.claim) = (try OutputFolder(path), claim)
    let end = "\(folder.path.escapingControls) is written again"
    trouble = Trouble(hint: "it is tried again", end: isJSON ? nil : end)
  }

  /// The error of the last write.
  var error: (any Error)? { trouble.error }

  /// Writes the first files; throws if that is not possible.
  mutating func begin(_ files: Files) throws {
    if let foreign = try claim(folder) {
      throw Failure(
        "notOverlay", .cannotCreate,
        "\("\(folder.path)/\(foreign)".excerpt) was not made by 'overlay', and is not replaced",
        "name another folder, or remove that file")
    }
    try folder.write(files)
  }

  /// Writes the changed files. Reports once that the folder has failed, and once that it works
  /// again.
  mutating func show(_ files: Files, _ context: Context) {
    do throws(FileError) {
      if let foreign = try claim(folder) {
        throw FileError("replace", "\(folder.path)/\(foreign)", .exists)
      }
      try folder.write(files)
      trouble.end(in: context)
    } catch {
      trouble.begin(error, in: context)
    }
  }
}

/// Reports a failure once while something is tried again and again, and once that it works again.
struct Trouble {
  let hint: Hint
  /// The message when it works again; nil for none.
  let end: String?
  private(set) var error: (any Error)?

  mutating func begin(_ error: any Error, in context: Context) {
    let isNew = self.error.map(Self.cause) != Self.cause(of: error)
    if isNew { context.mention(Failure(error).hinting(hint)) }
    self.error = error
  }

  mutating func end(in context: Context) {
    if error != nil, let end { try? context.err.write("scoreboard: \(end)\n") }
    error = nil
  }

  /// The cause without the file, which may change each time.
  private static func cause(of error: any Error) -> String {
    (error as? FileError)?.reason ?? Failure(error).message
  }
}
