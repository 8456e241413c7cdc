@testable import Basketball
import Testing

@Suite("Two names")
struct NameTests {
  @Test(
    "are the same whatever their case, spaces, invisible characters and Latin accents",
    arguments: [
      ["Ana B", "AnaB", "ana  b", " A n a\tB ", "Ana\u{a0}B", "ANA\u{3000}B", "A\u{301}ña B"],
      [
        "Ana", "A\u{200b}na", "An\u{ad}a", "\u{feff}Ana", "Ana\u{fe0f}", "A\u{3164}na",
        "Án\u{2060}à",
      ],
      ["Łódź øđćé", "lodz odce", "ŁÓDŹ ØĐĆÉ", "Lo\u{301}dz\u{301} ODC\u{301}e"],
      ["Zoë", "Zoe\u{308}", "zoe"], ["Nguyễn Hứa", "nguyen hua"], ["Åse Ǽ", "ase æ"],
      ["Işık", "ISIK", "isik", "IŞIK", "İşik"], ["Weiß", "WEISS", "weiss", "WEIẞ"],
      ["Γιάννης", "ΓΙΆΝΝΗΣ", "Για\u{301}ννης"], ["Йов", "\u{418}\u{306}ОВ"],
      ["हिन्दी", "हि न्दी"], ["Big\tReds\r\n", "big reds"],
    ])
  func same(_ spellings: [String]) {
    #expect(Set(spellings.map(Name.identity)).count == 1)
  }

  @Test(
    "are not where another letter stands, and in other scripts an accent makes one",
    arguments: [
      ("Йов", "Иов"), ("हिन्दी", "हनद"), ("Γιάννης", "Γιαννης"), ("Ana", "Anna"), ("A/B", "AB"),
      ("Bo-B", "Bo B"), ("Big\u{1c}Reds", "Big Reds"), ("カ", "ガ"), ("4", "04"), ("", "a"),
    ])
  func different(_ one: String, _ other: String) {
    #expect(Name.identity(one) != Name.identity(other))
  }

  @Test(
    "of which nothing can be seen are no names",
    arguments: ["", " ", "\u{200b}", "\u{ad}\u{2060}", "\u{3164}", "\u{2800}", "\u{115f} \u{fe0f}"])
  func invisible(_ name: String) {
    #expect(Name.identity(name) == "")
    #expect(throws: Problem.emptyName) { try Team(typed: "\(name): Ana, Bo, Cy", side: 3) }
  }

  @Test("of which nothing can be seen are none behind a number either, and no note")
  func invisiblePlayer() throws {
    for typed in ["\u{200b}", "7 \u{200b}"] {
      #expect(throws: Problem.emptyName) { try Team(typed: "Reds: Ana, Bo, \(typed)", side: 2) }
    }
    var game = try newGame()
    #expect(try game.perform(.note("\u{200b} ")).entries == [])
  }

  @Test("keep their words where the beginning of one is looked for")
  func words() {
    #expect(Name.words("  Žuti \t Mačci\u{200b} ") == "zuti macci")
    #expect(Name.words("\u{200b} ") == "")
  }
}
