import Basketball
import Documents

/// Who a name means in a season: two spellings that differ in case and spaces alone are one.
public struct Identity: Hashable, Sendable {
  private let text: String

  /// Who a name means.
  public init(_ name: String) {
    text = name.lowercased().singleSpaced
  }
}

extension Identity {
  /// A name for a file about the team or player: `old-town`. Where letters beside a to z and digits
  /// had to go, or there are many, a sum tells it from others.
  public var fileName: String {
    var slug = ""
    for byte in text.folded.utf8 where slug.utf8.count < Self.longest {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !slug.isEmpty, !slug.hasSuffix("-") { slug += "-" }
      }
    }
    let isWhole = slug.utf8.elementsEqual(text.utf8) { own, other in
      own == UInt8(ascii: "-") ? other == UInt8(ascii: " ") : own == other
    }
    if isWhole, !slug.isEmpty { return slug }
    return slug + (slug.isEmpty || slug.hasSuffix("-") ? "" : "-") + sum
  }

  private static var longest: Int { 60 }

  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a, 64 bits.
  private var sum: String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}

/// Who names mean, numbered from 0. A season has few names, and each of them often.
struct Identities {
  /// Everybody, by number.
  private(set) var all: [Identity] = []
  private var numbers: [Identity: Int] = [:]
  private var spellings: [String: Int] = [:]

  /// The number of whom a name means.
  mutating func number(of name: String) -> Int {
    if let number = spellings[name] { return number }
    let identity = Identity(name)
    let number = numbers[identity] ?? all.count
    if number == all.count {
      all.append(identity)
      numbers[identity] = number
    }
    spellings[name] = number
    return number
  }
}

/// How a name was written last.
struct Spelling {
  private(set) var name: String
  private var written: TimeOfDay

  /// A name as it was written in a game that was made then.
  init(_ name: String, _ written: TimeOfDay) { (self.name, self.written) = (name, written) }

  /// Takes over one that was written later.
  mutating func write(_ other: Spelling) {
    if other.written >= written { self = other }
  }
}

extension Array {
  /// By names as an alphabet has them, each folded once.
  func inOrder(by name: (Element) -> String) -> [Element] {
    guard count > 1 else { return self }
    let keys = map { (name($0).folded, name($0)) }
    return indices.sorted { keys[$0] < keys[$1] }.map { self[$0] }
  }
}
