import Fixtures
import Foundation
import Testing

@Suite("A transcript")
struct TranscriptTests {
  private nonisolated static let scripts = goldenNames(".script")
  /// Only Linux has a folder in which nobody can make one.
  private nonisolated static let ofLinux = "library-in-proc"

  @Test(
    "is what was read and approved, and its failures keep the rules",
    arguments: scripts.filter { isLinux || $0 != ofLinux })
  func isApproved(_ name: String) throws {
    let session = try Session(golden(name + ".script")) { desk, arguments, answer in
      try FailureRules.check(desk, arguments, answer, of: name)
    }
    try expectGolden(session.transcript(), name + ".transcript")
  }

  @Test("has a script, and a name of its own")
  func names() {
    #expect(!Self.scripts.isEmpty && goldenNames(".transcript") == Self.scripts)
  }
}
