import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

@Suite("A new game")
struct CreationTests {
  @Test(
    "is named after the day and the teams",
    arguments: [
      ("Reds", "Blues", "day-reds-blues"),
      ("  The   Reds!! ", "Ex-Blues", "day-the-reds-ex-blues"),
      ("Željezničar", "Łódź", "day-zeljeznicar-lodz"),
      ("李小龍", "東京 3×3", "day-李小龍-東京-3-3"),
      ("🔥🔥", "👩‍👩‍👧", "day-home-away"),
      ("../../x", ".", "day-x-away"),
      ("a/b", "\u{0}\u{1b}[31m", "day-a-b-31m"),
      (
        String(repeating: "a", count: 999), String(repeating: "𠀀", count: 999),
        "day-" + String(repeating: "a", count: 24) + "-" + String(repeating: "𠀀", count: 24)
      ),
    ])
  func naming(home: String, away: String, id: String) throws {
    let court = try Court()
    let kept = try Self.create(court, home, away)
    #expect(kept.sheet.id == id)
    #expect(try court.files() == ["\(id).json"])
    #expect(try court.library.game(id).sheet == kept.sheet)
    #expect(try court.library.id(of: id) == id)
  }

  @Test("has a name that no file system finds too long, whatever a letter is piled up of")
  func piledUp() throws {
    let court = try Court()
    _ = try Self.create(court, "a" + String(repeating: "\u{20dd}", count: 200), "Blues")
  }

  @Test("of the same teams on the same day has a number of its own")
  func sameTeams() throws {
    let court = try Court()
    for id in ["day-reds-blues", "day-reds-blues-2", "day-reds-blues-3"] {
      #expect(try court.open("day").sheet.id == id)
    }
  }

  @Test("takes no name that anything has", arguments: ["folder", "symbolic link"])
  func takenName(by: String) throws {
    let court = try Court()
    try court.open("other")
    try #require(
      by == "folder"
        ? mkdir(court.path("day-reds-blues"), 0o777) == 0
        : symlink("nowhere", court.path("day-reds-blues")) == 0)
    let id = try court.open("day").sheet.id
    #expect(id == "day-reds-blues-2")
  }

  @Test("makes the library and the folders it lies in")
  func parents() throws {
    let court = try Court()
    let library = GameLibrary<Headline>(court.folder + "/a/b//c/")
    let rules = Rules.pickup
    let kept = try library.create(home: .reds, away: .blues, rules: rules, now: .noon, day: "day")
    #expect(try library.game(kept.sheet.id).sheet == kept.sheet)
    let ignore = URL(filePath: court.folder + "/a/b/c/.scoreboard/.gitignore")
    #expect(try Data(contentsOf: ignore) == Data("*\n".utf8))
  }

  @Test("cannot be made where no library can be", arguments: ["", "/below", "/below/it"])
  func fileInTheWay(below: String) throws {
    let court = try Court()
    try Data("mine".utf8).write(to: URL(filePath: court.games))
    let library = GameLibrary<Headline>(court.games + below)
    let cause = FileError("create", library.folder, errno: ENOTDIR)
    #expect(throws: LibraryError.cannotCreate(cause)) {
      try library.create(home: .reds, away: .blues, rules: .pickup, now: .noon, day: "day")
    }
    #expect(try Data(contentsOf: URL(filePath: court.games)) == Data("mine".utf8))
  }

  @Test("cannot be made where one may not write, and the reason is told")
  func noPermission() throws {
    let court = try Court()
    try #require(chmod(court.folder, 0o555) == 0)
    defer { chmod(court.folder, 0o755) }
    let cause = FileError("create", court.games, errno: EACCES)
    #expect(throws: LibraryError.cannotCreate(cause)) {
      try asNobody { _ = try court.open("day") }
    }
  }

  private static func create(_ court: Court, _ home: String, _ away: String) throws -> KeptGame {
    try court.library.create(
      home: Team(name: home, players: Team.reds.players),
      away: Team(name: away, players: Team.blues.players),
      rules: .pickup, now: .noon, day: "day")
  }
}
