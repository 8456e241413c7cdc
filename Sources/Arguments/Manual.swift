/// A section of the manual or of help, such as the program's exits, variables or files.
public typealias ManualSection = (title: String, lines: [(label: String, text: String)])

/// Pages of the manual, in the man macros of roff. A block of a page begins with its macro.
extension Program {
  /// The page of the program.
  public func manual() -> String {
    let sections = [
      ("NAME", [paragraph("\(name) - \(summary)")]),
      ("SYNOPSIS", ["\(bold(name)) \(escaped("[OPTION]... [COMMAND] [WORD]..."))"]),
      (
        "DESCRIPTION",
        [
          paragraph(summary.asSentence),
          paragraph(fallbackSentence),
        ]
      ),
      ("COMMANDS", commands.filter { !$0.isAction }.map { item(page(title(of: $0)), $0.summary) }),
      ("OPTIONS", programOptions.map(item)),
    ]
    let own = reference().map { section in
      (section.title, section.lines.map { item(bold($0.label), $0.text) })
    }
    return manual(name, sections + own + [("EXAMPLES", [example(examples)])])
  }

  /// The page of a command.
  public func manual(of command: any Command.Type) -> String {
    let title = title(of: command)
    return manual(
      title,
      [
        ("NAME", [paragraph("\(title) - \(command.summary)")]), ("SYNOPSIS", [synopsis(command)]),
        ("DESCRIPTION", description(command)),
        ("ACTIONS", actions(of: command).flatMap { section($0, besides: command.options) }),
        ("OPTIONS", command.options.map(item)), ("EXAMPLES", [example(command.examples)]),
        ("SEE ALSO", [page(name)]),
      ])
  }

  /// An action on the page of its command, whose options are there already.
  private func section(_ action: any Command.Type, besides others: [Argument]) -> [String] {
    let known = others.map(\.name)
    let own = action.options.filter { !known.contains($0.name) }.map(item)
    return [".SS \(synopsis(action))"] + description(action) + own
  }

  private func title(of command: any Command.Type) -> String {
    "\(name) \(command.name)".replacing(" ", with: "-")
  }

  private func synopsis(_ command: any Command.Type) -> String {
    "\(bold("\(name) \(command.name)")) \(escaped(command.usage))"
  }

  private func description(_ command: any Command.Type) -> [String] {
    [paragraph(command.summary.asSentence)] + command.words.map(item)
      + blocks(of: command.details, paragraph: paragraph, table: example)
  }

  /// A page of sections, of which empty ones are left out.
  private func manual(_ title: String, _ sections: [(title: String, blocks: [String])]) -> String {
    let head =
      ".TH \(escaped(title.uppercased())) 1 \(released) \"\(escaped("\(name) \(version)"))\""
    return sections.filter { !$0.blocks.isEmpty }.reduce(into: head) { page, section in
      let text = section.blocks.lineSeparated
      // The title of a section begins a paragraph.
      page +=
        "\n.SH \(section.title)\n"
        + (text.hasPrefix(newParagraph) ? text.dropFirst(newParagraph.count) : text[...])
    }
  }
}

private let newParagraph = ".PP\n"

private func paragraph(_ text: String) -> String { newParagraph + filled(text) }

/// Lines that stay as they are.
private func example(_ lines: [String]) -> String {
  newParagraph + ".EX\n\(lines.map { noRequest(escaped($0)) }.lineSeparated)\n.EE"
}

private func item(_ label: String, _ meaning: String) -> String {
  ".TP\n\(label)\n\(filled(meaning))"
}

private func item(_ row: Argument) -> String {
  let value = row.placeholder.isEmpty ? "" : "\\fI\(escaped(row.placeholder))\\fR"
  guard row.isOption else { return item(value, row.text) }
  let letter = row.letter.map { "\(bold("-\($0)")), " } ?? ""
  return item("\(letter)\(bold("--" + row.name))\(value.isEmpty ? "" : " ")\(value)", row.text)
}

private func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

private func page(_ name: String) -> String { ".BR \(escaped(name)) (1)" }

/// A text in lines of at most 80 bytes.
private func filled(_ text: String) -> String {
  let words = text.split(whereSeparator: \.isWhitespace).spaceSeparated
  return wrapped(escaped(words)).split(separator: "\n").map { noRequest($0) }.lineSeparated
}

/// A line escaped so that roff does not take its first character for a request.
private func noRequest(_ line: some StringProtocol) -> String {
  line.first == "." ? "\\&\(line)" : String(line)
}

/// A text with escapes for the characters that roff would change or obey.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": return "\\e"
    case "-": return "\\-"
    case "'": return "\\(aq"
    case "`": return "\\(ga"
    case "^": return "\\(ha"
    case "~": return "\\(ti"
    case _ where scalar.isASCII: return String(scalar)
    default:
      // The number of a character has at least four digits.
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }.joined()
}

extension String {
  /// A line without a full stop as a sentence.
  fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
