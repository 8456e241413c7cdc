import Basketball
import Testing

@Suite("The lookup of players")
struct PlayerLookupTests {
  let standing: GameState

  init() throws {
    let teams = try Sides(
      typedHome: Team("Žalgiris", "Željko", "Łukasz", "Ana", "ana", "Bo Li"),
      away: Team(typed: "Old Boys: Bo, Boris, Łukas, A/B, h1, Zoe\u{308}", side: 3))
    standing = Scoresheet(id: "names", teams: teams, rules: .pickup).standing
  }

  @Test(
    "a word means a player, or a team",
    arguments: [
      ("Željko", Who(.home, "Željko")), ("zeljko", Who(.home, "Željko")),
      ("ZEL", Who(.home, "Željko")), ("z\u{30C}e", Who(.home, "Željko")),
      ("Łukasz", Who(.home, "Łukasz")), ("lukasz", Who(.home, "Łukasz")),
      ("Ana", Who(.home, "Ana")), ("ana", Who(.home, "ana")), ("ANA", nil), ("an", nil),
      ("Bo", Who(.away, "Bo")), ("bo", Who(.away, "Bo")), ("bor", Who(.away, "Boris")),
      ("bo l", Who(.home, "Bo Li")), ("lukas", Who(.away, "Łukas")), ("luka", nil),
      ("zo\u{EB}", Who(.away, "Zoë")), ("zoe", Who(.away, "Zoë")),
      ("a/b", Who(.away, "A/B")), ("h1", nil), ("H1", nil), ("li", Who(.home, "Bo Li")),
      ("h2", Who(.home, "Łukasz")), ("h5", Who(.home, "Bo Li")), ("A2", Who(.away, "Boris")),
      ("home", Who(.home)), ("AWAY", Who(.away)), ("Žalgiris", Who(.home)),
      ("zalgiris", Who(.home)), ("old boys", Who(.away)), ("OldBoys", Who(.away)),
      ("BoLi", Who(.home, "Bo Li")), ("B o\u{200b}LI", Who(.home, "Bo Li")), ("bol", nil),
    ] as [(String, Who?)])
  func meaning(_ word: String, _ who: Who?) {
    #expect(standing.person(word) == who)
  }

  @Test(
    "team/name means one of that team",
    arguments: [
      ("home/Bo", Who(.home, "Bo Li")), ("away/bo", Who(.away, "Bo")),
      ("zal/bo", Who(.home, "Bo Li")), ("OLD/boris", Who(.away, "Boris")),
      ("Old Boys/z", Who(.away, "Zoë")), ("away/h1", Who(.away, "h1")),
      ("away/A/B", Who(.away, "A/B")), ("home/ana", Who(.home, "ana")),
    ])
  func scoped(_ word: String, _ who: Who) {
    #expect(standing.person(word) == who)
  }

