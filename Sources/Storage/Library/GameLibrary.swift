import Basketball
import Platform

/// A folder of games, one file each. Readers take no lock; a change replaces one file at once.
public struct GameLibrary: Sendable {
  /// The folder, as it was given.
  public let folder: String
  let system: FileSystem

  /// The most bytes of a game's file; ten thousand plays take one and a half million.
  let largest: Int
  let kept = KeptIndex()
  let tapes: ReadTapes

  /// Whether an event counts another game, or none, in place of a game: a function, since this module does not know
  /// events.
  private let isReplaced: @Sendable (GameLibrary, String, EventLink) -> Bool

  /// The library in a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - tapes: is told of each tape that is read for a list or a season.
  ///   - isReplaced: whether an event does not count a game of its own.
  public init(
    _ folder: String, system: FileSystem = .posix, largest: Int = 64 << 20,
    tapes: ReadTapes = ReadTapes(),
    isReplaced: @escaping @Sendable (GameLibrary, String, EventLink) -> Bool = { _, _, _ in false }
  ) {
    // Completion in a shell puts a slash after a folder.
    var name = folder
    while name.utf8.count > 1, name.last == "/" { name.removeLast() }
    self.folder = name
    self.system = system
    self.largest = largest
    self.tapes = tapes
    self.isReplaced = isReplaced
  }

  /// Whether an event counts another game, or none, in place of this one of a fixture.
  public func isReplaced(_ id: String, of link: EventLink) -> Bool { isReplaced(self, id, link) }

  /// Games that are made before others get their turn to write.
  private static var atATime: Int { 16 }

  /// Makes a game, and the library if there is none.
  public func create(_ game: NewGame, now: TimeOfDay) throws -> StoredGame {
    try create(now: now) { game }
  }

  /// Makes a game that is decided under the lock, to claim its fixture, and the library if there is none.
  public func create(now: TimeOfDay, _ decided: () throws -> NewGame) throws -> StoredGame {
    try creating { lock in try make(decided(), now: now, besides: Set(deletedIDs()), lock) }
  }

  /// Makes games, up to `atATime` under one lock; none of a source that has one already.
  ///
  /// - Parameters:
  ///   - begin: does what a game has from the start.
  ///   - use: is told of each game once it is saved: its id, and whether it is new.
  public func create<Item>(
    _ items: [Item], now: TimeOfDay, _ new: (Item) -> NewGame,
    begin: (Item, inout Scoresheet) throws -> Void,
    use: (_ item: Item, _ id: String, _ isNew: Bool) throws -> Void
  ) throws {
    for start in stride(from: 0, to: items.count, by: Self.atATime) {
      try creating { lock in
        let deleted = try Set(deletedIDs())
        for item in items[start...].prefix(Self.atATime) {
          let new = new(item)
          if let id = try new.source.flatMap(lockedIndex().id) {
            try use(item, id, false)
            continue
          }
          let game = try make(new, now: now, besides: deleted, lock) { try begin(item, &$0) }
          try use(item, game.state.id, true)
        }
      }
    }
  }

  /// Does something with the lock of the library, which is made if there is none. A failed call on a file means that
  /// the new file cannot be created.
  func creating<Made>(_ work: (borrowing LibraryLock) throws -> Made) throws -> Made {
    try makeFolder()
    do {
      return try locked(work)
    } catch LibraryError.failed(let error) {
      throw LibraryError.cannotCreate(error)
    }
  }

  private func make(
    _ new: NewGame, now: TimeOfDay, besides deleted: Set<String>, _ lock: borrowing LibraryLock,
    begin: (inout Scoresheet) throws -> Void = { _ in }
  ) throws -> StoredGame {
    let created = try lockedIndex().free(from: new.isDated ? new.day.noon : now)
    var taken = deleted
    while true {
      let id = try freeID(of: new, besides: taken)
      taken.insert(id)
      var sheet = Scoresheet(
        id: id, teams: new.teams, rules: new.rules, now: now, created: created, day: new.day,
        link: new.link, source: new.source, card: new.card)
      if let end = new.end { _ = try sheet.perform(.end(end), now: now) }
      try begin(&sheet)
      if let game = try write(sheet, isNew: true, lock) { return game }
    }
  }

  /// An id that no game has, nor a deleted game, which could then not be restored.
  ///
  /// - Parameter taken: ids that are not free; nil for those of the deleted games.
  public func freeID(of game: NewGame, besides taken: Set<String>? = nil) throws -> String {
    let taken = try taken ?? Set(deletedIDs())
    let base = GameID.made(beginning: game.idBeginning, teams: game.teams.map(\.name))
    var id = base
    var next = 2
    while true {
      if try failing(system.isFree(path(of: id))), !taken.contains(id) { return id }
      id = "\(base)-\(next)"
      next += 1
    }
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

/// What a game is made of.
public struct NewGame: Sendable {
  let teams: Sides<Team>
  let rules: Rules
  let day: Day
  let isDated: Bool
  let link: EventLink?
  let source: GameSource?
  let card: Card
  let end: EndVerb?
  /// What its id begins with.
  var idBeginning: String

  /// - Parameters:
  ///   - day: the day that it is played on.
  ///   - card: what stands on its card, beside the coaches of its teams.
  ///   - isDated: whether the day was typed or read from a file: then the game is made at noon of that day, else now.
  ///   - end: the end of a game that is over and has no plays, such as its result from paper.
  public init(
    _ teams: Sides<Team>, by rules: Rules, on day: Day, isDated: Bool = false,
    for link: EventLink? = nil, from source: GameSource? = nil, card: Card = Card(),
    end: EndVerb? = nil
  ) {
    self.teams = teams
    self.rules = rules
    self.day = day
    self.isDated = isDated
    self.link = link
    self.source = source
    self.card = card
    self.end = end
    idBeginning = day.text
  }
}
