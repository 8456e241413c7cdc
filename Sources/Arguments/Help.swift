extension Program {
  /// The help of the program: what it is, an example or two, its commands and its options.
  public func help() -> String {
    let tables = groups.map { group in
      let commands = group.commands.filter { !$0.isAction }
      return (title: group.title + ":", lines: commands.map { ($0.name, $0.summary) })
    }
    return page(
      [
        wrapped("\(name): \(summary)"), example(examples),
        "Usage: \(name) [OPTION]... [COMMAND] [WORD]...",
      ] + columns(tables) + columns([("Options:", lines(programOptions))]) + [
        """
        \(fallbackSentence)
        '\(name) help COMMAND' says more about a command.
        """
      ])
  }

  var fallbackSentence: String {
    "Without a command \(name) does what '\(name) \(fallback.name)' does."
  }

  /// The help of one command, its examples first.
  public func help(for command: any Command.Type) -> String {
    let actions = actions(of: command)
    let tables = [
      (
        "Actions:",
        actions.map { (([$0.word] + $0.words.map(\.usage)).spaceSeparated, $0.summary) }
      ),
      ("Words:", lines(command.words)), ("Options:", lines(command.options)),
    ]
    let start = "\(name) \(command.name)"
    return page(
      [
        wrapped("\(start): \(command.summary)"), example(command.examples),
        "Usage: \(usage(of: command))"
          + (actions.isEmpty ? "" : "\n       \(start) ACTION [OPTION]... [WORD]..."),
      ] + columns(tables)
        + blocks(of: command.details) {
          wrapped($0)
        } table: {
          $0.lineSeparated
        }
        + (actions.isEmpty
          ? [] : ["'\(name) help \(command.name) ACTION' says more about an action."]))
  }

  /// How a command is typed.
  public func usage(of command: any Command.Type) -> String {
    "\(name) \(command.name) \(command.usage)"
  }

  /// The options that may stand without a command.
  public var programOptions: [Argument] {
    fallback.arguments.filter(\.isOption) + Argument.ofProgram(isNamed: false)
  }

  private func lines(_ arguments: [Argument]) -> [(label: String, text: String)] {
    arguments.map { ($0.label, $0.text) }
  }
}

/// A page of plain text, 80 columns wide: blocks with an empty line between them.
private func page(_ blocks: [String]) -> String { blocks.joined(separator: "\n\n") }

/// A page of tables, each with a title, without a line break at its end.
public func helpPage(
  _ title: String, _ tables: [ManualSection]
) -> String {
  page([wrapped(title)] + columns(tables))
}

private func example(_ lines: [String]) -> String {
  (["Examples:"] + lines.map { "  " + $0 }).lineSeparated
}

/// Tables that share the width of their left column, which is never more than a third; those without
/// lines are left out.
private func columns(_ tables: [ManualSection]) -> [String] {
  let widths = tables.flatMap { $0.lines.map(\.label.count) }.filter { $0 <= 26 }
  let width = (widths.max() ?? 0) + 4
  return tables.filter { !$0.lines.isEmpty }.map { table in
    let lines = table.lines.map { wrapped($0.text, after: "  " + $0.label, indent: width) }
    return ([table.title] + lines).lineSeparated
  }
}

/// Wraps `text` at 80 columns, indented. The label is on the first line, or above it if too wide.
func wrapped(_ text: String, after label: String = "", indent: Int = 0) -> String {
  var lines = [String]()
  for word in text.split(separator: " ") {
    if let line = lines.last, indent + line.count + 1 + word.count <= 80 {
      lines[lines.count - 1] = line + " " + word
    } else {
      lines.append(String(word))
    }
  }
  lines = lines.map { String(repeating: " ", count: indent) + $0 }
  if let first = lines.first, label.isEmpty || label.count + 2 <= indent {
    lines[0] = label + first.dropFirst(label.count)
  } else {
    lines.insert(label, at: 0)
  }
  return lines.lineSeparated
}

/// The blocks of a command's details, which help and manual pages have after the tables. Each page wraps paragraphs
/// itself; a block whose lines begin with a space, such as a table, stays as it is.
func blocks(
  of details: String, paragraph: (String) -> String, table: ([String]) -> String
) -> [String] {
  details.split(separator: "\n\n").map { block in
    let lines = block.split(separator: "\n").map(String.init)
    return block.hasPrefix(" ") ? table(lines) : paragraph(lines.spaceSeparated)
  }
}
