import Basketball
import Testing

@testable import Storage

@Suite("A file as another wrote it")
struct LayoutTests {
  private static let id = "bad-reds-blues"

  @Test("with escape sequences in a name is read and written as it is")
  func escapes() throws {
    let court = try Court()
    let name = "\u{1b}]0;x\u{7}\n\u{0}"
    let known = try court.library.create(
      home: Team(name: name, players: [Player(name)]), away: .blues, rules: .pickup, now: .noon,
      day: "day")
    #expect(known.sheet.id == "day-0-x-blues")
    let kept = try court.library.update(known) { try $0.score(name) }
    #expect(try court.library.game(kept.sheet.id).sheet == kept.sheet)
    #expect(try court.text(kept.sheet.id).allSatisfy { $0 == "\n" || !$0.isASCII || $0 >= " " })
  }

  @Test("in another order or layout is read all the same")
  func layout() throws {
    let court = try Court()
    let known = try court.finish("bad")
    let text = try court.text(Self.id)
    let dense = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    try court.put(dense, as: Self.id)
    #expect(try court.library.game(Self.id).sheet == known.sheet)
    #expect(try court.library.heads(as: Headline.self).first?.get().id == Self.id)
  }

  @Test("in another order is no damage to a listing either")
  func order() throws {
    let court = try Court()
    let known = try court.finish("bad")
    let text = try court.text(Self.id)
    let game = try #require(text.firstRange(of: "  \"game\" : {"))
    let tape = try #require(text.firstRange(of: ",\n  \"tape\" : ["))
    let head = text[game.lowerBound..<tape.lowerBound]
    let rest = text[tape.upperBound...].dropLast(3)
    try court.put(
      "{\n  \"format\" : \"scoreboard.file/1\",\n  \"tape\" : [" + rest + ",\n" + head + "\n}\n",
      as: Self.id)
    #expect(try court.library.game(Self.id).sheet == known.sheet)
    let id = try court.library.heads(as: Headline.self).first?.get().id
    #expect(id == Self.id)
  }

  @Test("in a format of later days is left to the tool of later days")
  func newerFormat() throws {
    let court = try Court()
    let known = try court.open("bad")
    try court.put("{\"format\":\"scoreboard.file/2\",\"game\":[[]]}", as: Self.id)
    let error = LibraryError.newerFormat(path: court.path(Self.id), format: "scoreboard.file/2")
    #expect(throws: error) { try court.library.game(Self.id) }
    #expect(try court.library.heads(as: Headline.self).first?.failure == error)
    try expectIsolated(court, known)
  }

  @Test("about its own name is no row of a listing")
  func otherName() throws {
    let court = try Court()
    try court.open("good")
    try court.put(try court.text("good-reds-blues"), as: Self.id)
    let what = "the game in it is 'good-reds-blues'"
    let heads = try court.library.heads(as: Headline.self)
    #expect(heads.compactMap(\.failure) == [.inconsistent(path: court.path(Self.id), what: what)])
    #expect(heads.compactMap { try? $0.get().id } == ["good-reds-blues"])
    #expect(try court.library.defaultID(for: .writing) == "good-reds-blues")
  }
}
