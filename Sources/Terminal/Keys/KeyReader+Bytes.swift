extension KeyReader {
  /// Bytes that are kept of a sequence: more than any has that means something here.
  private static let most = 256

  mutating func take(_ byte: UInt8) {
    switch place {
    case .text: takeText(byte)
    case .escape, .secondEscape: takeAfterEscape(byte)
    case .sequence: takeSequence(byte)
    case .console, .single: takeLast(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEnd(byte)
    case .paste: takePaste(byte)
    }
  }

  /// A byte outside all sequences, or one that no sequence has: that one is cut off by it.
  private mutating func takeText(_ byte: UInt8) {
    place = byte == 0x1B ? .escape : .text
    guard byte >= 0x20, byte != 0x7F else {
      scalars.drop()
      return arrive(Key(control: byte).map { .key($0) })
    }
    guard let scalar = scalars.take(byte) else { return }
    if scalar.properties.generalCategory != .control { typed.append(scalar) }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    (sequence, introducer) = ([], byte)
    switch byte {
    case 0x1B:
      if place == .secondEscape { arrive(.key(.escape)) }
      place = .secondEscape
      return
    case UInt8(ascii: "["): place = .sequence
    case UInt8(ascii: "O"): place = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"): place = .string
    default:
      // Another key, pressed right after it, or with Alt, which means the same to a terminal.
      for _ in 0..<(place == .secondEscape ? 2 : 1) { arrive(.key(.escape)) }
      takeText(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return takeText(byte) }
    if byte < 0x40, !endsShifted(byte) {
      if sequence.count < Self.most { sequence.append(byte) }
      return
    }
    place = .text
    if byte == UInt8(ascii: "["), sequence.isEmpty {
      place = .console
    } else if byte == UInt8(ascii: "~"), sequence == Array("200".utf8) {
      (place, paste) = (.paste, Paste())
    } else {
      arrive(Arrival(parameters: sequence, final: byte))
    }
  }

  /// Whether it is the dollar that ends a key with shift in rxvt (`3$`). Elsewhere more follows it.
  private func endsShifted(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") && !sequence.isEmpty
      && sequence.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private mutating func takeLast(_ byte: UInt8) {
    guard (0x20..<0x7F).contains(byte) else { return takeText(byte) }
    if place == .single {
      arrive(Key(cursor: Character(Unicode.Scalar(byte))).map { .key($0) })
    }
    place = .text
  }

  private mutating func takeString(_ byte: UInt8) {
    switch byte {
    case 0x07: endString()
    case 0x1B: place = .stringEscape
    case ..<0x20, 0x7F: takeText(byte)
    default: if sequence.count < Self.most { sequence.append(byte) }
    }
  }

  private mutating func takeStringEnd(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") { return endString() }
    place = .escape
    takeAfterEscape(byte)
  }

  private mutating func endString() {
    place = .text
    arrive(Arrival(command: sequence))
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard let text = paste.take(byte) else { return }
    place = .text
    if !text.isEmpty { arrive(.key(.paste(text))) }
  }
}
