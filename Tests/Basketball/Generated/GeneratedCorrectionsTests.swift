@testable import Basketball
import Testing

@Suite("Generated corrections")
struct GeneratedCorrectionsTests {
  static let games = 400

  @Test("by any rules come to what plain lists come to", arguments: 0..<UInt64(8))
  func games(_ block: UInt64) throws {
    var taken: [String: Int] = [:]
    for game in 0..<UInt64(Self.games) {
      var keeper = try Bookkeeper(seed: 7 << 40 | block << 32 | game)
      let new = keeper.page
      for _ in 0..<Int.random(in: 6...20, using: &keeper.random) {
        try keeper.act()
        try check(keeper)
        try checkTape(keeper.sheet)
      }
      taken.merge(keeper.taken, uniquingKeysWith: +)
      try checkHistory(keeper, new: new)
      checkVersions(keeper)
    }
    let verbs = ["record", "fix", "remove", "join", "rename", "rules", "note", "undo", "redo"]
    for verb in verbs + ["overtime"] {
      #expect(taken[verb, default: 0] > 5, "\(verb) is hardly ever seen")
    }
  }

  /// Compares a game with the page in force.
  func check(_ keeper: Bookkeeper) throws {
    let (sheet, court) = (keeper.sheet, keeper.court())
    let box = sheet.box
    try #require(sheet.plays.map(\.plain) == court.taken)
    #expect(court.behind == [])
    #expect(box.plays.map { [$0.score.home, $0.score.away] } == court.scores)
    #expect([box.score.home, box.score.away] == court.score)
    #expect(box.counts(of: sheet.teams) == court.counts)
    try #require(box.finish?.plain == court.finish)
    #expect(box.overtime.map { [$0.home, $0.away] } == court.overtime)
    for side in Side.allCases { #expect(box.needed(by: side) == court.needed(by: side)) }
    let ahead = court.score[0] - court.score[1]
    #expect(box.leader == (ahead == 0 ? nil : ahead > 0 ? .home : .away))
    #expect(Page(of: sheet, plays: keeper.page.plays, late: keeper.page.late) == keeper.page)
    if let finish = box.finish { #expect(sheet.clock == GameClock(finish.reading)) }
  }

  /// Its tape is the game, and comes back from JSON.
  func checkTape(_ sheet: Scoresheet) throws {
    try #require(try sheet.readFromTape() == sheet)
    let last = try #require(sheet.tape.last)
    #expect(try readAgain(last) == last)
  }

  /// Everything undone is the first page; everything redone the page that it was.
  func checkHistory(_ keeper: Bookkeeper, new: Page) throws {
    var sheet = keeper.sheet
    let steps = sheet.undoable.count
    #expect([steps, sheet.redoable.count] == [keeper.past.count, keeper.future.count])
    guard steps > 0 else { return }
    try sheet.undo(steps, now: wall(keeper.now))
    #expect(Page(of: sheet, plays: sheet.plays) == new)
    try sheet.redo(steps, now: wall(keeper.now))
    #expect(Page(of: sheet, plays: keeper.page.plays, late: keeper.page.late) == keeper.page)
    #expect(sheet.plays == keeper.sheet.plays)
    #expect(sheet.box.score == keeper.sheet.box.score)
  }

  /// Every number has its versions, and those that count are those in the game.
  func checkVersions(_ keeper: Bookkeeper) {
    let versions = keeper.sheet.versions
    #expect(Set(versions.map(\.play.number)) == Set((0..<keeper.lastNumber).map { $0 + 1 }))
    let counting = versions.filter { $0.fate == .counts }.map(\.play.number)
    #expect(counting == keeper.page.plays.map(\.number).sorted())
  }
}

extension Page {
  /// What a game stands at, with the plays in the order of the record.
  init(of sheet: Scoresheet, plays: [Play], late: Set<Int> = []) {
    self.init(
      plays: plays, late: late, names: [sheet.teams.home.name, sheet.teams.away.name],
      rosters: [sheet.teams.home, sheet.teams.away].map { $0.players.map(\.name) },
      rules: sheet.rules, note: sheet.note)
  }
}
