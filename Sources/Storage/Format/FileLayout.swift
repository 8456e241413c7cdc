import Basketball
import Documents
import JSON
import Platform

/// The layout of a game's file, `scoreboard.file/3`: the id, a summary with its check, the tape with one
/// entry per line, and the seal over all of it.
///
/// The tape is the game. A valid check means that the summary is as this tool wrote it; a valid seal, that
/// the whole file is.
enum FileLayout {
  static let format = "scoreboard.file/3"
  /// The formats of 0.1.0 and of 0.2.0 to 0.4.0, with the whole document of the game in place of the summary.
  static let olderFormats = ["scoreboard.file/1", "scoreboard.file/2"]

  private static let checkKey = Array(",\n  \"check\" : \"".utf8)
  private static let tapeKey = Array("\",\n  \"tape\" : [\n    ".utf8)
  private static let tapeEnd = Array("\n  ],\n  \"seal\" : \"".utf8)
  private static let end = Array("\"\n}\n".utf8)

  /// Bytes from the opening bracket of the tape to its first line.
  private static let lineStart = 6
  /// Bytes from the end of the last line of the tape to the end of its closing bracket.
  private static let lineEnd = 4

  /// Bytes of the seal and of the end of the file after it.
  static let tailLength = Checksum.digits + end.count
}

/// Writing.
extension FileLayout {
  /// The bytes of a file: the summary of its game, the lines of its tape and what is added to them.
  ///
  /// - Parameter saved: the lines of the tape as they are in the file, from the first to the last
  ///   character.
  static func bytes(
    _ id: String, _ summary: JSON, saved: ArraySlice<UInt8>, adding entries: [Entry]
  ) -> [UInt8] {
    var writer = JSONWriter(spread: 0, reserving: 1 << 13)
    writer.write(summary)
    let game = writer.bytes.dropLast()
    func file(of size: Int) -> JSONWriter {
      var json = JSONWriter(spread: 2, reserving: saved.count + 4096 + 256 * entries.count)
      json.begin(.object)
      json.field("format", format)
      json.field("id", id)
      json.key("game")
      json.raw(game + Array(",\"size\":\(size)}".utf8))
      json.sum("check")
      json.key("tape")
      json.begin(.array)
      if !saved.isEmpty { json.raw(saved) }
      for entry in entries { json.write(entry.json) }
      json.end(.array)
      json.sum("seal", isLeftOut: size == 0)
      json.end(.object)
      json.endLine()
      return json
    }
    // The size counts its own digits, of which the first file has one.
    let least = file(of: 0).withBytes(\.count) - 1
    var size = least
    while size < least + String(size).utf8.count { size += 1 }
    return file(of: size).bytes
  }
}

extension JSONWriter {
  /// Writes a checksum of everything so far, up to its own key.
  fileprivate mutating func sum(_ key: StaticString, isLeftOut: Bool = false) {
    self.key(key)
    write(.text(withBytes { Checksum(isLeftOut ? .init(start: nil, count: 0) : $0) }.text))
  }
}

/// Reading.
extension FileLayout {
  /// The seal at the end of a file in this layout; nil of other bytes.
  static func seal(of tail: ArraySlice<UInt8>) -> String? {
    tail.count == tailLength && tail.suffix(end.count).elementsEqual(end)
      ? String(decoding: tail.prefix(Checksum.digits), as: UTF8.self) : nil
  }

  /// Whether the seal of a file is valid.
  static func isSealed(_ bytes: [UInt8]) -> Bool {
    let count = bytes.count - tailLength
    // The quote before it is not in the sum.
    guard count > 0, bytes[count - 1] == UInt8(ascii: "\""), let seal = seal(of: bytes[count...])
    else { return false }
    return seal == Checksum(bytes[..<(count - 1)]).text
  }

  /// Whether a file that begins so may be in this layout.
  static func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "{\n  \"format\" : \"\(format)\"".utf8)
  }

  /// The beginning of a file in this layout, up to its tape.
  struct Beginning {
    /// Where the summary is.
    let game: Range<Int>
    private let check: Int
    private let tapeStart: Int

    /// Nil for a beginning that is incomplete, of another game or in another layout.
    init?(_ bytes: [UInt8], of id: String) {
      let id = JSON.text(id).compact
      let start = Array("{\n  \"format\" : \"\(format)\",\n  \"id\" : \(id),\n  \"game\" : ".utf8)
      guard bytes.starts(with: start), let end = bytes.place(of: checkKey, from: start.count)
      else { return nil }
      game = start.count..<end
      check = end + checkKey.count
      tapeStart = check + Checksum.digits + tapeKey.count
      guard tapeStart <= bytes.count,
        bytes[(check + Checksum.digits)...].starts(with: tapeKey)
      else { return nil }
    }

    /// The list of the tape in a whole file, and the lines in it; nil if it does not end as this layout does.
    func tape(in bytes: [UInt8]) -> (list: Range<Int>, lines: Range<Int>)? {
      let end = bytes.count - tailLength - tapeEnd.count
      guard end > tapeStart, bytes[end...].starts(with: tapeEnd),
        FileLayout.seal(of: bytes.suffix(tailLength)) != nil
      else { return nil }
      return (tapeStart - lineStart..<end + lineEnd, tapeStart..<end)
    }

    /// Whether the check of the summary is valid, and the file has the size that it says.
    func isWhole(in bytes: [UInt8], of size: Int) -> Bool {
      Summary.size(of: bytes[game]) == size
        && bytes[check...].starts(with: Checksum(bytes[..<(check - 1)]).text.utf8)
    }
  }
}

extension [UInt8] {
  /// The first place of a key, whose bytes begin with a comma and a line break. The search goes from line to line,
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
