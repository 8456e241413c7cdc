import Basketball
import CLibrary
import Fixtures
import Platform
import Testing

@testable import Storage

@Suite("A time of a file that no clock shows")
struct FarTimeTests: HasLibrary {
  let temporary = TemporaryLibrary()

  /// Before 1678 and after 2262 nanoseconds since 1970 have more than 64 bits.
  static let seconds = [
    Int.min, Int.min / 1000, -9_300_000_000, -1, 0, 9_300_000_000, Int.max / 1000,
    Int.max / 1000 + 1,
    .max,
  ]

  @Test("is compared and not computed with", arguments: seconds)
  func settled(_ seconds: Int) {
    for nanoseconds in [0, 999_999_999] {
      let time = FileTime(seconds: seconds, nanoseconds: nanoseconds)
      let isPast = seconds < TimeOfDay.noon.milliseconds / 1000 - 1
      #expect(time.isSettled(at: .noon) == isPast)
    }
  }

  @Test("of a library keeps nobody from reading it, nor from writing to it", arguments: seconds)
  func library(_ seconds: Int) throws {
    let known = try open("day")
    try makeIndex()
    // A file system has the nearest time that it can write.
    let time = timespec(tv_sec: seconds, tv_nsec: 7)
    utimensat(AT_FDCWD, games, [time, time], 0)
    for _ in 0..<2 {
      #expect(try temporary.library.defaultID(for: .reading) == "day-reds-blues")
      #expect(try temporary.library.defaultID(for: .writing) == "day-reds-blues")
    }
    _ = temporary.library.lastChange?.isSettled(at: .noon)
    try temporary.library.score("Ana", in: known)
  }

  @Test(
    "and a place beyond all numbers is no place", arguments: ["@99999999999999999999", "@0", "@-1"])
  func place(_ word: String) throws {
    try open("day")
    #expect(throws: LibraryError.noGame(word, ids: ["day-reds-blues"])) {
      try temporary.library.id(of: word)
    }
    #expect(throws: LibraryError.noGame("@\(Int.max)", ids: ["day-reds-blues"])) {
      try temporary.library.id(of: "@\(Int.max)")
    }
  }
}
