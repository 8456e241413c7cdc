import CLibrary
import Fixtures
import Platform
import Testing

@testable import Terminal

@Suite("Lines that arrive")
struct LineInputTests {
  /// The lines of what was written before the writer went, as they are returned.
  func lines(_ text: String, longestLine: Int = 100) throws -> [[String]] {
    let pipe = try Pipe()
    try pipe.write(text)
    close(pipe.takeWriter())
    var input = LineInput(pipe.reader, longestLine: longestLine)
    var given = [[String]]()
    while let lines = try input.next() {
      given.append(lines.map { String(decoding: $0, as: UTF8.self) })
    }
    return given
  }

  @Test("are returned at once when they are waiting, the last one also without its end")
  func waiting() throws {
    #expect(try lines("a\nb\n\nc") == [["a", "b", "", "c"]])
    #expect(try lines("a\n") == [["a"]])
    #expect(try lines("") == [])
  }

  @Test("are returned before the writer goes on")
  func live() throws {
    let pipe = try Pipe()
    var input = LineInput(pipe.reader, longestLine: 100)
    for line in ["one", "two"] {
      try pipe.write("\(line)\nha")
      let given = try input.next()?.map { String(decoding: $0, as: UTF8.self) }
      #expect(given == (line == "one" ? ["one"] : ["hatwo"]))
    }
  }

  @Test("are cut where one does not end, and what follows its end is whole again")
  func long() throws {
    let pipe = try Pipe()
    var input = LineInput(pipe.reader, longestLine: 1000)
    var given = [String]()
    for text in [String(repeating: "x", count: 2000), "the rest of it\nafter\n"] {
      try pipe.write(text)
      given += try input.next()?.map { String(decoding: $0, as: UTF8.self) } ?? []
    }
    #expect(given == [String(repeating: "x", count: 1001), "after"])
  }

  @Test("of a descriptor that is closed are an error")
  func closed() {
    #expect(throws: InputError(reason: SystemError.badDescriptor.reason)) {
      var input = LineInput(-1, longestLine: 100)
      _ = try input.next()
    }
  }
}
