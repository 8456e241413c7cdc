extension Key {
  /// The key behind a control sequence of xterm, the Linux console or rxvt. Modifiers are ignored:
  /// xterm and rxvt say them in the parameters (`1;5A`), rxvt also in the last byte (`a`, `3^`).
  init?(parameters: String, final: Character) {
    switch final {
    case "~", "$", "^", "@": self.init(keypad: parameters)
    case "Z": self = .backTab
    default: self.init(cursor: final)
    }
  }

  /// The key behind the last byte of a sequence for the cursor: after `ESC [`, or after `ESC O`
  /// where the terminal is in application mode.
  init?(cursor final: Character) {
    switch final {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "H": self = .home
    case "F": self = .end
    default: return nil
    }
  }

  /// The key behind a number, as the six keys above the arrows have on a VT220.
  private init?(keypad parameters: String) {
    switch parameters.prefix(while: { $0 != ";" }) {
    case "1", "7": self = .home
    case "3": self = .delete
    case "4", "8": self = .end
    case "5": self = .pageUp
    case "6": self = .pageDown
    default: return nil
    }
  }

  /// The key behind a control character, C0 or DEL.
  init?(control byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D: self = .enter
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    default: return nil
    }
  }
}
