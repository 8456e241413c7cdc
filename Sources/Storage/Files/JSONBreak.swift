import FoundationEssentials

/// Where bytes stop being JSON. The decoder only says that they do, and who has to mend a file
/// wants the line.
struct JSONBreak {
  private var line = 1
  private var closers: [UInt8] = []
  private var isOver = false

  /// The decoder follows no deeper.
  private static let deepest = 512

  /// What is wrong with bytes that are no JSON, and on which line.
  static func found(in data: Data) -> String {
    guard !data.isEmpty else { return "it is empty" }
    var scan = JSONBreak()
    return data.withUnsafeBytes { scan.fault(in: $0) } ?? "it is not valid JSON"
  }

  private mutating func fault(in bytes: UnsafeRawBufferPointer) -> String? {
    var place = 0
    while place < bytes.count {
      if isOver, !Self.isSpace(bytes[place]) {
        return "line \(line): something stands after its end"
      }
      guard closers.count <= Self.deepest else { return "line \(line): it is nested too deeply" }
      guard let next = take(bytes, at: place) else {
        return "line \(line): it is not valid JSON there"
      }
      place = next
    }
    return closers.isEmpty && isOver ? nil : "it is cut off on line \(line)"
  }

  /// Follows one byte, or one string or bare word that begins with it; nil where it cannot stand.
  private mutating func take(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int? {
    let byte = bytes[place]
    switch byte {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closers.popLast() == byte else { return nil }
      isOver = closers.isEmpty
    case UInt8(ascii: "\""): return closers.isEmpty ? nil : end(ofString: bytes, from: place + 1)
    case 0x09, 0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: ":"): break
    default: return closers.isEmpty ? nil : end(ofWord: bytes, from: place)
    }
    return place + 1
  }

  private func end(ofString bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] < 0x20 { return nil }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place + 1
  }

  /// The end of a number, `true`, `false` or `null`.
  private func end(ofWord bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let rest = bytes[start...]
    let end = rest.firstIndex { Self.isSpace($0) || ",:]}".utf8.contains($0) } ?? bytes.count
    // A word of more bytes than any number has is none.
    guard end - start <= 400 else { return nil }
    let word = String(decoding: rest[..<end], as: UTF8.self)
    return ["true", "false", "null"].contains(word) || Double(word)?.isFinite == true ? end : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
