import Fixtures
import Foundation
import Basketball
import Platform

@testable import Storage

/// What a command that names no game gets: a game, or an error, for looking and for writing.
struct DefaultGame: Equatable {
  private let reading: Result<String, LibraryError>
  private let writing: Result<String, LibraryError>

  init(_ library: GameLibrary, now: TimeOfDay = .noon) {
    func id(for purpose: GameLibrary.Purpose) -> Result<String, LibraryError> {
      Result { () throws(LibraryError) in
        try library.gameAtHand(for: purpose, now: now).state.id
      }
    }
    (reading, writing) = (id(for: .reading), id(for: .writing))
  }

  init(reading: Result<String, LibraryError>, writing: Result<String, LibraryError>) {
    (self.reading, self.writing) = (reading, writing)
  }

  /// Whether it differs in one thing: a change is refused because files that cannot be read may be
  /// the game that is meant, too, and who only looks may be told of one of these.
  func isMoreCareful(than other: DefaultGame, about unreadable: Set<String>) -> Bool {
    guard case .failure(.severalOpenGames(let ids)) = writing,
      reading == other.reading || isDamage(of: unreadable)
    else { return false }
    let others: [String]
    switch other.writing {
    case .success(let id): others = [id]
    case .failure(.severalOpenGames(let ids)): others = ids
    case .failure: others = []
    }
    return Set(others).isSubset(of: ids) && unreadable.isSuperset(of: Set(ids).subtracting(others))
  }

  private func isDamage(of ids: Set<String>) -> Bool {
    guard case .failure(.damaged(let path, _)) = reading else { return false }
    return ids.contains { path.hasSuffix("/\($0).json") }
  }
}

extension FileSystem {
  /// A file system on which there is no index, and none can be made: the lock is never free.
  static let withoutIndex = {
    let disk = FileSystem.withoutSync
    var system = disk
    system.openFile = { path, opening throws(SystemError) in
      if path.hasSuffix("/.scoreboard/open") { throw .missing }
      return try disk.openFile(path, opening)
    }
    system.lock = { _ throws(SystemError) in throw .wouldWait }
    return system
  }()
}

extension Scoresheet {
  /// The bytes of its file.
  var bytes: [UInt8] { bytes(lines: [], adding: tape.entries) }

  /// A sealed file with these lines, whatever they are.
  func bytes(lines: ArraySlice<UInt8>, adding entries: [Entry] = []) -> [UInt8] {
    FileLayout.bytes(id, summary, saved: lines, adding: entries)
  }
}

extension [UInt8] {
  /// The lines of the tape of a file of the game that is opened on `day`, or another.
  func lines(of id: String = "day-reds-blues") -> ArraySlice<UInt8>? {
    FileLayout.Beginning(self, of: id)?.tape(in: self).map { self[$0.lines] }
  }

  /// The same file with the size, the check and the seal that it should have, whatever it says.
  var sealed: [UInt8] {
    var text = String(decoding: self, as: UTF8.self)
    for _ in 0..<3 {
      text = text.replacing(/"size":\d+}/, with: "\"size\":\(text.utf8.count)}", maxReplacements: 1)
    }
    for key in ["\n  \"check\" : ", "\n  \"seal\" : "] {
      guard let start = text.range(of: key, options: .backwards)?.upperBound else { continue }
      let sum = Checksum(Array(text[..<start].utf8)[...]).text
      text.replaceSubrange(start..<text.index(start, offsetBy: 18), with: "\"\(sum)\"")
    }
    return Array(text.utf8)
  }
}
