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
    return Saved(
      game: StoredGame(standing, path: path, bytes: bytes, version: placed.version),
      unsynced: placed.unsynced)
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
    let temporary = "\(folder)/.\(place.standing.id).json.new"
    let index = LibraryIndex.valid(in: folder, system)
    // The folder is opened before anything is written: a failure up to the rename changes nothing.
    let directory = try failing { () throws(FileError) in
      try File(folder, for: .folder, system: system)
    }
    let file = try failing { () throws(FileError) in try File(new: temporary, system: system) }
    let begun = index.flatMap { _ in FolderStamp(folder, system) }
    var isPlaced = false
    defer { if !isPlaced { try? system.remove(temporary) } }
    try failing { () throws(FileError) in
      if !place.isNew, let old = try? system.statusOfPath(place.path) {
        file.setPermissions(old.permissions)
      }
      try file.write(bytes)
      try file.sync()
    }
    let isAlone = begun != nil && FolderStamp(folder, system) == begun
    try lock.check()
    isPlaced = try failing { () throws(FileError) in
      try give(place.path, to: temporary, isNew: place.isNew)
    }
    guard isPlaced else { return nil }
    var unsynced: FileError?
    do throws(FileError) {
      try directory.sync()
      // Where another file came in meanwhile, the index no longer holds.
      if isAlone, let index { update(index, with: place.standing) }
    } catch {
      unsynced = error
    }
    // The caller is told that there is no game: then its file must not stay.
    if place.isNew, let unsynced, (try? system.remove(place.path)) != nil {
      throw .failed(unsynced)
    }
    // It is saved, even if its status cannot be read: then the next reader reads the file again.
    return ((try? file.status()).map { FileVersion($0) } ?? .none, unsynced)
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
  private func update(_ index: LibraryIndex, with standing: Standing) {
    guard let stamp = FolderStamp(setting: folder, system) else { return }
    index.updated(with: standing, stamp: stamp).save(in: folder, system)
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
