import Basketball
import Documents
import JSON
import Platform

/// The layout of a game's file, `scoreboard.file/2`: the head, the tape with an entry a line, and the
/// seal over both.
///
/// Where the seal holds, the file is as this tool wrote it: the head is what the tape adds up to, and
/// both are where they have to be.
enum GameFile {
  static let format = "scoreboard.file/2"
  /// What 0.1.0 wrote, with the same keys in another layout.
  static let olderFormat = "scoreboard.file/1"

  private static let start = Array("{\n  \"format\" : \"\(format)\",\n  \"last\" : ".utf8)
  private static let tapeKey = Array(",\n  \"tape\" : [\n    ".utf8)
  private static let gameKey = Array(",\n  \"game\" : ".utf8)
  static let tapeEnd = Array("\n  ],\n  \"seal\" : ".utf8)
  private static let end = Array("\"\n}\n".utf8)

  /// Bytes from the bracket before the first line of the tape to that line, and from the last line to
  /// the bracket after it.
  static let (lineStart, lineEnd) = (6, 4)

  /// Bytes of the seal and of what follows it.
  static let tailLength = 1 + Checksum.digits + end.count

  /// The bytes of a file.
  ///
  /// - Parameter entries: the lines of the tape, without what is before the first and after the last.
  static func bytes(
    _ standing: Standing, changed: TimeOfDay, saved: ArraySlice<UInt8>, adding entries: [Entry]
  ) -> [UInt8] {
    var json = JSONWriter(spread: 2, reserving: saved.count + 4096 + 256 * entries.count)
    json.beginObject()
    json.field("format", format)
    json.field("last", standing.lastNumber)
    json.field("game", GameDocument(standing, now: changed))
    json.key("tape")
    json.beginArray()
    if !saved.isEmpty { json.raw(saved) }
    for entry in entries { json.entry(entry) }
    json.endArray()
    json.key("seal")
    let seal = Checksum(json.bytes[...])
    json.raw(ArraySlice([UInt8(ascii: "\"")] + seal.text + [UInt8(ascii: "\"")]))
    json.endObject()
    json.endLine()
    return json.bytes
  }

  /// Entries as lines of a tape.
  static func lines(of entries: [Entry]) -> [UInt8] {
    var json = JSONWriter(spread: 2, startingAt: 1)
    json.beginArray()
    for entry in entries { json.entry(entry) }
    json.endArray()
    // Without the bracket and the indent before the first line, and what is after the last.
    return Array(json.bytes.dropFirst(lineStart).dropLast(lineEnd))
  }

  /// Where the parts of a file are whose seal holds; nil where it does not.
  static func sealedParts(_ bytes: [UInt8]) -> Parts? {
    let count = bytes.count - tailLength
    // Where there is no seal, there is nothing to add up.
    guard count > 0, hasTail(bytes[count...]) else { return nil }
    let seal = Checksum(bytes[..<count])
    guard ends(bytes, with: seal), let parts = parts(bytes) else { return nil }
    return Parts(
      last: parts.last, head: parts.head, tape: parts.tapeStart..<(count - tapeEnd.count))
  }

  /// Whether the last bytes of a file are the end of the tape and this seal.
  static func ends(_ bytes: [UInt8], with seal: Checksum) -> Bool {
    let expected = tapeEnd + [UInt8(ascii: "\"")] + seal.text + end
    return bytes.suffix(expected.count).elementsEqual(expected)
  }

  /// Where the parts of a sealed file are.
  struct Parts {
    /// The highest play number.
    let last: Int
    let head: Range<Int>
    /// The lines of the tape.
    let tape: Range<Int>
  }

  /// Whether these are the last bytes of a file in this layout.
  static func hasTail(_ tail: ArraySlice<UInt8>) -> Bool {
    tail.count == tailLength && tail.first == UInt8(ascii: "\"")
      && tail.suffix(end.count).elementsEqual(end)
  }

  /// Where the head is and the tape begins, in a file of this layout or the beginning of one; nil
  /// where they are not found.
  static func parts(_ bytes: [UInt8]) -> (last: Int, head: Range<Int>, tapeStart: Int)? {
    guard bytes.starts(with: start) else { return nil }
    var place = start.count
    var last = 0
    while place < bytes.count, (48...57).contains(bytes[place]), place < start.count + 15 {
      last = last * 10 + Int(bytes[place] - 48)
      place += 1
    }
    guard bytes[place...].starts(with: gameKey) else { return nil }
    let head = place + gameKey.count
    // A line break cannot be inside a JSON string: the key at the beginning of a line is the key.
    guard let tape = bytes.place(of: tapeKey, from: head) else { return nil }
    return (last, head..<tape, tape + tapeKey.count)
  }
}

extension [UInt8] {
  /// Where some bytes that begin with a comma and a line break are found first: from one line to
  /// the next.
  fileprivate func place(of key: [UInt8], from start: Int) -> Int? {
    var place = start + 1
    while let line = self[place...].place(of: key[1]) {
      if self[(line - 1)...].starts(with: key) { return line - 1 }
      place = line + 1
    }
    return nil
  }
}
