import Basketball
import Testing

@Suite("The roll call")
struct RollTests {
  let sheet: Scoresheet

  init() throws {
    sheet = try Scoresheet(
      id: "roll",
      home: Team(typed: "Žalgiris: Željko, Łukasz, Ana, ana, Bo Li", side: 3),
      away: Team(typed: "Old Boys: Bo, Boris, Łukas, A/B, h1, Zoe\u{308}", side: 3),
      rules: .pickup, now: wall(0))
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
      ("a/b", Who(.away, "A/B")), ("h1", Who(.away, "h1")), ("H1", Who(.home, "Željko")),
      ("h2", Who(.home, "Łukasz")), ("h5", Who(.home, "Bo Li")), ("A2", Who(.away, "Boris")),
      ("home", Who(.home)), ("AWAY", Who(.away)), ("Žalgiris", Who(.home)),
      ("zalgiris", Who(.home)), ("old boys", Who(.away)),
    ] as [(String, Who?)])
  func meaning(_ word: String, _ who: Who?) {
    #expect((try? sheet.who(word)) == who)
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
    #expect((try? sheet.who(word)) == who)
  }

  @Test(
    "what fits two lists them",
    arguments: [
      ("ANA", ["home/Ana", "home/ana"]), ("an", ["home/Ana", "home/ana"]),
      ("luka", ["home/Łukasz", "away/Łukas"]), ("b", ["home/Bo Li", "away/Bo", "away/Boris"]),
      ("away/B", ["away/Bo", "away/Boris"]), ("z", ["home/Željko", "away/Zoë"]),
    ])
  func ambiguous(_ word: String, _ candidates: [String]) {
    #expect(throws: GameError.ambiguous(word, candidates: candidates)) { try sheet.who(word) }
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
    #expect(throws: GameError.noSuchPlayer(word, known: known)) { try sheet.who(word) }
  }

  @Test("a name in both teams needs its team")
  func both() throws {
    let twins = try Scoresheet(
      id: "twins", home: Team(typed: "Reds: Kim, Reds, Bo", side: 3),
      away: Team(typed: "Blues: Kim, Al, Cy", side: 3), rules: .pickup, now: wall(0))
    #expect(throws: GameError.ambiguous("Kim", candidates: ["home/Kim", "away/Kim"])) {
      try twins.who("Kim")
    }
    #expect(throws: GameError.ambiguous("Reds", candidates: ["home/Reds", "home"])) {
      try twins.who("Reds")
    }
    #expect(try twins.who("blues/kim") == Who(.away, "Kim"))
  }

  @Test("the word for somebody means that one and nobody else")
  func word() throws {
    for who in sheet.everyWho { #expect(try sheet.who(who.word) == who) }
  }
}

extension Scoresheet {
  /// Every player and the two teams.
  var everyWho: [Who] {
    Side.allCases.flatMap { side in
      [Who(side)] + teams[side].players.map { Who(side, $0.name) }
    }
  }
}
