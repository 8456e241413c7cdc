import Basketball

/// The letters of a name, prepared to be compared with thousands of others.
struct Letters {
  private let all: [Unicode.Scalar]
  /// A bit for each letter, shared by some: names that differ in one letter differ in at most two
  /// bits.
  private let bits: UInt64
  /// The letters without numbers and initials (`A` or `A.`): names with the same ones are not
  /// misspellings of each other.
  let words: [Unicode.Scalar]

  /// Names with fewer letters are too short to be taken for each other.
  private static let fewest = 4

  init(_ name: String) {
    let parts = Name.words(name).unicodeScalars.split(separator: " ")
    all = parts.flatMap { $0 }
    bits = all.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    words = parts.filter { word in
      word.contains(where: \.properties.isAlphabetic) && word.count { $0 != "." } > 1
    }.flatMap { $0 }
  }

  /// Whether a single slip makes one of the other: a letter too many, too few or wrong, or two
  /// neighbours swapped. A digit is no letter, and an initial is no slip.
  func isOneSlip(from other: Letters) -> Bool {
    guard (bits ^ other.bits).nonzeroBitCount <= 2, abs(all.count - other.all.count) <= 1,
      min(all.count, other.all.count) >= Self.fewest
    else { return false }
    var (own, others) = (all[...], other.all[...])
    while let first = own.first, first == others.first {
      (own, others) = (own.dropFirst(), others.dropFirst())
    }
    while let last = own.last, last == others.last {
      (own, others) = (own.dropLast(), others.dropLast())
    }
    switch (own.count, others.count) {
    case (0, 1), (1, 0), (1, 1): break
    case (2, 2) where own.elementsEqual(others.reversed()): break
    default: return false
    }
    return !(own + others).contains { $0.properties.numericType != nil }
  }
}
