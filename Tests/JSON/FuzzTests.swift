import Fixtures
import Foundation
import JSON
import Testing

@Suite("Any input")
struct FuzzTests {
  @Test("is read as JSONDecoder reads it, or refused as JSONDecoder refuses it")
  func reading() {
    for seed in seeds(2_000) {
      var random = RandomJSON(seed: seed)
      let input = random.next()
      guard let difference = Self.difference(input) else { continue }
      Issue.record(
        """
        \(difference)
        seed \(seed)
        \(String(decoding: input, as: UTF8.self))
        \(input)
        """)
      return
    }
  }

  @Test("that is read is written again as the same value, in both layouts")
  func writing() throws {
    for seed in seeds(1_000) {
      var random = RandomJSON(seed: seed)
      let input = random.next()
      guard let text = try? JSONText(input), let tree = try? Tree(text) else { continue }
      var pretty = JSONWriter(spread: .max)
      pretty.value(text.root)
      let again = try JSONText(pretty.bytes)
      #expect(try Tree(again) == tree, "seed \(seed)")
      #expect(again.root.line == text.root.line, "seed \(seed)")
    }
  }

  /// How the reader and JSONDecoder differ over an input, beside what the reader is meant to.
  private static func difference(_ input: [UInt8]) -> String? {
    let ours = Result { try Tree(JSONText(input)) }
    // Ours is UTF-8 without a mark of the byte order; JSONDecoder follows such marks, and takes a
    // zero among the first bytes for UTF-16 or UTF-32.
    if isOtherEncoding(input) { return isFailure(ours) ? nil : "another encoding is read" }
    if case .failure(let error as JSONError) = ours {
      // The same key twice says two things. JSONDecoder takes one of them.
      if error.text.hasSuffix("is there twice") { return nil }
    }
    let theirs = Result { try JSONDecoder().decode(Tree.self, from: Data(input)) }
    switch (ours, theirs) {
    case (.failure, .failure): return nil
    case (.success(let ours), .failure(let error)):
      // JSONDecoder refuses some zeros with an exponent, 0e1 and 0.00e1, which RFC 8259 has.
      let mended = Data(Mended.zeros(of: input))
      if let theirs = try? JSONDecoder().decode(Tree.self, from: mended), theirs == ours {
        return nil
      }
      return "read: \(ours), but \(error)"
    case (.failure(let error), .success(let theirs)):
      // JSONDecoder lets a comma stand before a closing bracket, RFC 8259 does not.
      let mended = Result { try Tree(JSONText(Mended.commas(of: input))) }
      if case .success(theirs) = mended { return nil }
      // Of members with the same key, JSONDecoder looks into one.
      if theirs.memberCount < Mended.colons(in: input) { return nil }
      return "refused: \(error), but \(theirs)"
    case (.success(let ours), .success(let theirs)):
      // Keys that differ by how an accent is written are one to a Dictionary of String.
      return ours == theirs || hasEquivalentKeys(ours) ? nil : "\(ours), but \(theirs)"
    }
  }

  private static func isFailure(_ result: Result<Tree, any Error>) -> Bool {
    if case .failure = result { true } else { false }
  }

  private static func isOtherEncoding(_ input: [UInt8]) -> Bool {
    input.prefix(4).contains(0) || input.starts(with: [0xEF, 0xBB, 0xBF])
      || input.starts(with: [0xFE, 0xFF]) || input.starts(with: [0xFF, 0xFE])
  }

  private static func hasEquivalentKeys(_ tree: Tree) -> Bool {
    switch tree {
    case .object(let members):
      Set(members.keys.map { String(decoding: $0, as: UTF8.self) }).count < members.count
        || members.values.contains(where: hasEquivalentKeys)
    case .array(let elements): elements.contains(where: hasEquivalentKeys)
    default: false
    }
  }
}

/// Inputs in which JSONDecoder and RFC 8259 differ, so changed that they agree.
private enum Mended {
  /// Without the commas before closing brackets.
  static func commas(of input: [UInt8]) -> [UInt8] {
    change(input) { byte, result in
      guard byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return true }
      let last = result.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if let last, result[last] == UInt8(ascii: ",") { result.remove(at: last) }
      return true
    }
  }

  /// Without the exponents of zeros.
  static func zeros(of input: [UInt8]) -> [UInt8] {
    var isExponent = false
    return change(input) { byte, result in
      if byte | 0x20 == UInt8(ascii: "e") {
        let number = result.reversed().prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
        isExponent = number.contains(0x30) && number.allSatisfy { $0 == 0x30 || $0 == 0x2E }
      } else if !(0x30...0x39).contains(byte), byte != 0x2B, byte != 0x2D {
        isExponent = false
      }
      return !isExponent
    }
  }

  /// How many colons stand outside strings.
  static func colons(in input: [UInt8]) -> Int {
    var count = 0
    _ = change(input) { byte, _ in
      count += byte == UInt8(ascii: ":") ? 1 : 0
      return true
    }
    return count
  }

  /// Copies the input; the body sees each byte outside strings before it is added to the copy, and
  /// says whether it is.
  private static func change(
    _ input: [UInt8], _ body: (UInt8, inout [UInt8]) -> Bool
  ) -> [UInt8] {
    var result = [UInt8]()
    var isString = false
    var isEscaped = false
    for byte in input {
      if !isString, !body(byte, &result) { continue }
      if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      result.append(byte)
    }
    return result
  }
}
