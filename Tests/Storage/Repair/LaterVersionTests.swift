import Basketball
import Testing

@testable import Storage

@Suite("A file that a later version has written more into")
struct LaterVersionTests {
  private static let id = "day-reds-blues"

  private static func court() throws -> (Court, KeptGame, before: String) {
    let court = try Court()
    let kept = try court.library.update(try court.open("day")) { try $0.score("Ana") }
    let text = try court.text(id)
      .replacing("\"tape\" : [", with: "\"video\" : \"court-2\",\n  \"tape\" : [")
    try court.put(text, as: id)
    return (court, kept, text)
  }

  @Test("is read, listed and found like any other")
  func reading() throws {
    let (court, kept, before) = try Self.court()
    #expect(try court.library.game(Self.id).sheet == kept.sheet)
    #expect(try court.library.heads(as: Headline.self).map { try $0.get().plays } == [1])
    #expect(try court.library.defaultID(for: .writing) == Self.id)
    #expect(court.library.inspect(Self.id).fault == nil)
    #expect(try court.text(Self.id) == before)
  }

  @Test("is never changed, however it was read before: the change names the key")
  func changing() throws {
    let (court, kept, before) = try Self.court()
    let error = LibraryError.newerFile(path: court.path(Self.id), key: "video")
    for known in [kept, try court.library.game(Self.id)] {
      #expect(throws: error) { _ = try court.library.update(known) { try $0.score("Bo") } }
      #expect(throws: error) {
        _ = try court.library.update(known) { try $0.undo(1, now: .noon) }
      }
    }
    #expect(try court.text(Self.id) == before)
    #expect(try court.files() == ["\(Self.id).json"])
  }

  @Test("first hears what the change itself is refused for")
  func refusals() throws {
    let (court, kept, before) = try Self.court()
    #expect(throws: GameError.noSuchPlay(9)) {
      _ = try court.library.update(kept) { try $0.remove(9, now: .noon) }
    }
    #expect(try court.text(Self.id) == before)
  }

  @Test("is set aside and brought back with all that is in it")
  func aside() throws {
    let (court, _, before) = try Self.court()
    try court.library.setAside(Self.id)
    _ = try court.library.restore(Self.id)
    #expect(try court.text(Self.id) == before)
  }
}
