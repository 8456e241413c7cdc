import Fixtures
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
    FileLayout.bytes(head.json, last: state.lastNumber, saved: lines, adding: entries)
  }
}

extension [UInt8] {
  /// The lines of the tape of a file.
  var lines: ArraySlice<UInt8>? { FileLayout.Beginning(self).map { self[$0.tape(in: self)] } }
}
