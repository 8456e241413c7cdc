/// What is wrong with a text that should be JSON, or with a value in it.
public struct JSONError: Error, Equatable, Sendable {
  /// In words, as the end of a sentence.
  public let text: String

  /// An error in these words.
  public init(text: String) {
    self.text = text
  }
}

extension String {
  /// As much of a text from outside as a message quotes.
  public var excerpt: String { cut(to: 60) }

  /// Its first characters; a text that is cut ends in "…". Counted in scalars, for a single character
  /// may be as long as a file.
  public func cut(to limit: Int) -> String {
    let scalars = unicodeScalars.prefix(limit + 1)
    return scalars.count > limit ? String(scalars.prefix(limit - 1)) + "…" : self
  }
}

/// Where and why bytes are not JSON, before anybody has counted lines.
enum JSONFault: Error {
  /// The byte that cannot stand there, or the end where more is needed.
  case invalid(Int)
  /// A container deeper than the deepest one that is read.
  case depth(Int)
  /// Something after the one value.
  case trailing(Int)
  /// A key that the same object has already, and where it begins.
  case duplicate(String, Int)

  /// The fault in words; lines are counted from the first byte.
  func error(in bytes: [UInt8], upTo end: Int) -> JSONError {
    switch self {
    case .invalid(let place) where place >= end:
      JSONError(text: "it is cut off on \(Self.line(of: end, in: bytes))")
    case .invalid(let place):
      JSONError(text: "\(Self.line(of: place, in: bytes)): it is not valid JSON there")
    case .depth(let place):
      JSONError(text: "\(Self.line(of: place, in: bytes)): it is nested too deeply")
    case .trailing(let place):
      JSONError(text: "\(Self.line(of: place, in: bytes)): something stands after its end")
    case .duplicate(let key, let place):
      JSONError(
        text: "\(Self.line(of: place, in: bytes)): '\(key.excerpt)' is there twice")
    }
  }

  private static func line(of place: Int, in bytes: [UInt8]) -> String {
    var line = 1
    for index in 0..<min(place, bytes.count) where bytes[index] == 0x0A { line += 1 }
    return "line \(line)"
  }
}
