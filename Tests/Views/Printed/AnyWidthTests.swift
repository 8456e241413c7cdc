import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("A screen of any width")
struct AnyWidthTests {
  @Test("is never left, filled up with spaces or given a line break, and keeps no colour of a line")
  func lines() throws {
    var random = SplitMix64(seed: 40)
    var wrong = [String]()
    for _ in seeds(20) {
      let columns = Bool.random(using: &random) ? 40 : Int.random(in: 40...200, using: &random)
      let page = TextPage(columns: columns, style: Style(isOn: .random(using: &random)))
      let sheet = try Scoresheet.generated(&random)
      let (game, log) = (sheet.document, LogDocument(sheet))
      func printed(_ page: TextPage) -> [String] {
        page.board(game) + page.log(log.plays, of: game.teams) + page.list([GameRow(game)])
          + page.history(HistoryDocument(sheet), of: game) { _ in "20:16:01" }
      }
      let flow = page.flow(FlowDocument(sheet, now: sheet.tape.changed), of: game)
      let plain = printed(TextPage(columns: columns, style: .plain))
      #expect(printed(page).map(\.unpainted) == plain)
      wrong += (printed(page) + flow).filter { line in
        let plain = line.unpainted
        return plain.displayWidth > columns || plain.last == " "
          || plain.utf8.contains { $0 < 0x20 } || !line.endsUnpainted
          || !page.style.isOn && plain != line
      }.map { "\($0) (\(columns) columns)" }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("shows player lines and a team's own line that make the score")
  func sums() throws {
    var random = SplitMix64(seed: 3)
    for _ in seeds(8) {
      let document = try Scoresheet.generated(&random, isBasic: true).document
      let lines = TextPage(columns: 60, style: .plain).board(document)
      let head = try #require(lines[0].firstMatch(of: #/ (\d+) : (\d+) /#))
      var sums = [Int]()
      for line in lines.dropFirst() {
        if line.hasSuffix("PF") { sums.append(0) }
        // One name, then the six counts at the end of the line.
        guard let counts = line.firstMatch(of: #/(\d+)(?: +\d+){5}$/#) else { continue }
        sums[sums.count - 1] += Int(counts.1) ?? 0
      }
      #expect(sums == [head.1, head.2].map { Int($0) ?? -1 })
    }
  }

  @Test("shows the same counts beside each other as above each other")
  func beside() throws {
    var random = SplitMix64(seed: 4)
    for _ in seeds(8) {
      let document = try Scoresheet.generated(&random, isBasic: true).document
      let numbers = [94, 60].map { columns in
        TextPage(columns: columns, style: .plain).board(document)
          .flatMap { $0.matches(of: #/\d+(?: +\d+){5}(?= |$)/#).map(\.output) }.map {
            $0.split(separator: " ")
          }
      }
      #expect(Set(numbers[0]) == Set(numbers[1]) && numbers[0].count == numbers[1].count)
    }
  }
}
