import Basketball

/// The letters of a name, to be compared with those of others, of which a season may have thousands.
struct Letters {
  private let all: [Character]
  /// A bit for each of them, shared by some: names that differ in one letter differ in two bits at most.
  private let bits: UInt64
  /// The words without initials.
  private let words: [Substring]

  /// Names with fewer letters are too short to be taken for each other.
  private static let fewest = 4

  init(_ name: String) {
    all = Array(Name.identity(name))
    bits = all.reduce(0) { bits, letter in
      bits | 1 << UInt64((letter.unicodeScalars.first?.value ?? 0) & 63)
    }
    words = Name.words(name).split(separator: " ").filter { $0.count > 1 }
  }

  /// Whether a single slip makes one of the other: a letter too many, too few or wrong, or two
  /// neighbours swapped. A digit is no letter, and an initial is no slip.
  func isOneSlip(from other: Letters) -> Bool {
    guard (bits ^ other.bits).nonzeroBitCount <= 2, abs(all.count - other.all.count) <= 1,
      min(all.count, other.all.count) >= Self.fewest
    else { return false }
    let same = zip(all, other.all).prefix { $0 == $1 }.count
    var (own, others) = (all[same...], other.all[same...])
    while let last = own.last, last == others.last {
      own.removeLast()
      others.removeLast()
    }
    guard !own.contains(where: \.isNumber), !others.contains(where: \.isNumber) else {
      return false
    }
    switch (own.count, others.count) {
    case (0, 1), (1, 0), (1, 1): return words != other.words
    case (2, 2): return own.elementsEqual(others.reversed()) && words != other.words
    default: return false
    }
  }
}
