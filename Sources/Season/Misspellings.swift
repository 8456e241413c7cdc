import Basketball

/// Two names of a season that may be one: of two teams, or of two players of one team.
///
/// They differ in one letter that is added, missing or wrong, or in two neighbours that are swapped, and
/// have four letters or more. `U16` and `U18`, `Reds A` and `Reds B` differ on purpose: digits and
/// initials do not count. Nor do two names in one game, which are two people.
public struct Misspelling: Equatable, Sendable {
  /// The team of two players; nil for two teams.
  public let team: String?
  /// The name that is probably wrong: it is in fewer games, or came later.
  public let wrong: String
  /// The name that is probably right.
  public let right: String
}

extension Season {
  /// The pairs of names that may be one, teams before players, by name.
  public var misspellings: [Misspelling] {
    let ofPlayers = zip(teams.entries, rosters).flatMap {
      Self.pairs(in: $1, of: $0.value.spelling.name)
    }
    return (Self.pairs(in: teams, of: nil) + ofPlayers).sorted {
      ($0.team ?? "", $0.wrong, $0.right) < ($1.team ?? "", $1.wrong, $1.right)
    }
  }

  private static func pairs(in book: NameBook<Tally>, of team: String?) -> [Misspelling] {
    // The name in more games is probably right, else the name that came first.
    let names = book.entries.compactMap { entry in
      entry.value.first.map {
        (
          games: entry.value.games,
          rank: (-entry.value.games.count, $0, entry.value.spelling.name)
        )
      }
    }
    let letters = names.map { Letters($0.rank.2) }
    // Names that one slip parts are the same without a letter: only such names are compared, not each two.
    let keys = letters.enumerated().flatMap { name, letters in letters.withoutOne.map { ($0, name) }
    }
    .sorted { $0.0 < $1.0 }
    var pairs = [Misspelling]()
    var compared = Set<[Int]>()
    for (number, (key, place)) in keys.enumerated() {
      for (_, other) in keys[..<number].reversed().prefix(while: { $0.0 == key })
      where letters[place].isOneSlip(from: letters[other])
        && letters[place].words != letters[other].words
        && compared.insert([other, place]).inserted
      {
        let two = [names[place], names[other]].sorted { $0.rank < $1.rank }
        guard Set(two[0].games).isDisjoint(with: two[1].games) else { continue }
        pairs.append(Misspelling(team: team, wrong: two[1].rank.2, right: two[0].rank.2))
      }
    }
    return pairs
  }
}

/// The letters of a name.
struct Letters {
  private let name: String
  private let all: [Unicode.Scalar]

  /// Names with fewer letters are too short to be taken for each other.
  private static let fewest = 4

  init(_ name: String) {
    self.name = Name.words(name)
    all = self.name.unicodeScalars.filter { $0 != " " }
  }

  /// The letters without numbers and initials (`A` or `A.`): names with the same ones are not
  /// misspellings of each other.
  var words: [Unicode.Scalar] {
    name.unicodeScalars.split(separator: " ").filter { word in
      word.contains(where: \.properties.isAlphabetic) && word.count { $0 != "." } > 1
    }.flatMap { $0 }
  }

  /// Numbers of all letters, and of all but each one that is no digit; none of a name that is too short. Names
  /// with no number in common are not one slip apart.
  var withoutOne: [UInt64] {
    if all.count < Self.fewest { return [] }
    let values = all.map { UInt64($0.value) }
    let base: UInt64 = 0x100_0000_01b3
    // Each number is a polynomial of the letters. Leaving out the next letter instead of this one changes one of its
    // terms.
    var number = values.dropFirst().reversed().reduce(0) { $0 &* base &+ $1 }
    var power: UInt64 = 1
    var numbers = [values.reversed().reduce(0) { $0 &* base &+ $1 }]
    for place in all.indices {
      if place > 0 {
        number &+= (values[place - 1] &- values[place]) &* power
        power &*= base
      }
      // Without digits, which are no slips: else each two of a hundred numbered teams would be compared.
      if !("0"..."9").contains(all[place]) { numbers.append(number) }
    }
    return numbers
  }

  /// Whether a single slip makes one of the other: a letter too many, too few or wrong, or two
  /// neighbours swapped. A digit is no letter, and an initial is no slip.
  func isOneSlip(from other: Letters) -> Bool {
    let start = zip(all, other.all).prefix(while: ==).count
    let own = all.dropFirst(start)
    let others = other.all.dropFirst(start)
    let end = zip(own.reversed(), others.reversed()).prefix(while: ==).count
    let ownMiddle = own.dropLast(end)
    let otherMiddle = others.dropLast(end)
    switch (ownMiddle.count, otherMiddle.count) {
    case (0, 1), (1, 0), (1, 1): break
    case (2, 2) where ownMiddle.elementsEqual(otherMiddle.reversed()): break
    default: return false
    }
    return !(ownMiddle + otherMiddle).contains { $0.properties.numericType != nil }
  }
}
