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
    return scan.fault(in: data) ?? "it is not valid JSON"
  }

  private mutating func fault(in data: Data) -> String? {
    var rest = data[...]
    while let byte = rest.popFirst() {
      if isOver, ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        return "line \(line): something stands after its end"
      }
      guard closers.count <= Self.deepest else { return "line \(line): it is nested too deeply" }
      guard take(byte, &rest) else { return "line \(line): it is not valid JSON there" }
    }
    return closers.isEmpty && isOver ? nil : "it is cut off on line \(line)"
  }

  /// Follows one byte, or one string or bare word that begins with it; false where it cannot stand.
  private mutating func take(_ byte: UInt8, _ rest: inout Data) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closers.popLast() == byte else { return false }
      isOver = closers.isEmpty
    case UInt8(ascii: "\""): return !closers.isEmpty && skipString(&rest)
    case 0x09, 0x0D, 0x20, UInt8(ascii: ","), UInt8(ascii: ":"): break
    default: return !closers.isEmpty && skipWord(byte, &rest)
    }
    return true
  }

  private func skipString(_ rest: inout Data) -> Bool {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\") { _ = rest.popFirst() }
    }
    return true
  }

  /// A number, `true`, `false` or `null`.
  private func skipWord(_ first: UInt8, _ rest: inout Data) -> Bool {
    var word = [first]
    while let byte = rest.first, !",:]} \n\r\t".utf8.contains(byte) {
      word.append(byte)
      rest.removeFirst()
    }
    let text = String(decoding: word, as: UTF8.self)
    return ["true", "false", "null"].contains(text) || Double(text)?.isFinite == true
  }
}
