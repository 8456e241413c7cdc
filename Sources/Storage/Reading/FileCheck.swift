import Basketball
import Documents

/// What is found in a game's file when neither its head nor its seal is trusted.
public struct FileCheck: Sendable {
  /// The name of the game.
  public let id: String
  /// The game of the tape, if the tape is one.
  public let sheet: Scoresheet?
  /// What is wrong with the file.
  public let error: LibraryError?

  /// Whether the head can be written again from the tape.
  public var isRepairable: Bool { error != nil && sheet != nil }

  /// What does not add up.
  public var findings: [FindingDocument] {
    let fault = error.map { error in
      FindingDocument(
        id: id, cause: cause(of: error), message: error.damage?.what ?? "it cannot be read")
    }
    return [fault].compactMap(\.self)
      + (sheet?.anomalies ?? []).map {
        FindingDocument($0, id: id, on: sheet?.standing.rules.clockFace ?? .up)
      }
  }
}

extension FileCheck {
  private func cause(of error: LibraryError) -> FindingDocument.Cause {
    guard isRepairable else { return .damaged }
    if case .otherGame = error { return .otherGame }
    return .inconsistent
  }
}

extension GameLibrary {
  /// Looks at a game's file without believing its head or its seal.
  public func check(_ id: String) -> FileCheck {
    do throws(LibraryError) {
      let file = try wholeFile(id)
      do throws(LibraryError) {
        return FileCheck(id: id, sheet: try file.sheet(id: id), error: nil)
      } catch {
        return FileCheck(id: id, sheet: try? file.tape(id: id), error: error)
      }
    } catch {
      return FileCheck(id: id, sheet: nil, error: error)
    }
  }

  /// Writes the head of a game again from its tape.
  public func repair(_ id: String) throws {
    try locked { lock in
      let file = try wholeFile(id)
      let sheet = try file.tape(id: id)
      if let key = file.unknownKey { throw LibraryError.unknownKey(path: path(of: id), key: key) }
      _ = try write(sheet, isNew: false, lock)
    }
  }

  private func wholeFile(_ id: String) throws(LibraryError) -> CheckedFile {
    try CheckedFile(try file(id).contents(), path: path(of: id))
  }
}
