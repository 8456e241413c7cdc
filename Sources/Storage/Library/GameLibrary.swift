import Basketball
import FoundationEssentials
import Glibc

/// A folder of games, a file each. Readers take no lock; a change is one file replaced at once.
public struct GameLibrary<Head: GameHead>: Sendable {
  /// The folder, as it was given.
  public let folder: String
  let system: FileSystem

  /// The library in a folder, which need not be there yet.
  public init(_ folder: String, system: FileSystem = .posix) {
    // A folder is often typed with the slash that completion puts after it.
    var name = folder
    while name.utf8.count > 1, name.last == "/" { name.removeLast() }
    (self.folder, self.system) = (name, system)
  }

  /// The game as it is kept.
  public func game(_ id: String) throws -> KeptGame {
    guard GameID.isValid(id) else { throw LibraryError.noGame(id, ids: []) }
    let path = path(of: id)
    do {
      let file = try openGame(path)
      let mark = FileMark(try file.status())
      let read = try JSON.decode(GameFile<Head>.self, from: try file.bytes(atMost: mark.size))
      return KeptGame(sheet: try read.sheet(id: id), mark: mark, strange: read.strange)
    } catch {
      throw Self.told(error, path: path)
    }
  }

  /// The game as it is kept now, if its file is another than the one that was read.
  public func game(newerThan known: KeptGame) throws -> KeptGame? {
    let path = path(of: known.sheet.id)
    do {
      let mark = FileMark(try openGame(path).status())
      return mark == known.mark ? nil : try game(known.sheet.id)
    } catch {
      throw Self.told(error, path: path)
    }
  }

  /// Changes a game: sees under the lock whether it is still as it was read, reads it again where
  /// it is not, applies the change, and keeps the outcome.
  ///
  /// - Returns: the game as it is kept now; on the disk before this returns.
  public func update(
    _ known: KeptGame, _ change: (inout Scoresheet) throws -> Void
  ) throws -> KeptGame {
    try locked {
      let path = path(of: known.sheet.id)
      let isSame = (try? openGame(path).status()).map(FileMark.init) == known.mark
      let kept = isSame ? known : try game(known.sheet.id)
      var sheet = kept.sheet
      try change(&sheet)
      if let key = kept.strange.first { throw LibraryError.newerFile(path: path, key: key) }
      return sheet.tape.count == kept.sheet.tape.count ? kept : try keep(sheet)
    }
  }

  /// Makes a game of its teams, rules and the day, and the library if there is none.
  public func create(
    home: Team, away: Team, rules: Rules, now: TimeOfDay, day: String
  ) throws -> KeptGame {
    try makeFolder()
    do {
      return try locked {
        let base = GameID.made(day: day, teams: Sides(home: home, away: away))
        var (id, next) = (base, 2)
        var info = stat()
        while lstat(path(of: id), &info) == 0 { (id, next) = ("\(base)-\(next)", next + 1) }
        return try keep(Scoresheet(id: id, home: home, away: away, rules: rules, now: now))
      }
    } catch let error as FileError {
      throw LibraryError.cannotCreate(error)
    }
  }

  /// Bytes a game's file has at most; ten thousand plays take five million.
  private static var largest: Int { 64 << 20 }

  func path(of id: String) -> String { "\(folder)/\(id).json" }

  /// Opens a game's file.
  func openGame(_ path: String) throws -> File {
    do {
      return try File.regular(path, largest: Self.largest)
    } catch let none as NoFile {
      throw LibraryError.damaged(path: path, what: none.what)
    }
  }

  /// What went wrong with a game's file, as the library tells it.
  static func told(_ error: any Error, path: String) -> any Error {
    switch error {
    case let other as OtherFormat:
      LibraryError.newerFormat(path: path, format: other.format)
    case let other as OtherGame:
      LibraryError.inconsistent(path: path, what: "the game in it is '\(other.id)'")
    case let other as Disagreement: LibraryError.inconsistent(path: path, what: other.text)
    case let fault as TapeFault: LibraryError.inconsistent(path: path, what: fault.text)
    case let fault as JSONFault: LibraryError.damaged(path: path, what: fault.text)
    case let error as FileError where error.errno == ELOOP:
      LibraryError.damaged(path: path, what: "it is a symbolic link")
    default: error
    }
  }
}

/// A game, and the file it was read from or written to.
public struct KeptGame: Sendable {
  /// The game.
  public let sheet: Scoresheet
  let mark: FileMark
  /// Keys of its file that this version does not know, and would lose.
  var strange: [String] = []
}

/// What tells a file from the one that replaces it.
struct FileMark: Equatable, Sendable {
  let inode: UInt
  let size: Int
  /// The times at which its contents and its facts changed.
  let changed: [Int]

  init(_ info: stat) {
    (inode, size) = (info.st_ino, Int(info.st_size))
    changed = [info.st_mtim, info.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }
}
