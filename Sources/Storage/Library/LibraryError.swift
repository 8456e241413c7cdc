import Platform

/// Why a library did not do what it was asked. What was saved before is unchanged.
public enum LibraryError: Error, Equatable, Sendable {
  /// There is no such folder, or it is a file.
  case noLibrary(String)
  /// The folder could not be made.
  case cannotCreate(FileError)
  /// A file or a symbolic link is where a folder of the tool's own has to be.
  case notFolder(String)
  /// A call on a file failed.
  case failed(FileError)
  /// The change is saved, but the system could not put its folder on the disk: it may not survive a
  /// power cut.
  case unsynced(FileError)
  /// Another process was writing for as long as one waits.
  case busy(String)
  /// No game has the word in its id; `ids` are those there are.
  case noGame(String, ids: [String])
  /// Several games may be meant by the word.
  case ambiguousGame(String, candidates: [String])
  /// No deleted game has the word in its id.
  case noDeletedGame(String, ids: [String])
  /// A game of that id is there again.
  case idTaken(String)
  /// There is no game at all.
  case noGames(String)
  /// There is no game to change.
  case noOpenGame
  /// Several games are open, and a change must say which it means.
  case severalOpenGames([String])
  /// A file that is not a game: what is wrong, and where.
  case damaged(path: String, what: String)
  /// A file `league` that is not one: what is wrong, and in which line.
  case damagedLeague(path: String, what: String)
  /// No event has this name; `names` are those there are.
  case noEvent(String, names: [String])
  /// A name that no file can have.
  case malformedEvent(String)
  /// There is a file of an event already.
  case eventExists(String)
  /// A file of an event that is not one: what is wrong, and in which line.
  case damagedEvent(path: String, what: String)
  /// A file of a format this tool does not know.
  case newerFormat(path: String, format: String)
  /// A file with a key in it that a change by this tool would lose.
  case unknownKey(path: String, key: String)
  /// A game that would take more bytes than a file may have.
  case tooLarge(path: String, bytes: Int)
  /// A head that says something else than the tape.
  case inconsistent(path: String, what: String)
  /// The file of another game under this name, a copy most likely.
  case otherGame(path: String, game: String)
}

extension LibraryError {
  /// What is wrong with a file, and which; nil for an error that is about no file.
  public var damage: (path: String, what: String)? {
    switch self {
    case .damaged(let path, let what), .damagedLeague(let path, let what),
      .damagedEvent(let path, let what), .inconsistent(let path, let what):
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

  /// A failed call on the file of a game; where there is none, the game is not there.
  init(_ error: FileError, game path: String, id: String) {
    self =
      error.isMissing
      ? .noGame(id, ids: [])
      : error.isSymbolicLink ? .damaged(path: path, what: "it is a symbolic link") : .failed(error)
  }
}
