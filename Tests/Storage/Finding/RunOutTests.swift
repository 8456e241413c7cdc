import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("The default game when time has run out")
struct RunOutTests {
  /// A head that says what the game's time limit is.
  struct Timed: GameHead {
    struct Limit: Codable, Equatable {
      let timeLimit: Double?
    }

    let id: String
    let created: String
    let status: String
    let rules: Limit

    init(_ kept: Scoresheet, now: TimeOfDay) {
      let sheet = kept.brought(to: now)
      (id, created) = (sheet.id, sheet.created.text)
      status = sheet.isFinished ? "finished" : sheet.clock.isRunning ? "running" : "paused"
      rules = Limit(timeLimit: sheet.rules.timeLimit?.seconds)
    }
  }

  private let court: Court
  private let library: GameLibrary<Timed>
  private static let (old, new) = ("old-reds-blues", "new-reds-blues")

  init() throws {
    court = try Court()
    library = GameLibrary(court.games, system: .quick)
  }

  /// A game of ten seconds whose clock was started at noon, with a point for Ana or none.
  private func open(_ day: String, isLevel: Bool = false) throws {
    var changes = RuleChanges()
    changes.timeLimit = ClockReading(milliseconds: 10_000)
    let kept = try library.create(
      home: .reds, away: .blues, rules: try Rules.pickup.with(changes), now: .noon, day: day)
    _ = try library.update(kept) { sheet in
      try sheet.startClock(now: .noon)
      if !isLevel { try sheet.record([Call(Who(.home), .onePoint)], now: .noon + 1) }
    }
  }

  private func openWithoutLimit(_ day: String) throws {
    _ = try library.create(
      home: .reds, away: .blues, rules: .pickup, now: .noon + 1, day: day)
  }

  private func expect(_ id: String, at milliseconds: Int) throws {
    for purpose in [GameLibrary<Timed>.Purpose.reading, .writing] {
      #expect(try library.defaultID(for: purpose, now: .noon + milliseconds) == id)
    }
  }

  @Test("is the other one that is open, from the very millisecond of the limit on")
  func other() throws {
    try open("old")
    try openWithoutLimit("new")
    #expect(throws: LibraryError.severalOpenGames([Self.new, Self.old])) {
      try library.defaultID(for: .writing, now: .noon + 9_999)
    }
    try expect(Self.new, at: 10_000)
    try expect(Self.new, at: 86_400_000)
  }

  @Test("is still the one that has gone into overtime")
  func overtime() throws {
    try open("old", isLevel: true)
    try expect(Self.old, at: 10_000)
    try openWithoutLimit("new")
    #expect(throws: LibraryError.severalOpenGames([Self.new, Self.old])) {
      try library.defaultID(for: .writing, now: .noon + 86_400_000)
    }
  }

  @Test("is the one that has run out when there is no other, and its file is left alone")
  func alone() throws {
    try open("old")
    let before = try court.bytes(Self.old)
    try expect(Self.old, at: 20_000)
    #expect(try court.bytes(Self.old) == before)
  }

  @Test("may be one whose file is damaged since: nobody writes to another by mistake")
  func damaged() throws {
    try open("old")
    try openWithoutLimit("new")
    try court.overwrite(Self.old, with: try court.text(Self.old).replacing("onePoint", with: "x"))
    #expect(throws: LibraryError.severalOpenGames([Self.new, Self.old])) {
      try library.defaultID(for: .writing, now: .noon + 10_000)
    }
  }
}
