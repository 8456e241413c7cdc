import Basketball
import Documents
import JSON

extension GameLibrary {
  /// Bytes that are read at a time, a multiple of eight. Where they are not enough for the head, the
  /// game is read whole.
  private static var piece: Int { 1 << 16 }

  /// Where a game stands. The tape of a long game is read, to see that the seal holds, and not kept.
  public func standing(_ id: String) throws(LibraryError) -> Standing {
    let file = try openGame(id)
    if file.size > 2 * Self.piece, let standing = try sealedStanding(of: file, id) {
      return standing
    }
    return try game(id).standing
  }

  private func sealedStanding(
    of file: borrowing OpenGame, _ id: String
  ) throws(LibraryError) -> Standing? {
    let first = try file.bytes(atMost: Self.piece)
    guard let parts = GameFile.parts(first), let head = try? JSONText(first, in: parts.head).root,
      let standing = Standing(head, id: id, last: parts.last)
    else { return nil }
    let count = file.size - GameFile.tailLength
    var seal = Seal(count: count)
    first.withUnsafeBytes { seal.add($0) }
    for place in stride(from: Self.piece, to: count, by: Self.piece) {
      let next = try file.bytes(from: place, atMost: min(Self.piece, count - place))
      next.withUnsafeBytes { seal.add($0) }
    }
    let length = GameFile.tapeEnd.count + GameFile.tailLength
    let end = try file.bytes(from: file.size - length, atMost: length)
    return GameFile.ends(end, with: seal) ? standing : nil
  }
}

extension Standing {
  /// What the head of a sealed file says of a game; nil where it is another one. A seal says that nobody
  /// has changed the file, not that it was this tool that wrote it: what is not possible is refused.
  init?(_ head: JSONValue, id: String, last: Int) {
    guard let document = try? GameDocument(head), document.id.utf8.elementsEqual(id.utf8) else {
      return nil
    }
    self.init(document, lastNumber: last)
    guard isPossible else { return nil }
  }
}
