import Fixtures
import Testing

@testable import Documents

@Suite("A line of CSV")
struct CSVWriterTests {
  private static func line(_ fields: [String]) -> String {
    var csv = CSVWriter()
    for field in fields { csv.text(field) }
    csv.endLine()
    return String(decoding: csv.bytes, as: UTF8.self)
  }

  @Test(
    "has text as it is, in quotes where it would be read as something else",
    arguments: [
      (["Ana", "Bo Horvat", "Łukasz", "00"], "Ana,Bo Horvat,Łukasz,00\n"),
      (["Ana, the first", "O\"Neill"], "\"Ana, the first\",\"O\"\"Neill\"\n"),
      (["=1+1", "1=1"], "\"=1+1\",1=1\n"),
      (["two\nlines", "a\rb", "\r\n"], "\"two\nlines\",\"a\rb\",\"\r\n\"\n"),
      ([" Bo", "Bo ", "\tBo", ""], "\" Bo\",\"Bo \",\"\tBo\",\"\"\n"),
      (["\"", ",", "\u{0}"], "\"\"\"\",\",\",\u{0}\n"),
    ])
  func quotes(_ fields: [String], _ line: String) {
    #expect(Self.line(fields) == line)
  }

  @Test("has nothing where there is nothing, and numbers and words without quotes")
  func others() {
    var csv = CSVWriter()
    csv.empty()
    csv.plain("12.5")
    csv.empty()
    csv.plain("true")
    csv.endLine()
    csv.empty()
    csv.endLine()
    #expect(String(decoding: csv.bytes, as: UTF8.self) == ",12.5,,true\n\n")
  }

  @Test(
    "is read again as the same fields by who knows no more than the standard", arguments: seeds(40))
  func readAgain(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let pieces = [
      ",", "\"", "\n", "\r", " ", "=", "+1", "Ana", "Ż", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\t", "'",
      ";",
    ]
    let table = (0..<20).map { _ in
      (0..<5).map { _ in
        (0..<Int.random(in: 0...6, using: &random))
          .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
    }
    let read = try NaiveCSV.lines(of: table.map { Self.line($0) }.joined())
    #expect(read.map { $0.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } })
  }
}
