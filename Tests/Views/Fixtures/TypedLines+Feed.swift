@testable import Basketball
import Documents
import Storage

@testable import ViewModels
@testable import Views

/// The words for errors in these tests.
@MainActor
func short(_ error: any Error) -> String {
  switch error {
  case LibraryError.failed: "there is no space left on the disk"
  case let problem as Problem: problem.message
  default: "\(error)"
  }
}

@MainActor
extension TypedLines {
  /// Lines of a feed.
  static var ofFeed: TypedLines {
    TypedLines(commands: []) { try FeedLine(Array($0.utf8), number: 1)?.verb() }
  }
}
