@testable import Basketball
import Fixtures
import Foundation
import Platform
import Storage
import Testing

@testable import scoreboard

@Suite("A failure")
struct FailureTests {
  @Test("has a code that stands in the sources as it is in JSON, and so has a finding of check")
  func allCodes() throws {
    let sources = checkout.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let codes = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(path: sources.appending(path: file).path)
      let given = text.matches(
        of:
          /(?:(?:Problem|UsageError|ambiguous|unreadable)\(\s*|[cC]ode(?:: | \?\? |: String\? [={] ))"([a-z]\w*)"/
      )
      let found = text.matches(
        of: /(?:[aA]nomaly\(\s*|FindingDocument\(\s*id: [^"\n]*, )"([a-z]\w*)"/)
      return (given.map(\.1) + found.map(\.1)).map(String.init)
    }
    try expectGolden(Set(codes).sorted().joined(separator: "\n"), "all-codes")
  }

  @Test("of a busy library and of what nobody foresaw says so")
  func others() {
    let busy = Problem(LibraryError.busy("games"))
    let text = """
      scoreboard: another process has been writing to games for two seconds
      hint: try again

      """
    #expect(busy.text(at: Hint.Place()) == text)
    #expect((busy.code, busy.kind) == ("busy", .busy))
    #expect(Problem(CancellationError()).kind == .internalError)
    let unsynced = Problem(LibraryError.unsynced(FileError("write", "games", .inputOutput)))
    #expect(unsynced.hint == "it is done: do not do it again")
  }
}
