import Basketball
import FoundationEssentials

/// A game's file as it is, believed or not.
public struct Inspection: Sendable {
  /// The game of the tape, if the tape is one.
  public let sheet: Scoresheet?
  /// What is wrong with the file.
  public let fault: LibraryError?
}

extension GameLibrary {
  /// Looks at a game's file without believing its head.
  public func inspect(_ id: String) -> Inspection {
    do {
      return Inspection(sheet: try game(id).sheet, fault: nil)
    } catch {
      return Inspection(
        sheet: try? tape(of: id), fault: LibraryError(error, path: path(of: id)))
    }
  }

  /// Writes the head of a game anew from its tape.
  public func repair(_ id: String) throws {
    try locked {
      let path = path(of: id)
      let data = try openGame(path).contents()
      do {
        let strange = try JSON.decode(StrangeKeys.self, from: data).keys
        let sheet = try tape(of: id)
        if let key = strange.first { throw LibraryError.newerFile(path: path, key: key) }
        _ = try keep(sheet)
      } catch {
        throw Self.told(error, path: path)
      }
    }
  }

  /// The ids of all games and of all files that are named like games, in order.
  public func everyID() throws -> [String] { try ids().sorted() }

  private func tape(of id: String) throws -> Scoresheet {
    let path = path(of: id)
    do {
      let data = try openGame(path).contents()
      return try Scoresheet(id: id, tape: try JSON.decode(TapeOnly.self, from: data).tape)
    } catch {
      throw Self.told(error, path: path)
    }
  }
}

/// A file read for its tape alone.
private struct TapeOnly: Decodable {
  let tape: [Entry]

  private enum Key: String, CodingKey {
    case tape
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    try FileFormat.check(decoder)
    tape = try keys.decode([Entry].self, forKey: .tape)
  }
}
