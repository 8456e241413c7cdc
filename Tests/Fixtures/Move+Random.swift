import Basketball

extension Move {
  /// A move that somebody can make, in half of the cases one of the five counts.
  public static func any(
    by who: Who, using random: inout some RandomNumberGenerator
  ) -> Move {
    if Bool.random(using: &random) { return anyBasic(using: &random) }
    return allCases.filter { $0.isPossible(by: who) }.randomElement(using: &random) ?? .foul
  }

  /// One of the five counts.
  public static func anyBasic(using random: inout some RandomNumberGenerator) -> Move {
    allCases.filter(\.row.isBasic).randomElement(using: &random) ?? .foul
  }
}
