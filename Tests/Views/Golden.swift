import Foundation
import Testing

/// Compares a text with the one that was read and approved, beside this file. One that is missing
/// or different is recorded next to it, and fails the test: only a reader makes it the golden one.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
  let golden = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  let recorded = folder.appending(path: name + ".recorded")
  guard text != golden else {
    try? FileManager.default.removeItem(at: recorded)
    return
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try text.write(to: recorded, atomically: true, encoding: .utf8)
  Issue.record("\(name) is another text than \(name).recorded", sourceLocation: sourceLocation)
}
