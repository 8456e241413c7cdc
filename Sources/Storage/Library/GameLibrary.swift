import Basketball
import Documents
import Platform

/// A folder of games, one file each. Readers take no lock; a change replaces one file at once.
public struct GameLibrary: Sendable {
  /// The folder, as it was given.
  public let folder: String
  let system: FileSystem

  /// The most bytes of a game's file; ten thousand plays take one and a half million.
  let largest: Int

  /// The library in a folder, which need not be there yet.
  public init(_ folder: String, system: FileSystem = .posix, largest: Int = 64 << 20) {
    // Completion in a shell puts a slash after a folder.
    var name = folder
    while name.utf8.count > 1, name.last == "/" { name.removeLast() }
    self.folder = name
    self.system = system
    self.largest = largest
  }

  /// Makes a game, and the library if there is none.
  ///
  /// - Parameters:
  ///   - day: the day that it is played on, `2026-11-20`.
  ///   - noon: noon of that day, if it is not today.
  ///   - end: the end of a game that is over and has no plays, such as its result from paper.
  public func create(
    teams: Sides<Team>, rules: Rules, now: TimeOfDay, day: String, noon: TimeOfDay? = nil,
    end: EndVerb? = nil
  ) throws -> StoredGame {
    try create(now: now, day: day, noon: noon) { (teams, rules, nil, nil, end) }
  }

  /// The same with teams, rules, a fixture and a source that are decided under the lock, to claim
  /// the fixture or the source.
  ///
  /// - Parameter begin: does what the game has from the start.
  /// - Returns: the game that was imported from the source, if there is one; nothing is made then.
  public func create(
    now: TimeOfDay, day: String, noon: TimeOfDay? = nil,
    _ decided: () throws -> (
      teams: Sides<Team>, rules: Rules, link: EventLink?, source: GameSource?, end: EndVerb?
    ),
    begin: (inout Scoresheet) throws -> Void = { _ in }
  ) throws -> StoredGame {
    try makeFolder()
    do {
      return try locked { lock in
        let (teams, rules, link, source, end) = try decided()
        if let source, let known = try id(of: source) { return try game(known) }
        let created = try noon.map { try free(from: $0, on: day) }
        var taken = Set<String>()
        while true {
          let id = try freeID(day: day, teams: teams.map(\.name), besides: taken)
          taken.insert(id)
          var sheet = Scoresheet(
            id: id, teams: teams, rules: rules, now: now, created: created, link: link,
            source: source)
          if let end { _ = try sheet.perform(.end(end), now: now) }
          try begin(&sheet)
          if let game = try write(sheet, isNew: true, lock) { return game }
        }
      }
    } catch LibraryError.failed(let error) {
      throw LibraryError.cannotCreate(error)
    }
  }

  /// An id that no game has. With that of a deleted one, it could not be restored.
  public func freeID(
    day: String, teams: Sides<String>, besides taken: Set<String> = []
  ) throws -> String {
    let base = GameID.made(day: day, teams: teams)
    let taken = taken.union(try deletedIDs())
    var id = base
    var next = 2
    while true {
      if try failing(system.isFree(path(of: id))), !taken.contains(id) { return id }
      id = "\(base)-\(next)"
      next += 1
    }
  }

  /// A time from noon on, after every other game of the day: games of one day keep the order in
  /// which they were made.
  private func free(from noon: TimeOfDay, on day: String) throws -> TimeOfDay {
    let times = try ids().filter { $0.hasPrefix(day + "-") }
      .compactMap { try? file($0).written().row.created }
    guard let last = times.max(), last >= noon else { return noon }
    return TimeOfDay(milliseconds: last.milliseconds + 1)
  }

  func path(of id: String) -> String { "\(folder)/\(id).json" }
}

extension GameLibrary {
  /// The file of a game, open to be read.
  func file(_ id: String) throws(LibraryError) -> GameFile { try GameFile(id, in: self) }

  /// The game as it is saved.
  public func game(_ id: String) throws(LibraryError) -> StoredGame { try file(id).game() }

  /// The ids of all games and of all files that are named like games, in order.
  public func ids() throws(LibraryError) -> [String] { try names(endingIn: ".json") }

  /// The names of files, without their ending, in order.
  func names(endingIn ending: StaticString) throws(LibraryError) -> [String] {
    do {
      return try system.names(in: folder).compactMap { GameID.of(file: $0, ending: ending) }
        .filter(GameID.isValid).sorted()
    } catch {
      throw error.isMissing ? .noLibrary(folder) : .failed(error)
    }
  }
}
