import Fixtures
import JSON
import Testing

@testable import Documents

@Suite("A line of CSV")
struct CSVWriterTests {
  /// A table of texts.
  private static let texts: Table<[String]> = [
    "1": { $0[0] }, "2": { $0[1] }, "3": { $0[2] }, "4": { $0[3] },
  ]

  private static func text(_ rows: [[String]]) -> String {
    String(decoding: texts.lines(of: rows, as: .csv), as: UTF8.self)
  }

  @Test(
    "has text as it is, in quotes where something in it would end a field",
    arguments: [
      (["Ana", "Bo Horvat", "Łukasz", "00"], "Ana,Bo Horvat,Łukasz,00\n"),
      (
        ["Ana, the first", "O\"Neill", "=1+1", "1=1"],
        "\"Ana, the first\",\"O\"\"Neill\",=1+1,1=1\n"
      ),
      (["two\nlines", "a\rb", "\r\n", "\u{0}"], "\"two\nlines\",\"a\rb\",\"\r\n\",\u{0}\n"),
      ([" Bo", "Bo ", "\tBo", ""], " Bo,Bo ,\tBo,\"\"\n"),
      (["\"", ",", "Bo\t", "b"], "\"\"\"\",\",\",Bo\t,b\n"),
    ])
  func quotes(_ fields: [String], _ line: String) {
    #expect(Self.text([fields]) == line)
  }

  @Test("has nothing where there is nothing, and numbers and words without quotes")
  func others() {
    let table: Table<Int?> = [
      "text": { _ in String?.none }, "seconds": { JSON.thousandths($0) },
      "count": { $0 }, "bool": { $0.map { $0 > 0 } },
    ]
    #expect(
      String(decoding: table.lines(of: [12_500, nil, -1], as: .csv), as: UTF8.self)
        == ",12.5,12500,true\n,,,\n,-0.001,-1,false\n")
  }

  @Test(
    "is read again as the same fields by who knows no more than the standard", arguments: seeds(10))
  func readAgain(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      ",", "\"", "\n", "\r", " ", "=", "+1", "Ana", "Ż", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\t", "'",
      ";",
    ]
    let rows = (0..<20).map { _ in
      (0..<4).map { _ in
        (0..<Int.random(in: 0...6, using: &random))
          .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
    }
    let read = try NaiveCSV.lines(of: Self.text(rows))
    #expect(read.map { $0.map { Array($0.utf8) } } == rows.map { $0.map { Array($0.utf8) } })
  }
}
