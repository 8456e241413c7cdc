import Basketball
import Documents
import JSON
import Platform
import Synchronization

/// The tapes that were read for lists and seasons, because the summaries of their files did not hold.
public final class ReadTapes: Sendable {
  private let total = Atomic(0)

  public init() {}

  /// How many tapes were read.
  public var count: Int { total.load(ordering: .relaxed) }

  func add() { total.add(1, ordering: .relaxed) }
}

/// The file of a game, opened once; only as much of it is read as the caller needs.
///
/// For a list or a season that is the summary, where it holds. Whoever shows a game, changes it or looks at
/// its plays gets the tape.
public final class GameFile {
  /// The name of the game.
  public let id: String
  let path: String
  private let file: File
  private let status: FileStatus
  private let library: GameLibrary
  /// The game, and what a summary says of it, once they were read.
  private var stored: StoredGame?, summary: SeasonGame?

  /// Opens a regular file, and nothing else that has its name.
  init(_ id: String, in library: GameLibrary) throws(LibraryError) {
    guard GameID.isValid(id) else { throw .noGame(id, ids: []) }
    let path = library.path(of: id)
    self.id = id
    self.path = path
    self.library = library
    file = try failing(game: id, at: path, File(path, for: .reading, system: library.system))
    status = try failing(game: id, at: path, file.status())
    guard status.kind == .file else { throw .damaged(path: path, what: "it is not a regular file") }
    guard status.size <= library.largest else {
      throw .damaged(path: path, what: "it is too large")
    }
  }

  /// The game as it is saved.
  public func game() throws(LibraryError) -> StoredGame {
    if let stored { return stored }
    let game = try StoredGame(id: id, path: path, bytes: contents(), version: status)
    stored = game
    return game
  }

  /// What a list shows of the game, and a season adds up. It is read from the tape if the game is on, since its clock
  /// goes on, or if the summary does not hold.
  ///
  /// - Parameters:
  ///   - now: nil for when it was changed last.
  ///   - detail: how much of the game is wanted.
  ///   - isRead: whether a running clock is read at `now`; else only whether its time has run out by then.
  public func listed(
    now: TimeOfDay?, _ detail: SeasonDetail = .lines, isRead: Bool = true
  ) throws(LibraryError) -> SeasonGame {
    if let summary { return summary }
    var game = try believed(detail)
    if game == nil { library.tapes.add() }
    if game?.row.status.isBegun ?? true {
      let sheet = try self.game().sheet
      let changed = sheet.tape.changed
      let isUp = now.flatMap { now in sheet.state.timeEnds.map { $0 <= now } } ?? false
      let time = isRead || isUp ? now ?? changed : changed
      game = SeasonGame(GameDocument(sheet.state, now: time), changed: changed)
    }
    guard let game else { throw .damaged(path: path, what: "it says nothing") }
    if detail >= .lines { summary = game }
    return game
  }

  /// The seal at the end of the file, which every change of the game replaces; nil if it has none.
  public var seal: String? {
    let tail = try? bytes(from: size - FileLayout.tailLength, atMost: FileLayout.tailLength)
    return tail.flatMap { FileLayout.seal(of: $0[...]) }
  }

  private var size: Int { status.size }

  /// Up to so many bytes from a place in the file; fewer only at its end.
  private func bytes(from offset: Int = 0, atMost count: Int) throws(LibraryError) -> [UInt8] {
    try failing(game: id, at: path, file.bytes(from: max(0, offset), atMost: count))
  }

  /// All bytes of the file.
  func contents() throws(LibraryError) -> [UInt8] { try bytes(atMost: size) }

  /// Bytes enough for the summary of a game of twelve players a side.
  private static var usual: Int { 12 << 10 }

  /// The game of the summary, from as little of the file as will do; nil where the check of the summary does not
  /// hold, or where the file is of another size, layout or version.
  private func believed(_ detail: SeasonDetail) throws(LibraryError) -> SeasonGame? {
    var length = Self.usual
    while true {
      let bytes = try bytes(atMost: min(length, size))
      if let beginning = FileLayout.Beginning(bytes, of: id) {
        guard beginning.isWhole(in: bytes, of: size) else { return nil }
        let json = try? JSONText(bytes, in: beginning.game).root
        return json.flatMap { try? SeasonGame(summary: $0, of: id, detail) }
      }
      guard bytes.count < size, length < 1 << 20, FileLayout.mayBegin(bytes) else { return nil }
      length *= 4
    }
  }

  /// When it was changed last, by its tape: a copy, a restored game and a checkout have other file times,
  /// and the same tape. Nil where it cannot be read.
  public var changed: TimeOfDay? {
    if let stored { return stored.sheet.tape.changed }
    let row = try? believed(.row)?.row
    return row?.changed ?? (try? game().sheet.tape.changed)
  }
}
