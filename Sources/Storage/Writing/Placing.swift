import Basketball
import Platform

/// How the file of a game comes into its place: all of it, or nothing, whatever happens in between.
extension GameLibrary {
  /// Replaces the file of a game, or puts a new one in a free place, and has both file and folder put
  /// on the disk. To be called under the lock.
  ///
  /// A failure before the rename changes nothing.
  func replace(
    _ standing: Standing, with bytes: [UInt8], isNew: Bool, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> Saved? {
    let path = path(of: standing.id)
    guard bytes.count <= largest else { throw .tooLarge(path: path, bytes: largest) }
    let place = Place(path: path, standing: standing, isNew: isNew)
    guard let placed = try put(bytes, at: place, lock) else { return nil }
    let game = StoredGame(standing, path: path, bytes: bytes, version: placed.version)
    guard holds(game, at: path) else { throw .busy(folder) }
    return Saved(game: game, unsynced: placed.unsynced)
  }

  /// Whether a game that was just put at a path stands there, or one that goes on from it. Where locks
  /// do not hold, or another program writes, another file may have come into its place.
  private func holds(_ game: StoredGame, at path: String) -> Bool {
    if let status = try? system.statusOfPath(path), FileVersion(status) == game.version {
      return true
    }
    guard let newer = try? self.game(game.standing.id) else { return false }
    return (try? game.entries(continuedBy: newer)) != nil
  }

  /// Where a game's file is put.
  private struct Place {
    let path: String
    let standing: Standing
    let isNew: Bool
  }

  /// Puts a file in its place; nil, and nothing is done, when the name must be free and is taken. A
  /// failure after the rename does not undo the change: it is saved, but may not survive a power cut.
  private func put(
    _ bytes: [UInt8], at place: Place, _ lock: borrowing LibraryLock
  ) throws(LibraryError) -> (version: FileVersion, unsynced: FileError?)? {
    // Before the temporary file: that changes the folder, and the index would no longer hold.
    if place.isNew {
      let isFree = try failing { () throws(FileError) -> Bool in try system.isFree(place.path) }
      guard isFree else { return nil }
    }
    let index = LibraryIndex.valid(in: folder, system)
    let file = try failing { () throws(FileError) in
      try File.temporary(beside: place.path, system: system)
    }
    let begun = index.flatMap { _ in FolderStamp(folder, system) }
    var isPlaced = false
    defer { if !isPlaced { try? system.remove(file.path) } }
    let old = place.isNew ? nil : try? system.statusOfPath(place.path)
    if let old { file.setPermissions(old.permissions) }
    do throws(FileError) {
      try file.write(bytes)
      try file.sync()
    } catch {
      // The name of the temporary file says nothing to anybody.
      throw .failed(FileError(error.verb, place.path, error.cause))
    }
    let isAlone = begun != nil && FolderStamp(folder, system) == begun
    try lock.check()
    isPlaced = try failing { () throws(FileError) in
      try give(place.path, to: file.path, isNew: place.isNew)
    }
    guard isPlaced else { return nil }
    let new = try? file.status()
    var unsynced: FileError?
    do throws(FileError) {
      try lock.directory.sync()
      // Where another file came in meanwhile, the index no longer holds.
      if isAlone, let index, let new { update(index, with: place.standing, from: old, to: new) }
    } catch {
      unsynced = error
    }
    // The caller is told that there is no game: then its file must not stay.
    if place.isNew, let unsynced, (try? system.remove(place.path)) != nil {
      throw .failed(unsynced)
    }
    // It is saved, even if its status cannot be read: then the next reader reads the file again.
    return (new.map { FileVersion($0) } ?? .none, unsynced)
  }

  private func failing<Value: ~Copyable>(
    _ work: () throws(FileError) -> Value
  ) throws(LibraryError) -> Value {
    do throws(FileError) {
      return try work()
    } catch {
      throw .failed(error)
    }
  }

  /// Keeps the index in step with a change.
  private func update(
    _ index: LibraryIndex, with standing: Standing, from old: FileStatus?, to new: FileStatus
  ) {
    guard let stamp = FolderStamp(setting: folder, system) else { return }
    index.updated(with: standing, stamp: stamp, from: old, to: new).save(in: folder, system)
  }

  /// Gives the temporary file the name of a game; false when it must be a free one and is not.
  private func give(
    _ path: String, to temporary: String, isNew: Bool
  ) throws(FileError) -> Bool {
    guard isNew else {
      try trying("replace", path) { () throws(SystemError) in try system.rename(temporary, path) }
      return true
    }
    guard try system.giveFree(path, to: temporary, verb: "create") else { return false }
    // What stays behind when this fails is the game's second name, and no later change writes to it.
    try? system.remove(temporary)
    return true
  }
}
