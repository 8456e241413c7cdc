import Foundation
import Platform

/// Expects that a text is the one that was read and approved, `NAME` in the folder `Goldens` of the
/// module that is tested.
///
/// Another text than that, or one that nobody has approved yet, is written beside it as
/// `NAME.recorded` and is an error: read it, and have it approved by `Tests/approve`. In it the words of
/// the system for an error are `<ENOENT>`, for they differ.
public func expectGolden(_ text: String, _ name: String, file: String = #filePath) throws {
  let text = text.withoutWordsOfSystem
  let approved = goldens(of: file).appending(path: name)
  let recorded = goldens(of: file).appending(path: name + ".recorded")
  let golden = try? String(path: approved.path)
  guard golden != text else {
    try? FileManager.default.removeItem(at: recorded)
    return
  }
  let folder = recorded.deletingLastPathComponent()
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try text.write(to: recorded, atomically: true, encoding: .utf8)
  let what = golden.map { difference($0, text) } ?? "nobody has approved it yet"
  throw NotGolden(description: "\(name).recorded is not \(name): \(what)")
}

extension String {
  fileprivate var withoutWordsOfSystem: String {
    let errors: [(SystemError, String)] = [
      (.missing, "ENOENT"), (.notFolder, "ENOTDIR"), (.isFolder, "EISDIR"),
      (.symbolicLink, "ELOOP"), (.noSpace, "ENOSPC"),
    ]
    return errors.reduce(self) { text, error in
      // As a message, not as a part of another one.
      text.replacing(": \(error.0.words)", with: ": <\(error.1)>")
    }
  }
}

/// A text in the folder `Goldens` of the module that a file tests.
public func golden(_ name: String, file: String = #filePath) throws -> String {
  try String(path: goldens(of: file).appending(path: name).path)
}

/// The names of the goldens of a kind, in order, without the ending that says which it is.
public func goldenNames(
  _ ending: String, in folder: String = "", file: String = #filePath
) -> [String] {
  let path = goldens(of: file).appending(path: folder).path
  return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
    .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
}

/// The goldens of the module that a file tests.
public func goldens(of file: String) -> URL {
  let inside = file.dropFirst(checkout.path.count).split(separator: "/").prefix(2)
  return checkout.appending(path: inside.joined(separator: "/")).appending(path: "Goldens")
}

/// The root of the checkout that these tests were built from.
public var checkout: URL {
  (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
}

/// The games that come with the tool. What else is in their folder somebody has made there.
public let checkoutGames = [
  "2026-10-03-harbour-foundry", "2026-10-10-nordpark-kanal", "2026-10-17-sunset-old-town",
  "2026-10-24-gulls-herons",
].map { checkout.appending(path: "games/\($0).json") }

/// A text that is not what was approved.
public struct NotGolden: Error, CustomStringConvertible {
  /// Where the two differ first.
  public let description: String
}

private func difference(_ golden: String, _ text: String) -> String {
  let lines = [golden, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
  let shown = lines.map { $0.indices.contains(place) ? "'\($0[place])'" : "the end" }
  return "line \(place + 1) was \(shown[0]) and is \(shown[1])"
}
