/// A key that was pressed, or text that was pasted.
public enum Key: Hashable, Sendable {
  /// A key that types something; the space bar too. With shift it types something else.
  case character(Character)
  /// A letter in lower case, pressed with Ctrl, that has no meaning of its own.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// Text that was pasted, as one key.
  case paste(String)
}

/// Decodes bytes from a terminal into keys, however they are split on the way.
struct KeyReader {
  /// What the next byte belongs to.
  private enum State {
    case text
    /// After one escape, or after two: rxvt puts one before a sequence for Alt.
    case escape, secondEscape
    /// After `ESC [`, after `ESC [ [` (function keys of the Linux console), after `ESC O`.
    case sequence, console, single
    /// After `ESC ]` and its like, and after the escape that may end that string.
    case string, stringEscape
    case paste
  }

  /// Bytes of a sequence that are stored: more than any known sequence has.
  private static let longestSequence = 256
  /// Milliseconds after which an escape is a key, not the start of a sequence on a slow line.
  static let escapePatience = 100
  /// Milliseconds after which the end of a sequence or of a paste will not come.
  private static let endPatience = 1000

  private var state = State.text
  private var sequence = [UInt8]()
  /// The byte after the escape, which may be a key of its own.
  private var introducer: UInt8 = 0
  private var paste = Paste()
  /// UTF-8, of which the last character may be incomplete.
  private var typed = [UInt8]()
  private var decoded = [Key]()

  /// The keys that these bytes complete. Characters that arrive together are joined into grapheme
  /// clusters.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [Key] {
    for byte in bytes { read(byte) }
    return drain()
  }

  /// How many milliseconds without another byte end a sequence or a paste that has begun; nil where none has.
  var patience: Int? {
    switch state {
    case .text: nil
    case .escape, .secondEscape, .single: Self.escapePatience
    case .sequence, .string, .stringEscape:
      sequence.isEmpty ? Self.escapePatience : Self.endPatience
    case .console, .paste: Self.endPatience
    }
  }

  /// The keys of a sequence or a paste that has begun, after so many milliseconds without another byte.
  mutating func flush(after silence: Int = escapePatience) -> [Key] {
    guard let patience, silence >= patience else { return [] }
    switch state {
    case .paste: endPaste(paste.text)
    case _ where patience == Self.endPatience: break
    case .secondEscape: for _ in 0..<2 { emit(.escape) }
    default:
      emit(.escape)
      // The bytes were keys, one right after the other.
      if state != .escape { emit(.character(Character(Unicode.Scalar(introducer)))) }
      if state == .stringEscape { emit(.escape) }
    }
    state = .text
    return drain()
  }

  private mutating func endPaste(_ text: String) {
    state = .text
    if !text.isEmpty { emit(.paste(text)) }
  }

  private mutating func emit(_ key: Key?) {
    guard let key else { return }
    endText()
    decoded.append(key)
  }

  private mutating func endText() {
    decoded += typed.text.map { .character($0) }
    typed = []
  }

  private mutating func drain() -> [Key] {
    let rest = Array(typed.suffix(typed.partialCount))
    typed.removeLast(rest.count)
    endText()
    typed = rest
    defer { decoded = [] }
    return decoded
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text: readText(byte)
    case .escape, .secondEscape: readAfterEscape(byte)
    case .sequence: readSequence(byte)
    case .console, .single: readFinal(byte)
    case .string: readString(byte)
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .text : .escape
      if state == .escape { readAfterEscape(byte) }
    case .paste:
      if let text = paste.append(byte) { endPaste(text) }
    }
  }

  /// Reads a byte outside a sequence, or one that cannot be part of it and ends it.
  private mutating func readText(_ byte: UInt8) {
    state = byte == 0x1B ? .escape : .text
    guard byte >= 0x20, byte != 0x7F else { return emit(.ofControl(byte)) }
    typed.append(byte)
  }

  private mutating func readAfterEscape(_ byte: UInt8) {
    sequence = []
    introducer = byte
    switch Unicode.Scalar(byte) {
    case "\u{1b}":
      if state == .secondEscape { emit(.escape) }
      state = .secondEscape
    case "[": state = .sequence
    case "O": state = .single
    case "]", "P", "_", "^": state = .string
    default:
      // Another key right after Escape, or together with Alt: a terminal sends the same for both.
      for _ in 0..<(state == .secondEscape ? 2 : 1) { emit(.escape) }
      readText(byte)
    }
  }

  private mutating func readSequence(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return readText(byte) }
    if byte < 0x40, !endsShifted(byte) { return store(byte) }
    state = .text
    if byte == UInt8(ascii: "["), sequence.isEmpty {
      state = .console
    } else if byte == UInt8(ascii: "~"), sequence == Array("200".utf8) {
      state = .paste
      paste = Paste()
    } else {
      emit(.sequence(sequence, final: Character(Unicode.Scalar(byte))))
    }
  }

  /// Whether it is the dollar that ends a shifted key in rxvt (`3$`). In other terminals a sequence
  /// goes on after it.
  private func endsShifted(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") && !sequence.isEmpty
      && sequence.allSatisfy { Character(Unicode.Scalar($0)).isNumber }
  }

  private mutating func store(_ byte: UInt8) {
    if sequence.count < Self.longestSequence { sequence.append(byte) }
  }

  private mutating func readFinal(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return readText(byte) }
    if state == .single { emit(.cursor(Character(Unicode.Scalar(byte)))) }
    state = .text
  }

  private mutating func readString(_ byte: UInt8) {
    switch byte {
    case 0x07: state = .text
    case 0x1B: state = .stringEscape
    case ..<0x20, 0x7F: readText(byte)
    default: store(byte)
    }
  }
}

extension Key {
  /// The key behind a control sequence of xterm, the Linux console or rxvt. Modifiers are ignored:
  /// xterm and rxvt say them in the parameters (`1;5A`), rxvt also in the last byte (`a`, `3^`).
  fileprivate static func sequence(_ parameters: [UInt8], final: Character) -> Key? {
    // The reply to a query of a program that ran before.
    if parameters.first == UInt8(ascii: "?") { return nil }
    return switch final {
    case "~", "$", "^", "@": keypad(String(decoding: parameters, as: UTF8.self))
    case "Z": .backTab
    default: cursor(final)
    }
  }

  /// The key behind the last byte of a sequence for the cursor: after `ESC [`, or after `ESC O`
  /// where the terminal is in application mode.
  fileprivate static func cursor(_ final: Character) -> Key? {
    switch final {
    case "A", "a": .up
    case "B", "b": .down
    case "C", "c": .right
    case "D", "d": .left
    case "H": .home
    case "F": .end
    default: nil
    }
  }

  /// The key behind a number, as the six keys above the arrows have on a VT220.
  private static func keypad(_ parameters: String) -> Key? {
    switch parameters.prefix(while: { $0 != ";" }) {
    case "1", "7": .home
    case "3": .delete
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }

  /// The key behind a control character, C0 or DEL.
  fileprivate static func ofControl(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }
}
