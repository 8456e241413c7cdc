@testable import Basketball
import Fixtures
import Foundation
import Platform
import Storage
import Testing

@testable import scoreboard

/// The answer of a command that failed, under `--json`.
private struct ErrorLine: Decodable {
  struct Facts: Decodable {
    let code: String
    let exit: Int32
    let message: String
    let hint: String?
  }

  let error: Facts
}

@Suite("A failure")
struct FailureTests {
  nonisolated static let scripts = [
    "usage-errors", "new-games-refused", "plays-refused", "what-is-no-play", "libraries",
    "two-open-games", "damaged-games", "damaged-tapes", "replays-refused",
  ]

  /// Scripts of which some lines say what cannot be said in JSON too.
  private nonisolated static let others = [
    "ignored-words", "corrections", "events-refused", "a-league-refused", "reports",
    "results-from-paper", "results-of-fixtures", "an-event-changed", "who-is-on-court",
    "corrections-of-the-finish",
  ]

  @Test("is one line of JSON with --json, with a code that never changes, and nothing else")
  func asJSON() throws {
    var codes: Set<String> = []
    let scripts = TranscriptTests.scripts.filter {
      (Self.scripts + Self.others).contains($0.name)
    }
    for script in scripts { try check(script, &codes) }
    try expectGolden(codes.sorted().joined(separator: "\n"), "codes")
  }

  private func check(_ script: Script, _ codes: inout Set<String>) throws {
    var found: [String] = []
    _ = try script.transcript { desk, arguments, text in
      let typed = Comment(rawValue: arguments.joined(separator: " "))
      let json = try desk.run(["--json"] + arguments)
      found += json.err.matches(of: /"code":"(\w+)","exit":(\d+)/).map { "\($0.1) \($0.2)" }
      // A list beside damage has the rest.
      if Self.others.contains(script.name) || arguments.contains("list") { return }
      #expect(json.status == text.status, typed)
      #expect(json.out == "", typed)
      #expect(json.err.lines.count == 2 && json.err.hasSuffix("\n"), typed)
      let error = try JSONDecoder().decode(ErrorLine.self, from: Data(json.err.utf8)).error
      #expect(error.exit == text.status, typed)
      #expect(Self.text(error) == text.err, typed)
    }
    #expect(!found.isEmpty)
    codes.formUnion(found)
  }

  @Test("has a code that stands in the sources as it is in JSON, and so has a finding of check")
  func allCodes() throws {
    let sources = checkout.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let codes = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let given = text.matches(
        of:
          /(?:(?:Problem|UsageError|ambiguous|unreadable)\(\s*|[cC]ode(?:: | \?\? |: String\? [={] ))"([a-z]\w*)"/
      )
      let found = text.matches(
        of: /(?:Anomaly\(\s*|FindingDocument\(\s*id: [^"\n]*, )"([a-z]\w*)"/)
      return (given.map(\.1) + found.map(\.1)).map(String.init)
    }
    try expectGolden(Set(codes).sorted().joined(separator: "\n"), "all-codes")
  }

  @Test("is worded in lower case, with a hint that is not a sentence", arguments: scripts)
  func wording(_ name: String) throws {
    let script = try #require(TranscriptTests.scripts.first { $0.name == name })
    _ = try script.transcript { _, _, answer in
      for line in answer.err.lines.dropLast() {
        let text = try #require(line.wholeMatch(of: /(scoreboard|hint): (.*)/)).2
        let isSentence = text.hasSuffix(".") && !text.hasSuffix("...")
        #expect(!isSentence && !text.isEmpty, "\(line)")
        // WHO and other placeholders stand as in help.
        let word = text.prefix { $0.isLetter }
        #expect(word == word.lowercased() || word == word.uppercased(), "\(line)")
      }
    }
  }

  @Test("of a busy library and of what nobody foresaw says so")
  func others() {
    let busy = Problem(LibraryError.busy("games"))
    let text = """
      scoreboard: another process has been writing to games for two seconds
      hint: try again

      """
    #expect(busy.text(at: Hint.Place()) == text)
    #expect((busy.code, busy.exit) == ("busy", .busy))
    #expect(Problem(CancellationError()).exit == .internalError)
    let unsynced = Problem(LibraryError.unsynced(FileError("write", "games", .inputOutput)))
    #expect(unsynced.hint == "it is done: do not do it again")
  }

  private static func text(_ error: ErrorLine.Facts) -> String {
    let hint = error.hint.map { "hint: \($0.escapingControls)\n" } ?? ""
    return "scoreboard: \(error.message.escapingControls)\n\(hint)"
  }
}
