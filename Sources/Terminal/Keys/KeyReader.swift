/// Bytes from a terminal made into keys, however they are cut into pieces on their way.
struct KeyReader {
  /// Where amid the bytes of a key the next byte stands.
  enum Place {
    case text
    /// After one escape, or after two: rxvt puts one before a sequence for Alt.
    case escape, secondEscape
    /// After `ESC [`, after `ESC [ [` (function keys of the Linux console), after `ESC O`.
    case sequence, console, single
    /// After `ESC ]` and its like, and after the escape that may end what it begins.
    case string, stringEscape
    case paste
  }

  var place = Place.text
  var scalars = ScalarReader()
  var sequence: [UInt8] = []
  /// The byte after the escape, which may be a key of its own.
  var introducer: UInt8 = 0
  var paste = Paste()
  var typed = String.UnicodeScalarView()
  private var arrivals: [Arrival] = []

  /// What these bytes, after those before, make. Characters that arrive together are put together
  /// into grapheme clusters.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [Arrival] {
    for byte in bytes { take(byte) }
    return takeArrivals()
  }

  /// Whether the last byte may be a key by itself or the beginning of more: a short while without
  /// another one tells.
  var isPending: Bool {
    switch place {
    case .escape, .secondEscape, .single: true
    case .sequence, .string, .stringEscape: sequence.isEmpty
    case .text, .console, .paste: false
    }
  }

  /// What the last bytes were, now that no more have come.
  mutating func rest() -> [Arrival] {
    guard isPending else { return [] }
    switch place {
    case .escape, .stringEscape: arrive(.key(.escape))
    case .secondEscape: for _ in 1...2 { arrive(.key(.escape)) }
    default:
      // Two keys, one right after the other.
      arrive(.key(.escape))
      arrive(.key(.character(Character(Unicode.Scalar(introducer)))))
    }
    place = .text
    return takeArrivals()
  }

  mutating func arrive(_ arrival: Arrival?) {
    guard let arrival else { return }
    endText()
    arrivals.append(arrival)
  }

  private mutating func endText() {
    arrivals += String(typed).map { .key(.character($0)) }
    typed = .init()
  }

  private mutating func takeArrivals() -> [Arrival] {
    endText()
    defer { arrivals = [] }
    return arrivals
  }
}
