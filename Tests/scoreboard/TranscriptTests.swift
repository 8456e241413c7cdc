import Fixtures
import Foundation
import Testing

@Suite("A transcript")
struct TranscriptTests {
  nonisolated static let scripts =
    Script.games + Script.table + Script.results + Script.answers + Script.feeds + Script.usage
    + Script.refusals
    + Script.libraries + Script.damage + Script.corrections + Script.courts + Script.fullCourts
    + Script.scoring + Script.shots
    + Script.following + Script.overlays + Script.reports + Script.replays + Script.exports
    + Script.names + Script.leagues + Script.seasons + Script.events

  @Test(
    "is what was read and approved, and its failures keep the rules",
    arguments: scripts.filter { isLinux || !$0.needsLinux })
  func isApproved(_ script: Script) throws {
    let text = try script.transcript { desk, arguments, answer in
      try FailureRules.check(desk, arguments, answer, of: script.name)
    }
    try expectGolden(text, script.name + ".transcript")
  }

  @Test("has a script, and a name of its own")
  func names() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: goldens(of: #filePath).path)
    let goldens = files.filter { $0.hasSuffix(".transcript") }
    #expect(goldens.sorted() == Self.scripts.map { $0.name + ".transcript" }.sorted())
  }
}
