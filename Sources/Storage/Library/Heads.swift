import Basketball
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

/// As much of a head as a listing needs: at least the id.
public protocol HeadRow: Decodable, Sendable {
  /// The name of the game in its library.
  var id: String { get }
}

/// What of a head the library itself goes by.
struct GameSummary: HeadRow {
  let id: String
  let created: String
  let status: String
  let rules: Limit?

  /// The one rule by which a game may be over although its head says that it runs.
  struct Limit: Decodable {
    let timeLimit: Double?
  }

  var isFinished: Bool { status == "finished" }
}

/// One game of a listing: its head, or what is wrong with its file.
public typealias Listed<Row> = Result<Row, LibraryError>

extension GameLibrary {
  /// The heads of all games, or as much of each as `Row` reads; files that are no games are
  /// failures among them. The tapes are not read.
  public func heads<Row: HeadRow>(
    as row: Row.Type
  ) throws -> [Listed<Row>] {
    let ids = try ids()
    guard !ids.isEmpty else { return [] }
    let found = Mutex<[Int: [Listed<Row>]]>([:])
    let share = max(64, (ids.count + 7) / 8)
    let shares = (ids.count + share - 1) / share
    DispatchQueue.concurrentPerform(iterations: shares) { number in
      let part = ids[number * share..<min(ids.count, (number + 1) * share)]
      let rows = part.map { head(of: $0, as: row) }
      found.withLock { $0[number] = rows }
    }
    return found.withLock { rows in (0..<shares).flatMap { rows[$0] ?? [] } }
  }

  /// The ids of all files that are named like games, in no order.
  func ids() throws -> [String] {
    do {
      return try GameID.files(in: folder).filter(GameID.isValid)
    } catch let error as FileError where error.errno == ENOENT || error.errno == ENOTDIR {
      throw LibraryError.noLibrary(folder)
    }
  }

  func head<Row: HeadRow>(of id: String, as row: Row.Type) -> Listed<Row> {
    let path = path(of: id)
    do {
      let row = try headRow(path, as: row)
      guard row.id == id else { throw OtherGame(id: row.id) }
      return .success(row)
    } catch {
      return .failure(LibraryError(Self.told(error, path: path), path: path))
    }
  }

  /// The head of a file, from as little of it as will do: as far as the tape, closed as if that
  /// were all; the whole of a file that is laid out otherwise, or does not end as it should.
  private func headRow<Row: HeadRow>(_ path: String, as row: Row.Type) throws -> Row {
    let file = try openGame(path)
    let size = Int(try file.status().st_size)
    let end = try file.bytes(from: max(0, size - 3), atMost: 3)
    let data = try file.bytes(atMost: min(size, 4 << 10))
    if end.elementsEqual("\n}\n".utf8), let tape = Self.tape(in: data),
      let head = try? JSONDecoder().decode(HeadOnly<Row>.self, from: data[..<tape] + "\n}".utf8)
    {
      return head.row
    }
    return try JSON.decode(HeadOnly<Row>.self, from: try file.bytes(atMost: size)).row
  }

  /// Where the tape begins in a file that is laid out as this tool does; a line break cannot stand
  /// inside a JSON string.
  private static func tape(in data: Data) -> Int? {
    let key = Array(",\n  \"tape\" : [".utf8)
    return data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let comma = rest.firstIndex(of: UInt8(ascii: ",")) {
        if rest[comma...].starts(with: key) { return comma }
        rest = rest[(comma + 1)...]
      }
      return nil
    }
  }
}

/// A file read no further than its head.
private struct HeadOnly<Row: HeadRow>: Decodable {
  let row: Row

  private enum Key: String, CodingKey {
    case game
  }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    try FileFormat.check(decoder)
    row = try keys.decode(Row.self, forKey: .game)
  }
}
