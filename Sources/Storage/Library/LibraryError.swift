import Basketball
import JSON
import Platform

/// Why a library refused or failed. Saved games are unchanged.
public enum LibraryError: ReportedError, Equatable {
  /// There is no such folder, or it is a file.
  case noLibrary(String)
  /// The folder could not be made.
  case cannotCreate(FileError)
  /// A file or a symbolic link is in the place of a folder of this tool.
  case notFolder(String)
  /// A call on a file failed.
  case failed(FileError)
  /// The change is saved, but the system could not put its folder on the disk: it may not survive a
  /// power cut.
  case unsynced(FileError)
  /// Another process held the lock for too long.
  case busy(String)
  /// No game has the word in its id; `ids` are those there are.
  case noGame(String, ids: [String])
  /// The word fits several games.
  case ambiguousGame(String, candidates: [String])
  /// No deleted game has the word in its id.
  case noDeletedGame(String, ids: [String])
  /// There is another game with this id.
  case idTaken(String)
  /// The library has no games.
  case noGames(String)
  /// There is no game to change.
  case noOpenGame
  /// Several games are unfinished, and a change must say which it means.
  case severalOpenGames([String])
  /// A file that is not a game: what is wrong, and where.
  case damaged(path: String, what: String)
  /// A malformed file `league`: what is wrong, and in which line.
  case damagedLeague(path: String, what: String)
  /// No event has this name; `names` are those there are.
  case noEvent(String, names: [String])
  /// A name that cannot be that of a file.
  case malformedEvent(String)
  /// The event's file exists already.
  case eventExists(String)
  /// A malformed file of an event: what is wrong, and in which line.
  case damagedEvent(path: String, what: String)
  /// A file of a format this tool does not know.
  case newerFormat(path: String, format: String)
  /// A file with a key in it that a change by this tool would lose.
  case unknownKey(path: String, key: String)
  /// A game too large for a file.
  case tooLarge(path: String, bytes: Int)
  /// A head that contradicts the tape.
  case inconsistent(path: String, what: String)
  /// A tape that no scorer can have written.
  case impossible(path: String, what: String)
  /// The file of another game under this name, most likely a copy.
  case otherGame(path: String, game: String)
}

extension LibraryError {
  /// The damaged file, and what is wrong with it; nil for any other error.
  public var damage: (path: String, what: String)? {
    switch self {
    case .damaged(let path, let what), .damagedLeague(let path, let what),
      .damagedEvent(let path, let what), .inconsistent(let path, let what),
      .impossible(let path, let what):
      (path, what)
    case .otherGame(let path, let game): (path, "the game in it is '\(game.excerpt)'")
    case .newerFormat(let path, let format): (path, "it has the format '\(format)'")
    case .unknownKey(let path, let key): (path, "it has '\(key)' in it")
    case .failed(let error), .cannotCreate(let error), .unsynced(let error):
      (error.path, error.reason)
    case .tooLarge(let path, _): (path, "it is too large")
    case .notFolder(let path): (path, "it is not a folder")
    case .noLibrary, .busy, .noGame, .ambiguousGame, .noDeletedGame, .idTaken, .noGames,
      .noOpenGame, .severalOpenGames, .noEvent, .malformedEvent, .eventExists:
      nil
    }
  }

  /// Whether the damaged file is named like a game of these teams on a day, or like a further one.
  public func isNamedAsGame(of teams: Sides<String>, on day: Day) -> Bool {
    guard let path = damage?.path, path.hasSuffix(".json") else { return false }
    let id = Self.game(of: path)
    let first = GameID.made(beginning: day.text, teams: teams)
    let rest = id.dropFirst(first.count)
    return id.hasPrefix(first)
      && (rest.isEmpty || rest.first == "-" && rest.dropFirst().allSatisfy(\.isNumber))
  }
}

/// Does something with files, and throws a failure as an error of the library.
func failing<Value: ~Copyable>(
  _ work: @autoclosure () throws(FileError) -> Value
) throws(LibraryError) -> Value {
  do {
    return try work()
  } catch {
    throw .failed(error)
  }
}

/// Does something with a game's file, and throws a failure as an error of the library: a missing file means that
/// there is no such game.
func failing<Value: ~Copyable>(
  game id: String, at path: String, _ work: @autoclosure () throws(FileError) -> Value
) throws(LibraryError) -> Value {
  do {
    return try work()
  } catch {
    if error.isMissing { throw .noGame(id, ids: []) }
    throw error.isSymbolicLink
      ? .damaged(path: path, what: "it is a symbolic link") : .failed(error)
  }
}

/// Decodes JSON of a file, and throws what is wrong with the JSON as damage of the file.
func decoding<Value>(
  _ path: String, in list: String = "", _ read: @autoclosure () throws -> Value
) throws(LibraryError) -> Value {
  do {
    return try read()
  } catch {
    let found = error as? JSONError
    let line = (found?.line).said { ", on line \($0)" }
    let what = (found?.text ?? "\(error)") + line
    throw .damaged(path: path, what: what.hasPrefix("[") ? list + what : what)
  }
}

extension [LibraryError] {
  mutating func sortByPath() { sort { ($0.damage?.path ?? "") < ($1.damage?.path ?? "") } }
}
