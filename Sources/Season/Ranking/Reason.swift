import Basketball

/// Why a team stands where it does in a table.
public enum Reason: Equatable, Sendable {
  /// Games won of those played.
  case won(Int, of: Int)
  /// Wins against so many tied teams.
  case wins(Int, against: Int)
  /// Points scored a game, without forfeits; nil before the first.
  case pointsPerGame(Ratio?)
  /// Its seed, if it has one.
  case seed(Int?)
  /// Its place in a drawing of lots; nil if none were drawn.
  case lot(Int?)
  /// It has withdrawn.
  case withdrawn

  /// The reason in words.
  public var text: String {
    switch self {
    case .won(_, 0): "no game yet"
    case .won(let won, let games): "won \(won) of \(games)"
    case .wins(let wins, let others):
      "\(wins) \(wins == 1 ? "win" : "wins") against the "
        + "\(others == 1 ? "team" : "\(others) teams") level with it"
    case .pointsPerGame(let ratio?): "\(ratio.decimal) points a game"
    case .pointsPerGame(nil): "no points"
    case .seed(let seed?): "seed \(seed)"
    case .seed(nil): "no seed"
    case .lot(let place?): "number \(place) in the lot"
    case .lot(nil): "no lot drawn"
    case .withdrawn: "withdrawn"
    }
  }
}

extension Ratio {
  /// `15.5`: at most three decimals.
  fileprivate var decimal: String {
    var digits = String(thousandths % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(digits)"
  }
}
