/// Finds people by a number, a team or a roster place in addition to a name.
extension PlayerLookup {
  /// The players of a side with this whole name; an exact spelling goes first.
  func wholePlayers(of side: Side, _ word: String) -> [Who] {
    let named = called(word).filter { $0.side == side && $0.player != nil }
    if named.isEmpty { return numbered(word, isWhole: true).filter { $0.side == side } }
    let exact = named.filter { $0.player == word }
    return exact.isEmpty ? named : exact
  }

  /// The players with this number and name or, unless it has to be whole, the beginning of the
  /// name.
  func numbered(_ word: String, isWhole: Bool = false) -> [Who] {
    let digits = word.dropFirst(word.hasPrefix("#") ? 1 : 0).prefix { $0.isASCII && $0.isNumber }
    let name = word[digits.endIndex...]
    guard !digits.isEmpty, name.first?.isWhitespace ?? false else { return [] }
    let begun = isWhole ? [] : players(beginning: String(name)).map { people[$0] }
    let identity = Name.identity(String(name))
    return Side.allCases.flatMap { side in
      teams[side].players.filter { $0.jersey.map { $0 == digits } ?? false }
        .map { Who(side, $0.name) }
    }.filter { begun.contains($0) || $0.player.map(Name.identity) == identity }
  }

  /// The ways to read a word as `team/WHO`, one for each slash that may be the separator.
  func scoped(
    _ word: String, _ sides: (String) -> [Side]
  ) -> [(side: Side, rest: String)] {
    guard word.utf8.contains(UInt8(ascii: "/")) else { return [] }
    // The name of a team may have slashes too.
    let most = 1 + Side.allCases.reduce(0) { $0 + teams[$1].name.count { $0 == "/" } }
    var scoped: [(Side, String)] = []
    for slash in word.indices.lazy.filter({ word[$0] == "/" }).prefix(most) {
      let rest = String(word[word.index(after: slash)...])
      guard !rest.isEmpty else { continue }
      for side in sides(String(word[..<slash])) { scoped.append((side, rest)) }
    }
    return scoped
  }

  /// The sides for `home`, `away` or the name of a team.
  func sides(_ word: String) -> [Side] {
    let identity = Name.identity(word)
    if let side = Side(rawValue: identity) { return [side] }
    return Side.allCases.filter { Name.identity(teams[$0].name) == identity }
  }

  /// The same, or by the beginning of a name.
  func begunSides(_ word: String) -> [Side] {
    let (whole, text) = (sides(word), Name.words(word))
    guard whole.isEmpty, !text.isEmpty else { return whole }
    return Side.allCases.filter { Name.words(teams[$0].name).hasPrefix(text) }
  }

  /// The player at a roster place: `h1` is the first of the home side.
  func place(_ word: String) -> Who? {
    let digits = word.dropFirst()
    guard let first = word.utf8.first, digits.first != "+", let place = UInt16(digits) else {
      return nil
    }
    let side: Side
    switch first | 0x20 {
    case UInt8(ascii: "h"): side = .home
    case UInt8(ascii: "a"): side = .away
    default: return nil
    }
    let index = Int(place) - 1
    let players = teams[side].players
    return players.indices.contains(index) ? Who(side, players[index].name) : nil
  }
}
