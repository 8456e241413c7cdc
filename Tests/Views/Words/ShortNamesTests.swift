import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("Names in few columns")
struct ShortNamesTests {
  /// What the players of a game are called.
  func names(_ home: [Player], _ away: [Player] = [], columns: Int) -> [String] {
    let teams = Sides(
      home: Team(name: "Reds", players: home), away: Team(name: "Blues", players: away))
    let sheet = Scoresheet(id: "game", teams: teams, rules: .pickup, now: start)
    let names = ShortNames(sheet.document.teams, columns: columns, number: .plain)
    return Side.allCases.flatMap { side in
      teams[side].players.map { names[Who(side, $0.name)] }
    }
  }

  @Test("are whole where they fit, with the shirt number")
  func whole() {
    let players = [Player("Ana Smith", jersey: "4"), Player("Bo"), Player("李小龍")]
    #expect(names(players, columns: 11) == ["4 Ana Smith", "Bo", "李小龍"])
    #expect(names(players, columns: .max) == ["4 Ana Smith", "Bo", "李小龍"])
  }

  @Test("are surnames, with as much of the first name as tells people apart")
  func surnames() {
    let players = [
      "Ana Jones", "Bo Smith", "Cy Smith", "Alexander Lee", "Alexandra Lee", "Abe de la Cruz",
    ].map { Player($0) }
    #expect(
      names(players, columns: 8) == [
        "Jones", "Bo Smith", "Cy Smith", "Alexa…h4", "Alexa…h5", "Cruz",
      ])
    #expect(
      names(players, columns: 7) == [
        "Jones", "B Smith", "C Smith", "Alex…h4", "Alex…h5", "Cruz",
      ])
  }

  @Test("tell people of both teams apart")
  func teams() {
    let names = names([Player("Ana Smith")], [Player("Bo Smith"), Player("Smith")], columns: 8)
    #expect(names == ["A Smith", "Bo Smith", "Smith"])
  }

  @Test("are at last the number, or the word that means the player")
  func last() {
    let players = [
      Player("Anastasia", jersey: "23"), Player("Anatol"), Player("Anabel"), Player("王小明"),
    ]
    #expect(names(players, columns: 5) == ["23 A…", "Anat…", "Anab…", "王小…"])
    #expect(names(players, columns: 4) == ["23", "A…h2", "A…h3", "王…"])
    #expect(names(players, columns: 2) == ["23", "h2", "h3", "h4"])
  }

  @Test("fit, and are never two alike, whatever they are", arguments: seeds(5))
  func generated(seed: Int) {
    var random = SplitMix64(seed: seed)
    let letters = Array("AAabÄ李👩 ")
    let all = (0..<24).map { place in
      let name = (0...Int.random(in: 0...12, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "A"
      }
      let jersey = random.oneIn(2) ? "\(place)" : nil
      return Player(
        "\(String(name).split(separator: " ").joined(separator: " "))x\(place)", jersey: jersey)
    }
    for columns in 3...30 {
      let names = names(Array(all[..<12]), Array(all[12...]), columns: columns)
      #expect(names.allSatisfy { $0.displayWidth <= columns })
      #expect(Set(names).count == 24, "\(columns): \(names)")
    }
  }
}
