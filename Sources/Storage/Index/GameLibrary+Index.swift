/// The index of the games.
extension GameLibrary {
  /// The valid index, made from the heads if there is none.
  func index(for purpose: Purpose) throws(LibraryError) -> LibraryIndex {
    // An index with unreadable files may be out of date: they may be readable now.
    if let index = LibraryIndex.valid(in: folder, system),
      !index.unknown.contains(where: { (try? game($0)) != nil }), index.hasFiles(of: self)
    {
      return index
    }
    guard isFolder else { throw .noLibrary(folder) }
    let made = try? lockedIfFree { () -> LibraryIndex? in
      // Before the stamp, since each removal changes the folder.
      system.removeOldTemporaries(in: folder)
      // Before the heads are read, so that a later change makes the index invalid.
      let stamp =
        purpose == .writing
        ? FolderStamp(setting: folder, system)
        : FolderStamp(folder, system).flatMap { $0.isSettled ? $0 : nil }
      guard let stamp else { return nil }
      let index = try madeIndex(of: stamp)
      index.save(in: folder, system)
      return index
    }
    if let index = made ?? nil { return index }
    guard let stamp = FolderStamp(folder, system) else { throw .noLibrary(folder) }
    return try madeIndex(of: stamp)
  }

  private func madeIndex(of stamp: FolderStamp) throws(LibraryError) -> LibraryIndex {
    // Before the heads are read, for the same reason.
    let files = FilesSum(of: self)
    var (heads, unknown) = ([LibraryIndex.Head](), [String]())
    read(try ids()) { file throws(LibraryError) in
      let row = try file.written().row
      return LibraryIndex.Head(
        id: file.id, created: row.created, changed: file.changed,
        isFinished: row.status == .finished)
    } use: { id, head in
      guard case .success(let head) = head else { return unknown.append(id) }
      if head.changed == nil { unknown.append(id) }
      heads.append(head)
    }
    return LibraryIndex(
      heads: heads, unknown: unknown, of: stamp, files,
      before: LibraryIndex.last(in: folder, system))
  }
}
