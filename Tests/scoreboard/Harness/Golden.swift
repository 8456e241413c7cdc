import Foundation
import Testing

/// A transcript as it was read and approved.
///
/// Another one than that, or one that nobody has approved yet, is written beside it as
/// `NAME.recorded` and fails the test: read it, and move it over `NAME.transcript`.
struct Golden {
  private let approved: URL
  private let recorded: URL

  init(_ name: String) {
    approved = Self.folder.appending(path: name + ".transcript")
    recorded = Self.folder.appending(path: name + ".recorded")
  }

  /// Where the transcripts are.
  static var folder: URL { checkout.appending(path: "Tests/scoreboard/Goldens") }

  /// Expects that the transcript is this text.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let golden = try? String(contentsOf: approved, encoding: .utf8)
    guard golden != text else {
      try? FileManager.default.removeItem(at: recorded)
      return
    }
    try text.write(to: recorded, atomically: true, encoding: .utf8)
    let what = golden.map { Self.difference($0, text) } ?? "nobody has approved it yet"
    Issue.record(
      "\(recorded.lastPathComponent) is not \(approved.lastPathComponent): \(what)",
      sourceLocation: sourceLocation)
  }

  private static func difference(_ golden: String, _ text: String) -> String {
    let (was, is_) = (golden.lines, text.lines)
    let place = zip(was, is_).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      lines.indices.contains(place) ? "'\(lines[place])'" : "the end"
    }
    return "line \(place + 1) was \(line(was)) and is \(line(is_))"
  }
}

extension String {
  /// What stands between line breaks.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}

/// The root of the checkout that these tests were built from.
var checkout: URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
