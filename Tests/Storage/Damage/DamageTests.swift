import Basketball
import FoundationEssentials
import Glibc
import Testing

@testable import Storage

/// What has become of a sound file.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: @Sendable (String) -> String

  init(_ name: String, _ text: @escaping @Sendable (String) -> String) {
    (testDescription, self.text) = (name, text)
  }
}

@Suite("A file that is no game")
struct DamageTests {
  private static let id = "bad-reds-blues"
  private static let unreadable = [
    Damage("empty") { _ in "" },
    Damage("blank") { _ in " \n\n" },
    Damage("cut off in the head") { String($0.prefix(300)) },
    Damage("cut off in the tape") { String($0.dropLast(40)) },
    Damage("without its last line") { String($0.dropLast(2)) },
    Damage("null") { _ in "null\n" },
    Damage("list") { _ in "[]\n" },
    Damage("NUL") { _ in String(repeating: "\0", count: 100) },
    Damage("garbage") { _ in "\u{1b}[31m}\n}\n" },
    Damage("5 MB of brackets") { _ in String(repeating: "[", count: 5_000_000) },
    Damage("a head of brackets") { _ in
      "{\n  \"game\" : " + String(repeating: "[", count: 3000) + "\n  \"tape\" : [\n}\n"
    },
  ]

  @Test("is said to be damaged, is never overwritten, and others go on", arguments: unreadable)
  func keptAsItIs(_ damage: Damage) throws {
    let court = try Court()
    let known = try court.open("bad")
    try court.put(damage.text(try court.text(Self.id)), as: Self.id)
    let error = #expect(throws: LibraryError.self) { try court.library.game(Self.id) }
    #expect(Self.isDamage(error, court))
    #expect(Self.isDamage(try court.library.heads(as: Headline.self).first?.failure, court))
    try expectIsolated(court, known)
  }

  @Test("but a thing of another kind is not waited for", arguments: ["FIFO", "folder", "link"])
  func otherKind(_ kind: String) throws {
    let court = try Court()
    let known = try court.open("bad")
    let (path, other) = (court.path(Self.id), court.folder + "/other.json")
    try #require(rename(path, other) == 0)
    switch kind {
    case "FIFO": try #require(mkfifo(path, 0o666) == 0)
    case "folder": try #require(mkdir(path, 0o777) == 0)
    default: try #require(symlink(other, path) == 0)
    }
    let what = kind == "link" ? "it is a symbolic link" : "it is no regular file"
    let error = LibraryError.damaged(path: path, what: what)
    #expect(throws: error) { try court.library.game(Self.id) }
    #expect(try court.library.heads(as: Headline.self).first?.failure == error)
    #expect(throws: error) { try court.library.update(known) { try $0.score("Ana") } }
    let good = try court.open("good").sheet.id
    #expect(try court.library.defaultID(for: .writing) == good)
    #expect(try court.files() == ["\(Self.id).json", "good-reds-blues.json"])
  }

  @Test("or one that may not be read is named, and others go on")
  func noPermission() throws {
    let court = try Court()
    try court.open("bad")
    try court.open("good")
    try #require(chmod(court.path(Self.id), 0) == 0)
    let cause = FileError("open", court.path(Self.id), errno: EACCES)
    #expect(throws: cause) { try asNobody { _ = try court.library.game(Self.id) } }
    let heads = try asNobody { try court.library.heads(as: Headline.self) }
    #expect(heads.compactMap(\.failure) == [.failed(cause)])
    #expect(heads.compactMap { try? $0.get().id } == ["good-reds-blues"])
  }

  @Test("or is larger than any game is not read at all")
  func tooLarge() throws {
    let court = try Court()
    try court.open("bad")
    try #require(truncate(court.path(Self.id), 1 << 40) == 0)
    let error = LibraryError.damaged(path: court.path(Self.id), what: "it is too large")
    #expect(throws: error) { try court.library.game(Self.id) }
    #expect(try court.library.heads(as: Headline.self).first?.failure == error)
  }

  private static func isDamage(_ error: LibraryError?, _ court: Court) -> Bool {
    guard case .damaged(court.path(id), let what) = error else { return false }
    return !what.isEmpty
  }
}

/// Expects that a bad game refuses a change and keeps its bytes, and that another game goes on.
func expectIsolated(_ court: Court, _ known: KeptGame) throws {
  let id = known.sheet.id
  let before = try court.bytes(id)
  #expect(throws: LibraryError.self) { try court.library.update(known) { try $0.score("Ana") } }
  #expect(try court.bytes(id) == before)
  let good = try court.library.update(try court.open("good")) { try $0.score("Ana") }
  #expect(try court.library.game(good.sheet.id).sheet == good.sheet)
  #expect(try court.library.heads(as: Headline.self).count == 2)
}

extension Result {
  /// What went wrong, if something did.
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
