import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A disk that fails")
struct FaultTests {
  private static let id = "day-reds-blues"
  /// What a change asks of the system, in its order: the file is on the disk before it has its
  /// name, and the name before anybody is told.
  private static let calls: [Disk.Call] = [.open, .open, .write, .sync, .rename, .sync]
  private static let causes = [ENOSPC, EIO, EROFS]

  @Test("has the file on it before its name, and the name before the answer")
  func order() throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    let disk = Disk { call in
      // A kill at this moment leaves what can be read here: the old file, whole.
      if call == .rename { #expect((try? court.bytes(Self.id)) == before) }
    }
    _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    #expect(disk.calls == Self.calls)
  }

  @Test(
    "keeps nothing of the change, and the next one works",
    arguments: [(.open, 0), (.open, 1), (.write, 0), (.sync, 0), (.rename, 0)]
      as [(Disk.Call, Int)], causes)
  func beforeTheName(_ fault: (Disk.Call, Int), _ cause: Int32) throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    let disk = Disk(Disk.Fault(call: fault.0, place: fault.1, errno: cause))
    #expect(throws: Self.error(court, fault, cause)) {
      _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    }
    let isAsBefore = try court.bytes(Self.id) == before
    #expect(isAsBefore)
    #expect(try court.files() == ["\(Self.id).json"])
    let count = try court.library.game(Self.id).sheet.tape.count
    let kept = try court.library.update(known) { try $0.score("Bo") }
    #expect(kept.sheet.tape.count == count + 1)
    #expect(try court.library.game(Self.id).sheet == kept.sheet)
  }

  @Test("that cannot hold the new name lets nobody say that it does")
  func folderSync() throws {
    let court = try Court()
    let known = try court.open("day")
    let disk = Disk(Disk.Fault(call: .sync, place: 1, errno: EIO))
    #expect(throws: FileError("write", court.games, errno: EIO)) {
      _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    }
    // The name is there for as long as the machine runs: a play is not lost by a later one.
    let kept = try court.library.update(known) { try $0.score("Bo") }
    #expect(kept.sheet.box.plays.map(\.play.who.player) == ["Ana", "Bo"])
  }

  @Test("and takes a few bytes at a time has all of them in the end", arguments: [1, 7, 512])
  func shortWrites(piece: Int) throws {
    let court = try Court()
    let disk = Disk(piece: piece)
    let kept = try court.library(on: disk.system).update(try court.open("day")) {
      try $0.score("Ana")
    }
    #expect(try court.library.game(Self.id).sheet == kept.sheet)
  }

  @Test("and is full after a few bytes keeps nothing of the change", arguments: [1, 2, 40])
  func fullAfter(pieces: Int) throws {
    let court = try Court()
    let known = try court.open("day")
    let before = try court.bytes(Self.id)
    let disk = Disk(Disk.Fault(call: .write, place: pieces, errno: ENOSPC), piece: 20)
    #expect(throws: Self.error(court, (.write, pieces), ENOSPC)) {
      _ = try court.library(on: disk.system).update(known) { try $0.score("Ana") }
    }
    #expect(try court.bytes(Self.id) == before)
    #expect(try court.files() == ["\(Self.id).json"])
  }

  @Test("and writes nothing of a new game has no new game", arguments: calls.indices.dropLast(2))
  func newGame(place: Int) throws {
    let court = try Court()
    try court.open("old")
    let call = Self.calls[place]
    let disk = Disk(Disk.Fault(call: call, place: 0, errno: ENOSPC))
    #expect(throws: LibraryError.self) {
      try court.library(on: disk.system).create(
        home: .reds, away: .blues, rules: .pickup, now: .noon, day: "day")
    }
    #expect(try court.files() == ["old-reds-blues.json"])
    #expect(try court.open("day").sheet.id == Self.id)
  }

  private static func error(
    _ court: Court, _ fault: (call: Disk.Call, place: Int), _ cause: Int32
  ) -> FileError {
    let temporary = "\(court.games)/.\(id).json.new"
    return switch fault.call {
    case .open: FileError("open", fault.place == 0 ? court.games : temporary, errno: cause)
    case .write, .sync: FileError("write", temporary, errno: cause)
    case .rename: FileError("replace", court.path(id), errno: cause)
    }
  }
}
