import Basketball
import Documents
import JSON

/// A file of any layout, read to its end and checked: it may have been edited by hand.
struct CheckedFile {
  private let root: JSONValue
  private let path: String

  private static let keys: [StaticString] = ["format", "last", "game", "check", "tape", "seal"]

  /// Reads a file.
  init(_ bytes: [UInt8], path: String) throws(LibraryError) {
    let (root, format) = try reading(path) { () throws(JSONError) in
      let root = try JSONText(bytes).root
      return (root, try root.member("format").string())
    }
    guard format == FileLayout.format || format == FileLayout.olderFormat else {
      throw .newerFormat(path: path, format: format.excerpt)
    }
    (self.root, self.path) = (root, path)
  }

  /// The first key that this version does not know, and would lose.
  var unknownKey: String? {
    root.unknownKey(besides: Self.keys) ?? root["game"].flatMap { GameDocument.unknownKey(in: $0) }
  }

  /// Whether the head was written with a check.
  var hasCheck: Bool { root["check"] != nil }

  /// The head, as far as a list shows it.
  func listed() throws(LibraryError) -> GameHead {
    try reading(path) { () throws(JSONError) in GameHead(try GameDocument(root.member("game"))) }
  }

  /// The game of the tape, whatever the head says.
  func tape(id: String) throws(LibraryError) -> Scoresheet {
    let entries = try reading(path) { () throws(JSONError) in try root.member("tape").entries() }
    do {
      return try Scoresheet(id: id, tape: entries)
    } catch {
      throw .inconsistent(path: path, what: error.text)
    }
  }

  /// The game, once head and tape agree.
  func sheet(id: String) throws(LibraryError) -> Scoresheet {
    let (head, last) = try reading(path) { () throws(JSONError) in
      (try GameDocument(root.member("game")), try root["last"]?.int())
    }
    guard head.id == id else { throw .otherGame(path: path, game: head.id) }
    let sheet = try tape(id: id)
    let expected = GameDocument(sheet.standing, now: sheet.tape.changed)
    let found = head.adopting(expected, missingIn: root["game"])
    if found != expected {
      throw .inconsistent(path: path, what: Disagreement.text(found: found, expected: expected))
    }
    if let last, last != sheet.standing.lastNumber {
      throw .inconsistent(
        path: path, what: "last is \(last), but by the tape \(sheet.standing.lastNumber)")
    }
    return sheet
  }
}

/// What is found in a game's file when neither its head nor its seal is trusted.
public struct FileCheck: Sendable {
  /// The name of the game.
  public let id: String
  /// The game of the tape, if the tape is one.
  public let sheet: Scoresheet?
  /// What is wrong with the file.
  public let error: LibraryError?

  /// Whether the head can be written again from the tape.
  public var isRepairable: Bool { error != nil && sheet != nil }

  /// What does not add up.
  public var findings: [FindingDocument] {
    let fault = error.map { error in
      FindingDocument(
        id: id, cause: cause(of: error), message: error.damage?.what ?? "it cannot be read")
    }
    return [fault].compactMap(\.self)
      + (sheet?.anomalies ?? []).map {
        FindingDocument($0, id: id, on: sheet?.standing.rules.clockFace ?? .up)
      }
  }
}

extension FileCheck {
  private func cause(of error: LibraryError) -> FindingDocument.Cause {
    guard isRepairable else { return .damaged }
    if case .otherGame = error { return .otherGame }
    return .inconsistent
  }
}

extension GameLibrary {
  /// Looks at a game's file without believing its head or its seal.
  public func check(_ id: String) -> FileCheck {
    do throws(LibraryError) {
      let file = try wholeFile(id)
      do throws(LibraryError) {
        return FileCheck(id: id, sheet: try file.sheet(id: id), error: nil)
      } catch {
        return FileCheck(id: id, sheet: try? file.tape(id: id), error: error)
      }
    } catch {
      return FileCheck(id: id, sheet: nil, error: error)
    }
  }

  /// Writes the head of a game again from its tape.
  public func repair(_ id: String) throws {
    try locked { lock in
      let file = try wholeFile(id)
      let sheet = try file.tape(id: id)
      if let key = file.unknownKey { throw LibraryError.unknownKey(path: path(of: id), key: key) }
      _ = try write(sheet, isNew: false, lock)
    }
  }

  private func wholeFile(_ id: String) throws(LibraryError) -> CheckedFile {
    try CheckedFile(try file(id).contents(), path: path(of: id))
  }
}

/// The first value in which a head differs from what its tape adds up to.
enum Disagreement {
  /// Where and what: `home.score is 8, but by the tape 7`.
  static func text(found: GameDocument, expected: GameDocument) -> String {
    let lines = [found, expected].map {
      $0.pretty.split(separator: "\n")
    }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let values = lines.map { value($0, place) }
    return "\(path(to: place, in: lines[1])) is \(values[0]), but by the tape \(values[1])"
  }

  /// The keys and places that lead to a line of pretty JSON, by the indentation.
  private static func path(to place: Int, in lines: [Substring]) -> String {
    var steps: [(depth: Int, name: String)] = []
    var counts: [Int: Int] = [:]
    for line in lines.prefix(place + 1) {
      let depth = line.prefix { $0 == " " }.count
      guard !["]", "}"].contains(line.dropFirst(depth).prefix(1)) else { continue }
      steps.removeAll { $0.depth >= depth }
      let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[2].hasPrefix(" :") {
        steps.append((depth, "." + parts[1]))
        counts = counts.filter { $0.key <= depth }
      } else if depth > 0 {
        steps.append((depth, "[\(counts[depth, default: 0])]"))
        counts[depth, default: 0] += 1
      }
    }
    let path = steps.map(\.name).joined()
    return path.hasPrefix(".") ? String(path.dropFirst()) : path
  }

  private static func value(_ lines: [Substring], _ place: Int) -> String {
    guard lines.indices.contains(place) else { return "nothing" }
    let line = lines[place].drop { $0 == " " }
    let value = line.firstRange(of: " : ").map { line[$0.upperBound...] } ?? line
    return String(value.hasSuffix(",") ? value.dropLast() : value).excerpt
  }
}
