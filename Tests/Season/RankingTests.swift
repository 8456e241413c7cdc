import Basketball
import Documents
import Season
import Testing

@Suite("Teams are ranked")
struct RankingTests {
  /// Ranks and names, as in `1 Reds`.
  private func ranking(_ games: PlayedGame...) throws -> [String] {
    var standings = LeagueTable()
    for game in games { standings.add(LeagueGame(GameRow(try game.document()))) }
    return standings.places.map { "\($0.rank) \($0.team.name)" }
  }

  @Test("then, of three that are level and of which two have met, by the one win between them")
  func notAllMet() throws {
    #expect(
      try ranking(
        PlayedGame("A", 15, 14, "B"), PlayedGame("A", 2, 15, "X"), PlayedGame("B", 21, 2, "Y"),
        PlayedGame("C", 21, 2, "Y"), PlayedGame("C", 20, 21, "X"))
        == ["1 X", "2 A", "3 C", "4 B", "5 Y"])
  }

  @Test("by each tie-breaker once, so that who beat the other may stand below it by points")
  func onceEach() throws {
    // As in Paris 2024, with other scores: of four women's teams that were level Spain and the USA had
    // two wins each among the four, and Spain the more points, though the USA beat it.
    #expect(
      try ranking(
        PlayedGame("USA", 17, 11, "Spain"), PlayedGame("USA", 18, 17, "Canada"),
        PlayedGame("Australia", 17, 15, "USA"), PlayedGame("Spain", 21, 14, "Canada"),
        PlayedGame("Spain", 21, 10, "Australia"), PlayedGame("Canada", 15, 10, "Australia"),
        PlayedGame("Canada", 18, 9, "China"), PlayedGame("Australia", 16, 9, "China"),
        PlayedGame("Germany", 17, 13, "USA"), PlayedGame("Germany", 17, 13, "Spain"))
        == ["1 Germany", "2 Spain", "3 USA", "4 Canada", "5 Australia", "6 China"])
  }

  @Test("and share a rank where nothing tells them apart; the next one is left out")
  func shared() throws {
    #expect(
      try ranking(
        PlayedGame("B", 15, 10, "X"), PlayedGame("A", 15, 10, "Y"), PlayedGame("C", 14, 9, "Z"))
        == ["1 A", "1 B", "3 C", "4 X", "4 Y", "6 Z"])
  }
}
