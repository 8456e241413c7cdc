/// Why a library did not do what it was asked. What it keeps is as it was before.
public enum LibraryError: Error, Equatable, Sendable {
  /// There is no such folder, or it is no folder.
  case noLibrary(String)
  /// The folder could not be made.
  case cannotCreate(FileError)
  /// A call on a file failed.
  case failed(FileError)
  /// Another process was writing for as long as one waits.
  case busy(String)
  /// No game has the id or begins with it; `ids` are those there are.
  case noGame(String, ids: [String])
  /// Several games begin so.
  case ambiguousGame(String, candidates: [String])
  /// No game that was set aside has the id or begins with it.
  case nothingAside(String, ids: [String])
  /// A game of that id is there again.
  case idTaken(String)
  /// There is no game at all.
  case noGames(String)
  /// There is no game to change.
  case noOpenGame
  /// Several games are open, and a change must say which it means.
  case severalOpenGames([String])
  /// A file that is no game: what is wrong, and where.
  case damaged(path: String, what: String)
  /// A file of a format this tool does not know.
  case newerFormat(path: String, format: String)
  /// A file with a key in it that a change by this tool would lose.
  case newerFile(path: String, key: String)
  /// A head that says something else than the tape.
  case inconsistent(path: String, what: String)
}
