import Basketball
import Testing

@Suite("A word that could be several people")
struct WhoTests {
  @Test(
    "means one by a number, a later word or a place where it means nobody else",
    arguments: [
      ("4", Who(.home, "Ana Lopez")), ("#4", Who(.home, "Ana Lopez")),
      ("00", Who(.away, "Dee Lee")), ("0", Who(.home, "Bo van der Berg")),
      ("lop", Who(.home, "Ana Lopez")), ("van", Who(.home, "Bo van der Berg")),
      ("der b", Who(.home, "Bo van der Berg")), ("berg", Who(.home, "Bo van der Berg")),
      ("lee", Who(.away, "Lee")), ("le", nil), ("dee l", Who(.away, "Dee Lee")),
      ("home/23", Who(.home, "Cy")), ("blues/#23", Who(.away, "Eve")), ("bl/23", Who(.away, "Eve")),
      ("bl/lee", Who(.away, "Lee")), ("a3", Who(.away, "Lee")),
      ("r/b", Who(.home, "Bo van der Berg")),
    ] as [(String, Who?)])
  func means(_ word: String, _ who: Who?) throws {
    let standing = try startOfGame(
      "Reds: 4 Ana Lopez, 0 Bo van der Berg, 23 Cy", "Blues: 00 Dee Lee, 23 Eve, Lee")
    #expect(standing.person(word) == who)
  }

  @Test(
    "lists them, by whatever ways it means them",
    arguments: [
      // A number in both teams; a number that is a name too, in either team.
      ("23", ["home/Cy", "away/Eve"]), ("#23", ["home/Cy", "away/Eve"]),
      ("7", ["home/7", "away/Gil"]), ("11", ["away/11", "away/Hal"]),
      // A place that is a name.
      ("h1", ["away/H1", "home/Ana"]), ("H1", ["away/H1", "home/Ana"]),
      ("a1", ["home/A1", "away/Eve"]),
      // A name that is a team, or is in both teams.
      ("blues", ["home/Blues", "away"]), ("kim", ["home/Kim", "away/Kim"]),
      // What stands after a slash is a name in one team, and all of it is one in the other.
      ("home/Cy", ["away/Home/Cy", "home/Cy"]),
      // Beginnings of names and of later words.
      ("lu", ["home/Bo Luz", "away/Lu Ann"]), ("A", ["home/Ana", "home/A1", "away/Lu Ann"]),
    ])
  func lists(_ word: String, _ candidates: [String]) throws {
    let standing = try startOfGame(
      "Reds: Ana, 23 Cy, 7, A1, Blues, Kim, Bo Luz",
      "Blues: 23 Eve, 7 Gil, 11, 11 Hal, H1, Kim, Home/Cy, Lu Ann")
    #expect(throws: GameError.ambiguous(word, candidates: candidates)) {
      try standing.who(.typed(word))
    }
  }

  @Test("lists words of which each means that one alone")
  func candidates() throws {
    let standing = try startOfGame(
      "Reds: Ana, 23 Cy, 7, A1, Blues, Kim, Bo Luz",
      "Blues: 23 Eve, 7 Gil, 11, 11 Hal, H1, Kim, Lu Ann")
    for who in standing.everyWho { #expect(try standing.who(.typed(who.word)) == who) }
  }

  @Test("is told apart by its exact spelling where two names differ in case or accents alone")
  func spelling() throws {
    // Only a file has two of them in one team.
    let reds = Team("Reds", "Zoë", "Zoe", "Bo")
    let blues = Team("Blues", "ZOE", "Di", "Ed")
    let standing = Scoresheet(
      id: "who", teams: Sides(home: reds, away: blues), rules: .pickup, now: 0
    ).standing
    #expect(try standing.who(.typed("Zoë")) == Who(.home, "Zoë"))
    #expect(try standing.who(.typed("ZOE")) == Who(.away, "ZOE"))
    #expect(try standing.who(.typed("home/Zoe")) == Who(.home, "Zoe"))
    let all = ["home/Zoë", "home/Zoe", "away/ZOE"]
    #expect(throws: GameError.ambiguous("zoe", candidates: all)) { try standing.who(.typed("zoe")) }
    #expect(throws: GameError.ambiguous("home/zoe", candidates: Array(all.prefix(2)))) {
      try standing.who(.typed("home/zoe"))
    }
  }

  @Test("means nobody before a slash that follows nothing, or by a sign alone")
  func nobody() throws {
    let standing = try newGame().standing
    for word in ["/Ana", "#", "/", "home/#", "100", "#04"] {
      #expect(throws: GameError.noSuchPlayer(word, known: standing.teams.everybody)) {
        try standing.who(.typed(word))
      }
    }
  }
}
