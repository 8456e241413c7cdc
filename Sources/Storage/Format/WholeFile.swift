import Basketball
import Documents
import JSON

/// A file of any layout, read to its end and checked: a hand may have been in it.
struct WholeFile {
  private let root: JSONValue
  private let path: String

  private static let keys: [StaticString] = ["format", "last", "game", "tape", "seal"]

  /// Reads a file.
  init(_ bytes: [UInt8], path: String) throws(LibraryError) {
    self.path = path
    do {
      root = try JSONText(bytes).root
      let format = try root.member("format").string()
      guard format == GameFile.format || format == GameFile.olderFormat else {
        throw LibraryError.newerFormat(path: path, format: JSONError.excerpt(format))
      }
    } catch let error as JSONError {
      throw .damaged(path: path, what: error.text)
    } catch let error as LibraryError {
      throw error
    } catch {
      throw .damaged(path: path, what: "\(error)")
    }
  }

  /// The first key that this version does not know, and would lose.
  var unknownKey: String? {
    root.unknownKey(besides: Self.keys) ?? root["game"].flatMap { GameDocument.unknownKey(in: $0) }
  }

  /// The head, as far as a list shows it.
  func listed() throws(LibraryError) -> ListedGame {
    try reading { () throws(JSONError) in ListedGame(try GameDocument(root.member("game"))) }
  }

  /// The game of the tape, whatever the head says.
  func tape(id: String) throws(LibraryError) -> Scoresheet {
    let entries = try reading { () throws(JSONError) in
      var entries: [Entry] = []
      for entry in try root.member("tape").list() { entries.append(try Entry(entry)) }
      return entries
    }
    do {
      return try Scoresheet(id: id, tape: entries)
    } catch {
      throw .inconsistent(path: path, what: error.text)
    }
  }

  /// The game, once head and tape agree.
  func sheet(id: String) throws(LibraryError) -> Scoresheet {
    let (head, last) = try reading { () throws(JSONError) in
      (try GameDocument(root.member("game")), try root["last"]?.int())
    }
    guard head.id == id else {
      throw .inconsistent(
        path: path, what: "the game in it is '\(JSONError.excerpt(head.id))'")
    }
    let sheet = try tape(id: id)
    let expected = GameDocument(sheet.standing, now: sheet.tape.changed)
    let isOlder = root["game"]?["lastPlay"].map { $0["basket"] == nil } ?? false
    let found = isOlder ? head.adoptingBasket(of: expected) : head
    if found != expected {
      throw .inconsistent(path: path, what: Disagreement.text(found: found, expected: expected))
    }
    if let last, last != sheet.standing.lastNumber {
      throw .inconsistent(
        path: path, what: "last is \(last), but by the tape \(sheet.standing.lastNumber)")
    }
    return sheet
  }

  private func reading<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(LibraryError) -> Value {
    do {
      return try read()
    } catch {
      throw .damaged(path: path, what: error.text)
    }
  }
}

/// The first fact in which a head is not what its tape adds up to.
enum Disagreement {
  /// Where and what: `home.score is 8, but by the tape 7`.
  static func text(found: GameDocument, expected: GameDocument) -> String {
    let lines = [found, expected].map {
      $0.pretty.split(separator: "\n")
    }
    let place = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (is_, should) = (value(lines[0], place), value(lines[1], place))
    return "\(path(to: place, in: lines[1])) is \(is_), but by the tape \(should)"
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
    return JSONError.excerpt(String(value.hasSuffix(",") ? value.dropLast() : value))
  }
}
