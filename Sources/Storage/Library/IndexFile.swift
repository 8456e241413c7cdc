import Basketball
import Documents
import Platform
import Synchronization

/// The index as it was last read or made, which all copies of a library share, so that an import of a thousand games
/// reads it once.
final class KeptIndex: Sendable {
  fileprivate let state = Mutex((index: LibraryIndex?.none, isSaved: true))
}

/// The file of the index.
extension GameLibrary {
  private var indexFile: String { "\(hiddenFolder)/open" }

  /// The index, if it is valid.
  var validIndex: LibraryIndex? {
    guard let stamp = FolderStamp(folder, system)?.text else { return nil }
    return kept.state.withLock { kept in
      if kept.index?.stamp != stamp { kept = (lastIndex, true) }
      return kept.index?.stamp == stamp ? kept.index : nil
    }
  }

  /// The index of the file, valid or not; nil for one behind a symbolic link.
  var lastIndex: LibraryIndex? {
    guard (try? system.statusOfPath(hiddenFolder))?.kind == .folder,
      let status = try? system.statusOfPath(indexFile), status.kind == .file,
      status.size < LibraryIndex.largest,
      let bytes = try? File(indexFile, for: .reading, system: system).bytes(atMost: status.size)
    else { return nil }
    return LibraryIndex(bytes: bytes)
  }

  /// Keeps an index as that of the folder. It is saved at the end of the work under the lock, with all others that
  /// were kept.
  func keep(_ index: LibraryIndex) { kept.state.withLock { $0 = (index, false) } }

  /// Saves the index, under the lock. If that fails, the next command makes it again from the games.
  func saveIndex() {
    kept.state.withLock { kept in
      if !kept.isSaved, let index = kept.index { _ = try? system.put(index.bytes, at: indexFile) }
      kept.isSaved = true
    }
  }
}

/// The index of the games.
extension GameLibrary {
  /// The id of the game that was imported from a source; nil if none was.
  public func id(of source: GameSource) throws -> String? {
    isFolder ? try index(for: .writing).id(of: source) : nil
  }

  /// The games of a fixture as of their last change.
  public func games(of link: EventLink) throws(LibraryError) -> [LinkedGame] {
    let rows = try index(for: .reading).ids(of: link).compactMap {
      try? file($0).listed(now: nil, .row).row
    }
    return games(of: link.event, among: rows.filter { $0.link == link }).games
  }

  /// The valid index, made from the heads if there is none.
  func index(for purpose: Purpose) throws(LibraryError) -> LibraryIndex {
    if let index = trustedIndex { return index }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree {
      defer { saveIndex() }
      return try remadeIndex(for: purpose)
    }
    return if let index = made ?? nil { index } else { try madeIndex() }
  }

  /// The index, for a caller that holds the lock.
  func lockedIndex() throws(LibraryError) -> LibraryIndex {
    if let index = trustedIndex { return index }
    return if let index = try remadeIndex(for: .writing) { index } else { try madeIndex() }
  }

  /// The valid index; nil if a file that was unreadable when the index was made can be read now.
  private var trustedIndex: LibraryIndex? {
    validIndex.flatMap { index in
      index.unknown.contains { (try? game($0)) != nil } ? nil : index
    }
  }

  /// The index, made under the lock; nil if it cannot be made so that it stays valid.
  private func remadeIndex(for purpose: Purpose) throws(LibraryError) -> LibraryIndex? {
    // Before the stamp, since each removal changes the folder.
    for path in [folder, hiddenFolder] { system.removeOldTemporaries(in: path) }
    // Before the heads are read, so that a later change makes the index invalid.
    let stamp =
      purpose == .writing
      ? FolderStamp(setting: folder, system)
      : FolderStamp(folder, system).flatMap { $0.isSettled ? $0 : nil }
    guard let stamp else { return nil }
    let index = try madeIndex(of: stamp)
    keep(index)
    return index
  }

  /// The index of the files as they are now.
  func madeIndex() throws(LibraryError) -> LibraryIndex {
    guard let stamp = FolderStamp(folder, system) else { throw .noLibrary(folder) }
    return try madeIndex(of: stamp)
  }

  private func madeIndex(of stamp: FolderStamp) throws(LibraryError) -> LibraryIndex {
    var heads = [LibraryIndex.Head]()
    var unknown = [String]()
    read(try ids()) { file throws(LibraryError) in
      let row = try file.listed(now: nil, .row).row
      let timeOut = row.status == .running ? try file.game().state.timeOut : nil
      return (row: row, timeOut: timeOut)
    } use: { id, head in
      guard case .success(let head) = head else { return unknown.append(id) }
      heads.append(head)
    }
    return LibraryIndex(heads: heads, unknown: unknown, of: stamp, before: lastIndex)
  }
}
