import Basketball
import Documents
import JSON

/// A file of any layout, read to its end and checked: it may have been edited by hand.
struct CheckedFile {
  private let root: JSONValue
  private let path: String
  /// Whether a version before 0.5.0 wrote it.
  let isOlder: Bool

  private static let keys: [StaticString] = ["format", "id", "game", "check", "tape", "seal"]

  /// Reads a file.
  init(_ bytes: [UInt8], path: String) throws(LibraryError) {
    let root = try decoding(path, JSONText(bytes).root)
    let format = try decoding(path, root.member("format").string())
    isOlder = FileLayout.olderFormats.contains(format)
    guard isOlder || format == FileLayout.format else {
      throw .newerFormat(path: path, format: format.excerpt)
    }
    self.root = root
    self.path = path
  }

  /// Whether it was written with a check of what stands before the tape.
  var hasCheck: Bool { root["check"] != nil }

  /// The game of the tape, whatever else the file says.
  func tape(id: String) throws(LibraryError) -> Scoresheet {
    try Scoresheet(id: id, tape: decoding(path, root.member("tape")), of: path)
  }

  /// The game of the tape, once the file says that it is of this game.
  func sheet(id: String) throws(LibraryError) -> Scoresheet {
    let place = isOlder ? try decoding(path, root.member("game")) : root
    let found = try decoding(path, place.member("id").string())
    guard found == id else { throw .otherGame(path: path, game: found) }
    return try tape(id: id)
  }

  /// The first key that this version does not know, and a change would lose.
  var unknownKey: String? {
    // Older formats had the highest play number, too.
    root.unknownKey(besides: Self.keys + (isOlder ? ["last"] : []))
  }

  /// Whether the summary of the file is what the tape adds up to, whatever its layout and its size. Files of older
  /// formats have no summary.
  func isSummary(of sheet: Scoresheet) -> Bool {
    isOlder || root["game"].map { Summary.text(of: $0) == sheet.summary.compact } ?? false
  }
}

/// What is found in a game's file when only its tape is trusted.
public struct FileCheck: Sendable {
  /// The name of the game.
  public let id: String
  /// The game of the tape, if the tape is one.
  public let sheet: Scoresheet?
  /// What is wrong with the file.
  public let error: LibraryError?
  /// Whether the file is not as this version writes it, and whether an older version wrote it.
  public let isEdited, isOlder: Bool

  /// Whether the file can be written again from the tape, and would then differ.
  public var isRepairable: Bool { isEdited && sheet != nil }

  /// What does not add up.
  public var findings: [FindingDocument] {
    let fault = error.map { error in
      let advice: Hint =
        if !isRepairable {
          error.problem.hint ?? .mending(id)
        } else if case .otherGame = error { .ofCopy(id) } else {
          .repairing(id)
        }
      return FindingDocument(
        id: id, isRepairable ? "inconsistentGame" : "damagedGame",
        error.damage?.what ?? "it cannot be read", advice)
    }
    let note =
      isEdited && !isOlder && error == nil
      ? FindingDocument(
        id: id, "editedFile", "its layout or its seal is not as a change writes it",
        .repairing(id), isNote: true) : nil
    var said = Set<String>()
    return fault.array + note.array
      + (sheet?.anomalies ?? []).map { FindingDocument($0, id: id) }
      .filter { said.insert("\($0.play ?? 0) \($0.message)").inserted }
  }
}

extension GameLibrary {
  /// Checks the file of a game, of which only the tape is trusted.
  public func check(_ id: String) -> FileCheck {
    var file: CheckedFile?
    do {
      let bytes = try self.file(id).contents()
      let whole = try CheckedFile(bytes, path: path(of: id))
      file = whole
      let sheet = try whole.sheet(id: id)
      let path = path(of: id)
      let unknown = whole.unknownKey.map { LibraryError.unknownKey(path: path, key: $0) }
      let isOwn = whole.isSummary(of: sheet)
      let wrong = LibraryError.inconsistent(
        path: path, what: "'game' is not what the tape adds up to")
      let isWritten =
        isOwn && FileLayout.isSealed(bytes)
        && FileLayout.Beginning(bytes, of: id)?.tape(in: bytes) != nil
      return FileCheck(
        id: id, sheet: sheet, error: unknown ?? (isOwn ? nil : wrong),
        isEdited: unknown == nil && !isWritten, isOlder: whole.isOlder)
    } catch {
      return FileCheck(
        id: id, sheet: try? file?.tape(id: id), error: error, isEdited: true,
        isOlder: file?.isOlder ?? false)
    }
  }

  /// Writes the file of a game again from its tape.
  public func repair(_ id: String) throws {
    try locked { lock in
      let file = try CheckedFile(self.file(id).contents(), path: path(of: id))
      let sheet = try file.tape(id: id)
      if let key = file.unknownKey {
        throw LibraryError.unknownKey(path: path(of: id), key: key)
      }
      _ = try write(sheet, isNew: false, lock)
    }
  }
}
