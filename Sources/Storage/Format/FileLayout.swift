import Basketball
import Documents
import JSON
import Platform

/// The layout of a game's file, `scoreboard.file/2`: the head with its check, the tape with one
/// entry per line, and the seal over all of it.
///
/// A valid check means that the head is as this tool wrote it; a valid seal, that the whole file
/// is: the head agrees with the tape, and both are where they belong.
enum FileLayout {
  static let format = "scoreboard.file/2"
  /// The format of 0.1.0: the same keys in another layout.
  static let olderFormat = "scoreboard.file/1"

  private static let start = Array("{\n  \"format\" : \"\(format)\",\n  \"last\" : ".utf8)
  private static let gameKey = Array(",\n  \"game\" : ".utf8)
  /// How each top-level key begins; keys inside the game are indented further.
  private static let nextKey = Array(",\n  \"".utf8)
  private static let checkKey = Array(",\n  \"check\" : \"".utf8)
  private static let tapeKey = Array(",\n  \"tape\" : [\n    ".utf8)
  static let tapeEnd = Array("\n  ],\n  \"seal\" : ".utf8)
  private static let end = Array("\"\n}\n".utf8)

  /// Bytes from the opening bracket of the tape to its first line.
  static let lineStart = 6
  /// Bytes from the last line of the tape to behind its closing bracket.
  static let lineEnd = 4

  /// Bytes of the seal and of what follows it.
  static let tailLength = 1 + Checksum.digits + end.count
}

/// Writing.
extension FileLayout {
  /// The bytes of a file: its head, the lines of its tape and what is added to them.
  ///
  /// - Parameter saved: the lines of the tape as they are in the file, from the first to the last
  ///   character.
  static func bytes(
    _ head: JSON, last: Int, saved: ArraySlice<UInt8>, adding entries: [Entry]
  ) -> [UInt8] {
    var json = JSONWriter(spread: 2, reserving: saved.count + 4096 + 256 * entries.count)
    json.begin(.object)
    json.field("format", format)
    json.field("last", last)
    json.field("game", head)
    json.sum("check")
    json.key("tape")
    json.begin(.array)
    if !saved.isEmpty { json.raw(saved) }
    for entry in entries { json.write(entry.json) }
    json.end(.array)
    json.sum("seal")
    json.end(.object)
    json.endLine()
    return json.bytes
  }
}

extension JSONWriter {
  /// Writes the sum over everything so far, its own key included.
  fileprivate mutating func sum(_ key: StaticString) {
    self.key(key)
    write(.text(withBytes { Checksum($0) }.text))
  }
}

/// Reading.
extension FileLayout {
  /// Whether the seal of a file is valid.
  static func isSealed(_ bytes: [UInt8]) -> Bool {
    let count = bytes.count - tailLength
    // Without a seal there is no need to compute the sum.
    guard count > 0, hasTail(bytes[count...]) else { return false }
    let expected = tapeEnd + [UInt8(ascii: "\"")] + Checksum(bytes[..<count]).text.utf8 + end
    return bytes.suffix(expected.count).elementsEqual(expected)
  }

  /// Whether these bytes end a file in this layout.
  static func hasTail(_ tail: ArraySlice<UInt8>) -> Bool {
    tail.count == tailLength && tail.first == UInt8(ascii: "\"")
      && tail.suffix(end.count).elementsEqual(end)
  }

  /// The beginning of a file in this layout, up to its tape.
  struct Beginning {
    /// The highest play number.
    let last: Int
    let head: Range<Int>
    private let tapeStart: Int
    /// Where the check of the head is; nil in files of 0.2.0, which have no check.
    private var check: Int?

    /// Nil if it is incomplete or in another layout.
    init?(_ bytes: [UInt8]) {
      guard bytes.starts(with: start) else { return nil }
      let digits = bytes[start.count...].prefix { (48...57).contains($0) }
      guard let last = Int(String(decoding: digits, as: UTF8.self)),
        bytes[digits.endIndex...].starts(with: gameKey),
        case let headStart = digits.endIndex + gameKey.count,
        var place = bytes.place(of: nextKey, from: headStart)
      else { return nil }
      self.last = last
      head = headStart..<place
      if bytes[place...].starts(with: checkKey) {
        check = place + checkKey.count
        place += checkKey.count + Checksum.digits + 1
      }
      guard place < bytes.count, bytes[place...].starts(with: tapeKey) else { return nil }
      tapeStart = place + tapeKey.count
    }

    /// The lines of the tape in a whole file.
    func tape(in bytes: [UInt8]) -> Range<Int> {
      tapeStart..<(bytes.count - tailLength - tapeEnd.count)
    }

    /// Whether the check of the head is valid. A file of 0.2.0 has none, and is trusted.
    func isChecked(in bytes: [UInt8]) -> Bool {
      guard let check else { return true }
      return bytes[check...].starts(with: Checksum(bytes[..<(check - 1)]).text.utf8)
    }
  }
}

extension [UInt8] {
  /// The first place of bytes that begin with a comma and a line break. It goes from line to line,
  /// since a JSON string has no line break in it.
  fileprivate func place(of key: [UInt8], from start: Int) -> Int? {
    var place = start + 1
    while place < count, let line = self[place...].place(of: key[1]) {
      let start = line - 1
      let last = line - 2 + key.count
      // A quick test: nearly all lines of the head differ in this byte.
      if last < count, self[last] == key[key.count - 1], self[start...].starts(with: key) {
        return start
      }
      place = line + 1
    }
    return nil
  }
}
