import Basketball

extension Scoresheet {
  /// A game in which everything that can become of a play has become of one.
  static func corrected(
    _ names: [String] = Names.plain, teams: (String, String) = ("Reds", "Blues")
  ) throws -> Scoresheet {
    var sheet = try halfway(names, teams: teams)
    let later = after(61_500)
    let toSecond = Correction(who: .typed("h2"), move: .onePoint)
    _ = try sheet.perform(.fix(1, toSecond), now: later)
    _ = try sheet.perform(.remove(4), now: later)
    _ = try sheet.perform(.fix(5, Correction(time: .elapsed(.zero))), now: later)
    _ = try sheet.perform(.record([PlayRequest(.typed("a1"), .twoPoints)]), now: later)
    _ = try sheet.perform(.undo(2), now: after(3_600_000))
    return sheet
  }
}
