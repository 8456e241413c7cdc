import Basketball
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("The blocks of the score and of the teams")
@MainActor
struct FactBlockTests {
  let plain = Style.plain

  func board(_ sheet: Scoresheet) throws -> Board {
    try ScorersTable(sheet).board().board.value
  }

  func strip(_ sheet: Scoresheet, _ columns: Int) throws -> String {
    GameBlocks(
      game: sheet.document, score: sheet.document.score, columns: columns, style: plain
    ).strip().lines(1)[0].text
  }

  @Test("leave the place of a fact empty until it is there, and keep it where it is")
  func places() throws {
    var sheet = Scoresheet.new()
    #expect(try strip(sheet, 80).allSatisfy { $0 == " " })
    try sheet.play("10 away foul\n20 home timeout")
    let line = try strip(sheet, 80)
    #expect(line.hasPrefix("          time-outs 1 taken") && line.hasSuffix("fouls 1"))
    try sheet.play("30 home foul")
    #expect(try strip(sheet, 80) == "fouls 1" + line.dropFirst(7))
  }

  @Test("say no bonus once the game is over")
  func bonus() throws {
    var sheet = Scoresheet.halfCourt()
    try sheet.foulOften()
    #expect(try strip(sheet, 80).contains("BONUS+"))
    try sheet.perform(.end(.called))
    #expect(try !strip(sheet, 80).contains("BONUS"))
  }

  @Test("show the plays around the one that is picked, and else the last")
  func plays() throws {
    var sheet = Scoresheet.new()
    for second in 1...20 { try sheet.play("\(second) h1 rebound") }
    func numbers(_ picked: Int?) throws -> [Substring] {
      let list = PlayList(
        game: sheet.document, plays: sheet.playByPlay.plays, picked: picked, columns: 80,
        style: plain)
      return list.block.lines(5).compactMap { $0.text.split(separator: " ").first }
    }
    #expect(try numbers(nil) == ["16", "17", "18", "19", "20"])
    #expect(try numbers(10) == ["9", "10", "11", "12", "13"])
    #expect(try numbers(0) == ["1", "2", "3", "4", "5"] && numbers(19) == numbers(nil))
  }

  @Test("chart the lead, by the plays where no clock ran")
  func chart() throws {
    func heights(_ plays: String) throws -> [Int] {
      var sheet = Scoresheet.quarters(of: 5)
      try sheet.playByPeriods(plays)
      let flow = Flow(sheet, now: sheet.tape.changed)
      return LeadChart(flow: flow, game: sheet.document, columns: 60, style: plain).block.heights
    }
    #expect(try heights("Q1 10:00 a1 foul") == [])
    #expect(try !heights("Q1 10:00 h1 two\nQ1 10:00 a1 two").isEmpty)
    #expect(try !heights("Q1 10:00 h1 two\nQ1 9:00 a1 two").isEmpty)
  }

  @Test("draw all digits one size smaller where a larger one would come near the clock")
  func digits() throws {
    func rows(_ home: Int, _ away: Int, _ columns: Int) throws -> [Int] {
      var sheet = Scoresheet.quarters(of: 5)
      let plays =
        Array(repeating: "h1 free", count: home) + Array(repeating: "a1 free", count: away)
      try sheet.playByPeriods("Q1 8:10 " + plays.joined(separator: " "))
      return GameBlocks(
        game: sheet.document, score: sheet.document.score, columns: columns, style: plain
      ).band.heights
    }
    // At 100 points they are as large as before.
    for columns in [42, 60, 80, 120, 200] {
      #expect(try rows(9, 0, columns) == rows(100, 98, columns))
    }
    #expect(try rows(9, 0, 80) == [1, 2, 4, 6] && rows(9, 0, 60) == [1, 2, 4, 6])
    #expect(try rows(9, 0, 32) == [1, 2] && rows(9, 0, 33) == [1, 2, 4])
    #expect(try rows(100, 98, 200).last == 14)
  }

  @Test("show the free throws of a full court before the minutes: the points add up")
  func freeThrows() throws {
    var sheet = Scoresheet.quarters(of: 6)
    try sheet.playByPeriods("Q1 8:10 h1 free h1 out h6 in")
    let keys = ScoreKeys(
      ScoreKeys.Terms(rules: .fiba5x5, hasAllMoves: true, hasBench: true, isOfEvent: false)
    ).labels
    let tables = PlayerTables(
      people: PlayerRows(try board(sheet), keys: keys), columns: 80, style: plain)
    let block = tables.box
    let titles = block.lines(block.heights.last ?? 0)[0].text.split(separator: " ")
    #expect(
      titles.prefix { $0 != "Athens" } == ["Berlin", "PTS", "2P", "3P", "FT", "AST", "REB", "PF"])
  }

  @Test("have counts on each page of the box score, and the mark beside the fouls")
  func pages() throws {
    var sheet = Scoresheet.quarters(of: 6)
    try sheet.playByPeriods(
      "Q1 8:10 h1 free h1 out h6 in h2 assist h3 rebound h4 turnover h5 steal h2 block h2 miss2")
    let people = PlayerRows(try board(sheet))
    for columns in 60...160 {
      for page in PlayerTables(people: people, columns: columns, style: plain).pages(rows: 20) {
        let titles = page.lines(20)[0].text.split(separator: " ")
        #expect(titles.count > 2, "\(columns) columns: \(titles)")
      }
    }
  }

  @Test("set the sum in the columns of the counts, however short the names are")
  func total() throws {
    var sheet = try Scoresheet.fullCourt()
    try sheet.playSome()
    let people = PlayerRows(try board(sheet))
    for columns in 80...160 {
      let block = PlayerTables(people: people, columns: columns, style: plain).box
      let lines = block.lines(block.heights.last ?? 0).map(\.columns)
      #expect(lines.first == lines.last, "\(columns) columns")
    }
  }

  @Test("show a plus-minus of nothing as the number that it is, and counts of nothing as dashes")
  func zeros() throws {
    var sheet = Scoresheet.quarters(of: 6)
    try sheet.playByPeriods("Q1 8:10 h1 out h6 in")
    let tables = PlayerTables(
      people: PlayerRows(try board(sheet)), columns: 200, style: plain)
    let block = tables.pages(rows: 40)[0]
    let lines = block.lines(block.heights.last ?? 0).map { $0.text.prefix(98) }
    #expect(lines[0].split(separator: " ").last == "+/-")
    #expect(lines[1].split(separator: " ").suffix(2) == ["–", "0"])
  }
}