  @Test(
    "what fits two lists them",
    arguments: [
      ("ANA", ["home/Ana", "home/ana"]), ("an", ["home/Ana", "home/ana"]),
      ("luka", ["home/Łukasz", "away/Łukas"]), ("b", ["home/Bo Li", "away/Bo", "away/Boris"]),
      ("away/B", ["away/Bo", "away/Boris"]), ("z", ["home/Željko", "away/Zoë"]),
      ("h1", ["away/h1", "home/Željko"]), ("H1", ["away/h1", "home/Željko"]),
      ("l", ["home/Łukasz", "home/Bo Li", "away/Łukas"]),
    ])
  func ambiguous(_ word: String, _ candidates: [String]) {
    #expect(throws: GameError.ambiguous(word, candidates: candidates)) {
      try standing.who(.typed(word))
    }
  }

  @Test(
    "what names nobody is never guessed, and everybody is listed",
    arguments: [
      "", " ", "\u{301}", "/", "home/", "/Ana", "Bobby", "h0", "h6", "a7", "h+1", "h-1",
      "away/Ana", "Old", "home/home", "red/Ana", "eljko",
    ])
  func nobody(_ word: String) {
    let known = [
      "home/Željko", "home/Łukasz", "home/Ana", "home/ana", "home/Bo Li", "Žalgiris",
      "away/Bo", "away/Boris", "away/Łukas", "away/A/B", "away/h1", "away/Zoë", "Old Boys",
    ]
    #expect(throws: GameError.noSuchPlayer(word, known: known)) { try standing.who(.typed(word)) }
  }

  @Test("the word for somebody means that one and nobody else")
  func word() throws {
    for who in standing.everyWho { #expect(try standing.who(.typed(who.word)) == who) }
  }

  @Test("names with slashes are names, whatever the other team is called")
  func slashes() throws {
    let standing = try startOfGame(
      "Aces: A/Bo, Bo, Cy/",
      "Red/White: Kim, Lee, Max")
    #expect(standing.person("A/Bo") == Who(.home, "A/Bo"))
    #expect(standing.person("Red/White") == Who(.away))
    #expect(standing.person("Red/White/Kim") == Who(.away, "Kim"))
    #expect(standing.person("Cy/") == Who(.home, "Cy/"))
    for who in standing.everyWho { #expect(standing.person(who.word) == who) }
  }

  @Test("accents count where a letter is not Latin, composed or not")
  func accents() throws {
    let standing = try startOfGame("Reds: Γιάννης, Йовић, Иван, हिन्दी", "Blues: Dee, Eli, Fay")
    #expect(standing.person("ΓΙΆΝ") == Who(.home, "Γιάννης"))
    #expect(standing.person("γιαν") == nil)
    #expect(standing.person("\u{418}\u{306}ов") == Who(.home, "Йовић"))
    #expect(standing.person("и") == Who(.home, "Иван"))
    #expect(standing.person("हिन्दी") == Who(.home, "हिन्दी"))
    #expect(standing.person("हन") == nil)
  }

  @Test("a number and the name, or the beginning of it, mean who wears it and is called so")
  func numbered() throws {
    let standing = try startOfGame(
      "Reds: 4 Ana Lu, 7 Bo, 4ever", "Blues: 4 Anabel, 10 Ana, 10er Di")
    for (word, who) in [
      ("4 Ana Lu", Who(.home, "Ana Lu")), ("#4 ana lu", Who(.home, "Ana Lu")),
      ("4 lu", Who(.home, "Ana Lu")), ("4 anab", Who(.away, "Anabel")),
      ("10 an", Who(.away, "Ana")), ("away/4 an", Who(.away, "Anabel")),
      ("4 analu", Who(.home, "Ana Lu")),
      ("blues/10 Ana", Who(.away, "Ana")), ("4 ever", Who(.home, "4ever")), ("4 Bo", nil),
      ("4 an", nil), ("7 Ana", nil), ("8 Ana", nil), ("home/10 Ana", nil),
    ] as [(String, Who?)] {
      #expect(standing.person(word) == who, "\(word)")
    }
    #expect(throws: GameError.ambiguous("4 An", candidates: ["home/Ana Lu", "away/Anabel"])) {
      try standing.who(.typed("4 An"))
    }
  }

  @Test("in the largest rosters whoever is meant is found, however many lines ask")
  func large() throws {
    func team(_ name: String) -> Team {
      Team(name: name, players: (1...1000).map { Player("\(name) Player \($0)") })
    }
    let people = PlayerLookup(Sides(home: team("Reds"), away: team("Blues")))
    for number in 1...1000 {
      #expect(try people.find("reds player \(number)") == Who(.home, "Reds Player \(number)"))
    }
    #expect(throws: GameError.self) { try people.find("blues pl") }
  }

  @Test("a place below all numbers is nobody's")
  func place() async {
    await #expect(processExitsWith: .success) {
      _ = try? newGame().standing.who(.typed("h-9223372036854775808"))
    }
  }
}

extension GameState {
  /// Every player and the two teams.
  var everyWho: [Who] {
    Side.allCases.flatMap { side in
      [Who(side)] + teams[side].players.map { Who(side, $0.name) }
    }
  }
}
