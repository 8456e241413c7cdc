import Basketball
import Glibc

/// Games that are set aside: they lie where no command looks but `restore`.
extension GameLibrary {
  private var aside: String { "\(folder)/.scoreboard/deleted" }

  /// Sets a game aside, whatever its file holds.
  public func setAside(_ id: String) throws {
    try locked {
      if mkdir(aside, 0o777) != 0, errno != EEXIST { throw FileError("create", aside) }
      var (place, info) = (1, stat())
      while lstat("\(aside)/\(id).\(place).json", &info) == 0 { place += 1 }
      try move(path(of: id), to: "\(aside)/\(id).\(place).json", into: aside, outOf: folder)
    }
  }

  /// Brings back the game that was set aside last of those a word means: an id or its beginning.
  ///
  /// - Returns: its id.
  public func restore(_ word: String) throws -> String {
    try locked {
      let games = (try? GameID.files(in: aside)).map { $0.compactMap(Aside.init) } ?? []
      let ids = Set(games.map(\.id))
      let isSaid = !word.isEmpty
      let meant = ids.contains(word) ? [word] : ids.filter { isSaid && $0.hasPrefix(word) }.sorted()
      guard meant.count < 2 else { throw LibraryError.ambiguousGame(word, candidates: meant) }
      guard let id = meant.first else {
        throw LibraryError.nothingAside(word, ids: ids.sorted())
      }
      var info = stat()
      guard lstat(path(of: id), &info) != 0 else { throw LibraryError.idTaken(id) }
      let last = games.filter { $0.id == id }.map(\.place).max() ?? 1
      try move("\(aside)/\(id).\(last).json", to: path(of: id), into: folder, outOf: aside)
      return id
    }
  }

  /// A game that was set aside: `ID.2` is the second of that id.
  private struct Aside {
    let id: String
    let place: Int

    init?(_ name: String) {
      guard let dot = name.lastIndex(of: "."), let place = Int(name[dot...].dropFirst()) else {
        return nil
      }
      (id, self.place) = (String(name[..<dot]), place)
    }
  }

  /// The folder a game comes into is on the disk first: after a power cut it may be in both, never
  /// in neither.
  private func move(_ from: String, to: String, into: String, outOf: String) throws {
    guard system.rename(from, to) == 0 else { throw FileError("move", from) }
    for path in [into, outOf] {
      try File(path, O_RDONLY | O_DIRECTORY, system: system).sync()
    }
  }
}
