import Basketball

extension Move {
  /// A move that somebody can make and that has a key, in half of the cases a basic one.
  public static func any(
    by who: Who, in rules: Rules = .pickup, using random: inout some RandomNumberGenerator
  ) -> Move {
    if Bool.random(using: &random) { return anyBasic(in: rules, using: &random) }
    return rules.moves.filter { $0.row.key != nil && $0.isPossible(by: who) }
      .randomElement(using: &random) ?? .foul
  }

  /// A basic one.
  public static func anyBasic(
    in rules: Rules = .pickup, using random: inout some RandomNumberGenerator
  ) -> Move {
    rules.moves.filter(\.row.isBasic).randomElement(using: &random) ?? .foul
  }
}
