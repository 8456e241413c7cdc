import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import Views

@Suite("A screen of any width")
struct AnyWidthTests {
  /// Looks at what three views print of many games, at widths from 40 to 200 columns.
  func look(
    _ games: Int, isPainted: Bool = false, at lines: (_ lines: [String], _ columns: Int) -> Void
  ) throws {
    var random = SplitMix64(seed: games)
    let style = Style(isOn: isPainted)
    for _ in 0..<games {
      let columns = Bool.random(using: &random) ? 40 : Int.random(in: 40...200, using: &random)
      let sheet = try Scoresheet.generated(&random)
      let document = sheet.document
      lines(BoardView(document, columns: columns, style: style).lines, columns)
      let log = LogDocument(sheet)
      lines(LogView(log.plays, of: document.teams, columns: columns, style: style).lines, columns)
      lines(ListView([GameRow(document)], columns: columns, style: style).lines, columns)
    }
  }

  @Test("is never left, nor filled up with spaces, nor given a line break or an escape")
  func plain() throws {
    var wrong: [String] = []
    try look(seeds(40).count) { lines, columns in
      let isWrong: (String) -> Bool = { line in
        line.displayWidth > columns || line.last == " " || line.utf8.contains { $0 < 0x20 }
      }
      wrong += lines.filter(isWrong).map { "\($0) (\(columns) columns)" }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("is neither with colour, which is put on and taken off again on each line")
  func painted() throws {
    var wrong: [String] = []
    try look(seeds(20).count, isPainted: true) { lines, columns in
      wrong += lines.filter { line in
        let plain = line.unpainted
        return plain.displayWidth > columns || plain.last == " "
          || plain.utf8.contains { $0 < 0x20 }
          || !line.endsUnpainted
      }
    }
    #expect(wrong.prefix(5) == [])
  }

  @Test("shows player lines and a team's own line that make the score")
  func sums() throws {
    var random = SplitMix64(seed: 3)
    for _ in seeds(20) {
      let document = try Scoresheet.generated(&random, isBasic: true).document
      let lines = BoardView(document, columns: 60, style: Style(isOn: false)).lines
      let head = try #require(lines[0].firstMatch(of: #/ (\d+) : (\d+) /#))
      var sums: [Int] = []
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
    for _ in seeds(20) {
      let document = try Scoresheet.generated(&random, isBasic: true).document
      let numbers = [94, 60].map { columns in
        BoardView(document, columns: columns, style: Style(isOn: false)).lines
          .flatMap { $0.matches(of: #/\d+(?: +\d+){5}(?= |$)/#).map(\.output) }.map {
            $0.split(separator: " ")
          }
      }
      #expect(Set(numbers[0]) == Set(numbers[1]) && numbers[0].count == numbers[1].count)
    }
  }

  @Test("has whole columns of a box score or none: the five counts, and others as there is room")
  func columns() throws {
    var random = SplitMix64(seed: 5)
    for _ in seeds(40) {
      let teams = try Scoresheet.generated(&random).document.teams
      let used = StatColumn.used(in: teams.lines, shots: .oneAndTwo)
      var most = 0
      for room in 0...90 {
        let fitting = StatColumn.fitting(used, teams.lines, within: room)
        let titles = fitting.map(\.title)
        #expect(StatColumn.used(in: [], shots: .oneAndTwo).allSatisfy { titles.contains($0.title) })
        // In their order, and never fewer where there is more room.
        #expect(titles == used.map(\.title).filter { titles.contains($0) })
        #expect(titles.count >= most)
        most = titles.count
      }
      #expect(most == used.count)
    }
  }
}
