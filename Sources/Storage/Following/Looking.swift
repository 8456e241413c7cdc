import Glibc

extension GameLibrary {
  /// When a file was last put into the folder, replaced or taken out, in nanoseconds since 1970; nil
  /// where there is no folder.
  public var lastChange: Int? { OpenGames.timeOfChange(of: folder) }

  /// The game as it is kept now, nil if its file is the one that was read, or why it cannot be had:
  /// `noGame` where there is no file, which may yet come back, else what is wrong with it.
  public func look(after known: KeptGame) -> Result<KeptGame?, LibraryError> {
    do {
      return .success(try game(newerThan: known))
    } catch let error as FileError where error.errno == ENOENT || error.errno == ENOTDIR {
      return .failure(.noGame(known.sheet.id, ids: []))
    } catch {
      return .failure(LibraryError(error, path: path(of: known.sheet.id)))
    }
  }
}
