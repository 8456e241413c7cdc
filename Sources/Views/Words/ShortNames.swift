import Basketball
import Documents
import Terminal

/// What everybody of a game is called in so many columns: so that no two are called alike.
///
/// Who fits stands there with shirt number and name. Otherwise it is the surname, with an initial or
/// more of the first name where somebody else could be meant; then as much as fits; and where even
/// that is not enough, the word by which every command knows the player: `h2`.
struct ShortNames {
  private let teams: Sides<TeamDocument>
  private let columns: Int
  /// What people are called where not all of them fit; nil where they do, and nothing need be compared.
  private let texts: [Who: String]?

  /// The names of the players and of the two teams.
  init(_ teams: Sides<TeamDocument>, columns: Int) {
    (self.teams, self.columns) = (teams, columns)
    texts = Self.areWhole(teams, columns) ? nil : Self.texts(teams, columns)
  }

  /// What somebody is called.
  subscript(who: Who) -> String {
    texts?[who] ?? whole(who).truncated(to: columns)
  }

  /// The shirt number and the name of a player, or the name of a team.
  private func whole(_ who: Who) -> String {
    guard let name = who.player else { return teams[who.side].name.escapingControls }
    for line in teams[who.side].players where line.name == name {
      return (line.player?.text ?? name).escapingControls
    }
    return name.escapingControls
  }

  private static func areWhole(_ teams: Sides<TeamDocument>, _ columns: Int) -> Bool {
    for side in [Side.home, .away] {
      if teams[side].name.escapingControls.displayWidth > columns { return false }
      for line in teams[side].players {
        guard let text = line.player?.text else { continue }
        if text.escapingControls.displayWidth > columns { return false }
      }
    }
    return true
  }

  private static func texts(_ teams: Sides<TeamDocument>, _ columns: Int) -> [Who: String] {
    let people = Side.allCases.flatMap { side in
      [Self.team(teams[side].name, side, columns)]
        + teams[side].players.enumerated().compactMap { place, line in
          line.player.map { Self.player($0, side, place, columns) }
        }
    }
    let texts = people.map(\.forms).toldApart(within: columns)
    return Dictionary(zip(people.map(\.who), texts)) { first, _ in first }
  }

  /// Somebody, and what they could be called, from the fullest to the shortest.
  private typealias Person = (who: Who, forms: [String])

  private static func team(_ name: String, _ side: Side, _ columns: Int) -> Person {
    let name = name.escapingControls
    return (Who(side), [name] + cut(name, columns) + marked(name, side.rawValue, columns))
  }

  private static func player(
    _ player: Player, _ side: Side, _ place: Int, _ columns: Int
  ) -> Person {
    let (name, number) = (player.name.escapingControls, player.jersey.map { "\($0) " } ?? "")
    let (words, room) = (name.split(separator: " "), columns - number.count)
    var forms = [number + name]
    if words.count > 1, let first = words.first, let last = words.last {
      // Digits at the end are no surname.
      if last.contains(where: \.isLetter) { forms.append(number + last) }
      forms += (1..<min(max(2, first.count), 9)).map { "\(number)\(first.prefix($0)) \(last)" }
      forms += cut(String(last), room).map { number + $0 }
    }
    forms += cut(name, room).map { number + $0 } + [player.jersey].compactMap(\.self)
    let word = "\(side == .home ? "h" : "a")\(place + 1)"
    return (Who(side, player.name), forms + marked(number + name, word, columns))
  }

  /// As much of a text as fits, if anything of it does.
  private static func cut(_ text: String, _ columns: Int) -> [String] {
    let cut = text.truncated(to: max(0, columns))
    return cut.count > 1 && cut != text ? [cut] : []
  }

  /// As much of a text as fits before a word that tells it from others, and the word alone.
  private static func marked(_ text: String, _ word: String, _ columns: Int) -> [String] {
    let room = columns - word.displayWidth
    return (room > 1 ? [text.truncated(to: room) + word] : []) + [word]
  }
}

extension [[String]] {
  /// What each of some is called in so many columns. Each has forms from the whole name to the last
  /// resort: it is called by the whole where that fits, else by the first form that fits and could mean
  /// nobody else, else by the last, cut where it must be.
  func toldApart(within columns: Int) -> [String] {
    var owners: [String: Set<String>] = [:]
    for forms in self {
      for form in forms { owners[form, default: []].insert(forms[0]) }
    }
    return map { forms in
      let fitting = forms.filter { $0.displayWidth <= columns }
      if let whole = fitting.first, whole == forms[0] { return whole }
      return fitting.first { owners[$0]?.count == 1 } ?? (forms.last ?? "").truncated(to: columns)
    }
  }
}
