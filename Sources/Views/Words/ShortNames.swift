import Basketball
import Documents
import Terminal

/// Names for all people of a game that fit so many columns, no two the same.
///
/// The shirt number and the whole name, if they fit; else the surname, with as many letters of the
/// first name as tell two players apart; else the beginning of the name; at last the roster place,
/// `h2`, which every command understands.
struct ShortNames {
  /// How a shirt number is written before a name.
  enum Number: String {
    case plain = ""
    case hash = "#"
    /// The number is not shown.
    case none
  }

  let columns: Int
  private let texts: [(who: Who, text: String)]

  /// The names of the players and of the two teams.
  init(_ teams: Sides<TeamDocument>, columns: Int, number: Number = .hash) {
    self.columns = columns
    let people = Side.allCases.flatMap { side -> [Person] in
      let name = teams[side].name.escapingControls
      let forms = [name] + Self.cut(name, columns) + Self.marked(name, side.rawValue, columns)
      return [(Who(side), forms)]
        + teams[side].players.enumerated().compactMap { place, line in
          line.player.map { Self.player($0, side, place, columns, number) }
        }
    }
    texts = zip(people, people.map(\.forms).abbreviated(within: columns)).map { ($0.who, $1) }
  }

  /// The name of a person; a former player's short name may equal a present one's.
  subscript(who: Who) -> String {
    texts.first { $0.who == who }?.text
      ?? (who.player ?? "").escapingControls.truncated(to: columns)
  }

  /// A person, and possible names from the longest to the shortest.
  private typealias Person = (who: Who, forms: [String])

  private static func player(
    _ player: Player, _ side: Side, _ place: Int, _ columns: Int, _ mark: Number
  ) -> Person {
    let shirt = mark == .none ? nil : player.jersey.map { mark.rawValue + $0 }
    let name = player.name.escapingControls
    let number = shirt.said { "\($0) " }
    let words = name.split(separator: " ")
    let room = columns - number.count
    var forms = [number + name]
    if words.count > 1, let first = words.first, let last = words.last {
      // A last word of digits is not a surname.
      if last.contains(where: \.isLetter) { forms.append(number + last) }
      forms += (1..<min(max(2, first.count), 9)).map { "\(number)\(first.prefix($0)) \(last)" }
      forms += cut(String(last), room).map { number + $0 }
    }
    forms += cut(name, room).map { number + $0 } + shirt.array
    return (Who(side, player.name), forms + marked(number + name, side.place(place), columns))
  }

  /// As much of a text as fits, if any.
  private static func cut(_ text: String, _ columns: Int) -> [String] {
    let cut = text.truncated(to: max(0, columns))
    return cut.count > 1 && cut != text ? [cut] : []
  }

  /// As much of a text as fits before a distinguishing word, and the word alone.
  private static func marked(_ text: String, _ word: String, _ columns: Int) -> [String] {
    let room = columns - word.displayWidth
    return (room > 1 ? [text.truncated(to: room) + word] : []) + [word]
  }
}

extension Sides<TeamDocument> {
  /// The names of both teams in so many columns, which differ.
  func shortNames(in columns: Int) -> Sides<String> {
    let names = both.map(\.name.escapingControls).shortened(to: columns)
    return Sides<String>(home: names[0], away: names[1])
  }
}

extension [[String]] {
  /// Picks one form of each name: the whole one if it fits the columns, else the first that fits
  /// and is unambiguous, else the last, cut.
  func abbreviated(within columns: Int) -> [String] {
    // The usual case: all fit.
    if allSatisfy({ $0[0].displayWidth <= columns }) { return map { $0[0] } }
    var owners = [String: String]()
    var shared = Set<String>()
    for forms in self {
      for form in forms {
        let other = owners.updateValue(forms[0], forKey: form)
        if let other, other != forms[0] { shared.insert(form) }
      }
    }
    return map { forms in
      if forms[0].displayWidth <= columns { return forms[0] }
      return forms.first { !shared.contains($0) && $0.displayWidth <= columns }
        ?? (forms.last ?? "").truncated(to: columns)
    }
  }
}
