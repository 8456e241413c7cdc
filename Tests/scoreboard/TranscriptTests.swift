import Fixtures
import Foundation
import Testing

@Suite("A transcript")
struct TranscriptTests {
  private nonisolated static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: goldens(of: #filePath).path).sorted())
    ?? []
  private nonisolated static let scripts = names(".script")
  /// Only Linux has a folder in which nobody can make one.
  private nonisolated static let ofLinux = "library-in-proc"

  private nonisolated static func names(_ ending: String) -> [String] {
    files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  @Test(
    "is what was read and approved, and its failures keep the rules",
    arguments: scripts.filter { isLinux || $0 != ofLinux })
  func isApproved(_ name: String) throws {
    let script = goldens(of: #filePath).appending(path: name + ".script")
    let session = try Session(String(contentsOf: script, encoding: .utf8)) {
      desk, arguments, answer in
      try FailureRules.check(desk, arguments, answer, of: name)
    }
    try expectGolden(session.transcript(), name + ".transcript")
  }

  @Test("has a script, and a name of its own")
  func names() {
    #expect(!Self.scripts.isEmpty && Self.names(".transcript") == Self.scripts)
  }
}
