import Basketball
import Documents
import Events
import Platform
import Storage
import Views

/// An event in a library while others play: where it stands, and its games in play. It is read again
/// only after a change.
struct FollowedEvent {
  let event: LibraryEvent
  private(set) var standing: EventStanding
  private var games = [GameDocument]()
  /// What is wrong with games that cannot be read, once a file.
  private(set) var damaged = [LibraryError]()
  /// The text of the event and the last change of its library when they were read.
  private var seen: (text: String, change: LibraryTime, time: TimeOfDay)?
  /// When the first game runs out of time, which changes no file.
  private var timeEnds: TimeOfDay?

  /// An event whose games were not read yet.
  init(_ event: LibraryEvent) throws {
    self.event = event
    standing = EventStanding(try event.plan(), games: [])
  }

  /// Takes in changes of the plan and the games, and games whose time has run out. Of an unreadable game only
  /// the score may be left.
  ///
  /// - Returns: errors of files that could be read before.
  mutating func refresh(now: TimeOfDay) throws -> [LibraryError] {
    // Before anything is read, so that no change is missed.
    let text = try event.library.eventText(event.name)
    let change = event.library.lastChange
    // A change right after the earlier look may have the same time.
    if let seen, seen.text == text, seen.change == change, seen.change.isSettled(at: seen.time),
      timeEnds.map({ now < $0 }) ?? true
    {
      return []
    }
    let listing = try event.library.list(now: now)
    let (standing, unlinked) = event.standing(try event.plan(text), among: listing.games)
    self.standing = standing
    timeEnds = listing.games.filter { $0.link?.event == event.name }.compactMap(\.timeEnds).min()
    seen = change.map { (text, $0, now) }
    games = []
    var unread = [LibraryError]()
    for fixture in standing.fixtures where fixture.status == .playing {
      guard let id = fixture.game?.id else { continue }
      do {
        games.append(GameDocument(try event.library.game(id).state, now: now))
      } catch {
        unread.append(error)
      }
    }
    let known = damaged.map(\.damage?.path)
    damaged = []
    for error in listing.damaged + unlinked + unread
    where !damaged.contains(where: { $0.damage?.path == error.damage?.path }) {
      damaged.append(error)
    }
    return damaged.filter { !known.contains($0.damage?.path) }
  }

  func files(now: TimeOfDay) -> WallFiles {
    WallFiles(standing, games: games, now: now)
  }
}

/// The files of a folder that follow a game or an event.
struct MirroredFiles {
  private let folder: OutputFolder
  /// The names of all files, and the mark by which the folder is claimed for them.
  private let names: [String]
  private let mark: String
  private var trouble: Trouble

  /// Opens a folder, or makes it, and writes the first files.
  init(
    _ path: String, _ files: TextFiles, in context: Context, of names: [String], by mark: String
  ) throws {
    folder = try OutputFolder(path)
    (self.names, self.mark) = (names, mark)
    trouble = Trouble(
      context: context, hint: "it is tried again",
      news: context.options.isJSON ? nil : "\(path.escapingControls) is written again")
    if let foreign = try folder.claim(names, by: mark) {
      throw Problem(
        "notOverlay", .cannotCreate,
        "\("\(path)/\(foreign)".excerpt) was not made by 'overlay', and is not replaced",
        "name another folder, or remove that file")
    }
    try folder.write(files)
  }

  /// Throws the error of the last write, which is not tried again.
  func end() throws {
    if let error = trouble.error { throw error }
  }

  /// Writes the changed files. Reports once that the folder has failed, and once that it works
  /// again.
  mutating func show(_ files: TextFiles) {
    do {
      if let foreign = try folder.claim(names, by: mark) {
        throw FileError("replace", "\(folder.path)/\(foreign)", .exists)
      }
      try folder.write(files)
      trouble.end()
    } catch {
      trouble.begin(error)
    }
  }
}

/// Reports a failure once while something is tried again and again, and once that it works again.
struct Trouble {
  let context: Context
  let hint: Hint
  /// The message when it works again; nil for none.
  let news: String?
  private(set) var error: (any Error)?

  mutating func begin(_ error: any Error) {
    if self.error.map(Self.cause) != Self.cause(of: error) {
      context.mention(Problem(error).hinting(hint))
    }
    self.error = error
  }

  mutating func end() {
    if error != nil, let news { try? context.err.write("scoreboard: \(news)\n") }
    error = nil
  }

  /// The cause without the file, which may change each time.
  private static func cause(of error: any Error) -> String {
    (error as? FileError)?.reason ?? Problem(error).message
  }
}
