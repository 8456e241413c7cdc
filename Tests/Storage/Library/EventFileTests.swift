import Fixtures
import Foundation
import Platform
import Testing

@testable import Storage

@Suite("The file of an event")
struct EventFileTests: HasLibrary {
  let temporary = TemporaryLibrary()
  private var library: GameLibrary { temporary.library }

  private var path: String { temporary.games + "/cup.event" }

  @Test("is made where there is none, and never replaced")
  func made() throws {
    try library.createEvent("cup", "event Cup\n")
    #expect(throws: LibraryError.eventExists(path)) { try library.createEvent("cup", "") }
    #expect(try library.eventText("cup") == "event Cup\n" && library.eventNames() == ["cup"])
    #expect(try files() == ["cup.event"])
    #expect(throws: LibraryError.malformedEvent("../cup")) {
      try library.createEvent("../cup", "")
    }
  }

  @Test("is never longer than what can be read")
  func longest() throws {
    let most = String(repeating: "a", count: TextFile.largest)
    #expect(throws: LibraryError.tooLarge(path: path, bytes: TextFile.largest)) {
      try library.createEvent("cup", most + "a")
    }
    #expect(try files() == [])
    try library.createEvent("cup", most)
    #expect(throws: LibraryError.tooLarge(path: path, bytes: TextFile.largest)) {
      try library.changeEvent("cup") { $0 + "b" }
    }
    #expect(try library.eventText("cup") == most)
  }

  @Test("has a name of text: another file has none, and is no game either")
  func names() throws {
    try library.createEvent("cup", "")
    for ending in [".event", ".json"] {
      let name = [games + "/b", ending].map { $0.utf8CString.dropLast() }
      let path = name[0] + [CChar(truncatingIfNeeded: 0xFF)] + name[1] + [0]
      fclose(fopen(Array(path), "w"))
    }
    #expect(try library.eventNames() == ["cup"] && library.ids() == [])
  }

  @Test("is changed by whoever has the lock, and stays where the change fails")
  func changed() throws {
    struct Refused: Error {}
    try library.createEvent("cup", "a")
    try library.changeEvent("cup") { text in
      let free = try library.lockedIfFree { true }
      #expect(free == nil)
      return text + "b"
    }
    #expect(throws: Refused.self) { try library.changeEvent("cup") { _ in throw Refused() } }
    #expect(try library.eventText("cup") == "ab")
    #expect(throws: LibraryError.noEvent("cop", names: ["cup"])) {
      try library.changeEvent("cop") { $0 }
    }
  }

  @Test("is named where it is no text")
  func damaged() throws {
    try library.makeFolder()
    try [0xFF, 0x0A].write(toPath: path)
    #expect(throws: LibraryError.damagedEvent(path: path, what: "it is not UTF-8 text")) {
      try library.eventText("cup")
    }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/hostname")
    #expect(throws: LibraryError.damagedEvent(path: path, what: "it is a symbolic link")) {
      try library.eventText("cup")
    }
  }
}
