/// A section of the program's manual page, such as its exits, variables or files.
public typealias ManualSection = (title: String, rows: [(label: String, text: String)])

extension Program {
  /// The page of the program for the manual, in the man macros of roff.
  func manual() -> String {
    var page = Roff(title: name, self)
    page.add("NAME", [.paragraph("\(name) - \(summary)")])
    page.add("SYNOPSIS", [.usage(command: name, words: "[OPTION]... [COMMAND] [WORD]...")])
    page.add(
      "DESCRIPTION",
      [
        .paragraph(summary.asSentence),
        .paragraph("Without a command \(name) does what '\(name) \(fallback.name)' does."),
      ])
    page.add("COMMANDS", topics.map { .item(.page("\(name)-\($0.name)"), $0.summary) })
    page.add("OPTIONS", programOptions.map { .argument($0) })
    for section in reference() {
      page.add(section.title, section.rows.map { .item(.literal($0.label), $0.text) })
    }
    page.add("EXAMPLES", [.lines(examples)])
    return page.text
  }

  func manual(of topic: Topic) -> String {
    var page = Roff(title: "\(name)-\(topic.name)", self)
    page.add("NAME", [.paragraph("\(name)-\(topic.name) - \(topic.summary)")])
    let words = (["[OPTION]..."] + topic.words.map(\.usage)).joined(separator: " ")
    page.add("SYNOPSIS", [.usage(command: "\(name) \(topic.name)", words: words)])
    page.add(
      "DESCRIPTION",
      [.paragraph(topic.summary.asSentence)] + topic.words.map { .argument($0) }
        + Prose.blocks(of: topic.details).map { .prose($0) })
    page.add("OPTIONS", topic.options.map { .argument($0) })
    page.add("EXAMPLES", [.lines(topic.examples)])
    page.add("SEE ALSO", [.item(.page(name), "")])
    return page.text
  }
}

extension String {
  /// A line without a full stop as a sentence.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

/// A page in the man macros of roff.
private struct Roff {
  enum Block {
    case prose(Prose)
    /// How a command is typed.
    case usage(command: String, words: String)
    case item(Label, String)

    static func argument(_ row: Argument) -> Block { .item(.row(row), row.text) }
    static func paragraph(_ text: String) -> Block { .prose(.paragraph(text)) }
    static func lines(_ lines: [String]) -> Block { .prose(.lines(lines)) }
  }

  enum Label {
    case literal(String)
    case page(String)
    case row(Argument)
  }

  private(set) var text: String

  init(title: String, _ program: Program) {
    text = ".TH \(Self.escaped(title.uppercased())) 1 \(program.released)"
    text += " \"\(Self.escaped("\(program.name) \(program.version)"))\""
  }

  /// Adds a section, unless it is empty.
  mutating func add(_ title: String, _ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    text += "\n.SH \(title)"
    for (place, block) in blocks.enumerated() { add(block, isFirst: place == 0) }
  }

  private mutating func add(_ block: Block, isFirst: Bool) {
    switch block {
    case .prose(.paragraph(let prose)):
      text += "\(isFirst ? "" : "\n.PP")\n\(Self.paragraph(prose))"
    case .usage(let command, let words):
      text += "\n\\fB\(Self.escaped(command))\\fR \(Self.escaped(words))"
    case .prose(.lines(let lines)):
      let lines = lines.map { Self.noRequest(Self.escaped($0)) }.joined(separator: "\n")
      text += "\(isFirst ? "" : "\n.PP")\n.EX\n\(lines)\n.EE"
    case .item(.page(let page), ""): text += "\n.BR \(Self.escaped(page)) (1)"
    case .item(let label, let meaning):
      text += "\n.TP\n\(Self.label(label))\n\(Self.paragraph(meaning))"
    }
  }

  private static func label(_ label: Label) -> String {
    switch label {
    case .literal(let word): return "\\fB\(escaped(word))\\fR"
    case .page(let page): return ".BR \(escaped(page)) (1)"
    case .row(let row):
      let value = row.placeholder.isEmpty ? "" : "\\fI\(escaped(row.placeholder))\\fR"
      guard row.isOption else { return value }
      let letter = row.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
      return "\(letter)\\fB\\-\\-\(escaped(row.name))\\fR\(value.isEmpty ? "" : " ")\(value)"
    }
  }

  /// A text in lines of at most 80 bytes.
  private static func paragraph(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let lines = wrapped(escaped(words), indent: 0).split(separator: "\n")
    return lines.map { noRequest($0) }.joined(separator: "\n")
  }

  /// A line escaped so that roff does not take its first character for a request.
  private static func noRequest(_ line: some StringProtocol) -> String {
    line.first == "." ? "\\&\(line)" : String(line)
  }

  /// A text with escapes for the characters that roff would change or obey.
  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "'": line += "\\(aq"
      case "`": line += "\\(ga"
      case "^": line += "\\(ha"
      case "~": line += "\\(ti"
      case _ where scalar.isASCII: line.unicodeScalars.append(scalar)
      default:
        // The number of a character has at least four digits.
        let digits = String(scalar.value, radix: 16, uppercase: true)
        line += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return line
  }
}
