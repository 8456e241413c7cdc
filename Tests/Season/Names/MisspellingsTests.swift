import Basketball
import Season
import Testing

@Suite("Names that differ in one letter")
struct MisspellingsTests {
  /// `wrong > right` of each pair, with the team of players.
  private func pairs(_ games: [PlayedGame]) throws -> [String] {
    try Season(games).misspellings.map { pair in
      (pair.team.map { "\($0): " } ?? "") + "\(pair.wrong) > \(pair.right)"
    }
  }

  /// A game each of the teams against others that are called like nobody.
  private func games(_ teams: String...) -> [PlayedGame] {
    teams.enumerated().map { place, team in
      PlayedGame(team, 15, 3, String(repeating: "\(place)x", count: 2 + 2 * place), on: place)
    }
  }

  @Test(
    "are one that is put in, left out or another one, or two that are swapped",
    arguments: [
      ("Redds", "Reds"), ("Reds", "Xreds"), ("Reds", "Redz"), ("Reds", "erds"),
      ("Žalgiris", "zalgirs"), ("Old Town", "OLDTOWM"), ("李小龍隊", "李小龙隊"), ("aaaa", "aaaaa"),
    ])
  func oneLetter(_ name: String, _ other: String) throws {
    #expect(try pairs(games(name, other)) == ["\(other) > \(name)"])
  }

  @Test(
    "are not: the same name, a short one, two slips, digits, initials",
    arguments: [
      ("Reds", "R é d s"), ("Red", "Reds"), ("Reds", "Rexdsx"), ("Reds", "Sred"),
      ("U16s", "U18s"), ("Reds", "Reds 2"), ("Reds A", "Reds B"), ("Reds", "Reds B"),
      ("A. Kova", "B. Kova"),
    ])
  func notOneLetter(_ name: String, _ other: String) throws {
    #expect(try pairs(games(name, other)) == [])
  }

  @Test("are taken for right where they stand in more games, else where they came first")
  func right() throws {
    #expect(try pairs(games("Redz", "Reds", "Reds")) == ["Redz > Reds"])
    #expect(try pairs(games("Reds", "Redz").reversed()) == ["Redz > Reds"])
    #expect(try pairs(games("Reds", "Redz", "redz")) == ["Reds > redz"])
  }

  @Test("are those of one team, by every spelling of its name")
  func players() throws {
    let reds = PlayedGame("Reds", 15, 3, "Blues").by(
      ["Maria", "Bo", "Cy"], ["Marja", "Ed", "Flo"])
    let others = PlayedGame("REDS", 15, 3, "Greens", on: 1)
      .by(["Marija", "Bo", "Cy"], ["Marla", "H", "I"])
    #expect(try pairs([reds, others]) == ["REDS: Marija > Maria"])
  }

  @Test("are those of two people, or two teams, where both were in one game")
  func oneGame() throws {
    let sisters = PlayedGame("Reds", 15, 3, "Redz").by(
      ["Maria", "Marla", "Cy"], ["Di", "Ed", "Flo"])
    let alone = PlayedGame("Reds", 15, 3, "Blues", on: 1).by(
      ["Maria", "Bo", "Cy"], ["G", "H", "I"])
    #expect(try pairs([sisters, alone]) == [])
  }

  @Test("are listed once a pair, teams before players")
  func order() throws {
    let found = try pairs([
      PlayedGame("Reds", 15, 3, "Gulls").by(["Maria", "Bo", "Cy"], ["Rosa", "E", "F"]),
      PlayedGame("Redz", 15, 3, "Gulls", on: 1).by(["Maria", "Bo", "Cy"], ["Rose", "E", "F"]),
      PlayedGame("Redd", 15, 3, "Terns", on: 2),
    ])
    #expect(found == ["Redd > Reds", "Redd > Redz", "Redz > Reds", "Gulls: Rose > Rosa"])
  }

  @Test("are found by a naive comparison in the same pairs")
  func naive() throws {
    let letters = Array("abcde")
    var names = [String]()
    for number in 0..<400 {
      let name = (0..<4 + number % 3).map { letters[(number * 7 + $0 * $0 * 3 + number / 5) % 5] }
      names.append(String(name))
    }
    names = Array(Set(names)).sorted()
    let games = names.enumerated().map { place, name in
      PlayedGame(name, 1, 0, "#\(place)", on: place)
    }
    var expected = Set<String>()
    for (place, name) in names.enumerated() {
      for other in names[..<place] where Self.slips(of: other).contains(name) {
        expected.insert("\(name) > \(other)")
      }
    }
    #expect(expected.count > 5)
    #expect(Set(try pairs(games)) == expected)
  }

  /// Every word that a single slip makes of one.
  private static func slips(of word: String) -> Set<String> {
    let letters = Array(word)
    var words = Set<String>()
    for place in 0...letters.count {
      for letter in "abcde" {
        words.insert(String(letters[..<place] + [letter] + letters[place...]))
        guard place < letters.count else { continue }
        words.insert(String(letters[..<place] + [letter] + letters[(place + 1)...]))
      }
      guard place < letters.count else { continue }
      words.insert(String(letters[..<place] + letters[(place + 1)...]))
      guard place + 1 < letters.count else { continue }
      var swapped = letters
      swapped.swapAt(place, place + 1)
      words.insert(String(swapped))
    }
    return words
  }
}
