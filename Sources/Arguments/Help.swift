extension Program {
  /// The help of the program: what it is, an example or two, its commands and its options.
  public func help() -> String {
    var page = Page(title: "\(name): \(summary)")
    page.add("Examples:", examples.map { "  " + $0 })
    page.add("Usage: \(name) [OPTION]... [COMMAND] [WORD]...")
    page.add(
      columns: groups.indices.map { index in
        let own = groups[index].commands.map { Topic($0) }
        let all = index == groups.count - 1 ? own + [helpTopic] : own
        return (groups[index].title + ":", all.map { (label: $0.name, text: $0.summary) })
      })
    page.add(columns: [("Options:", lines(programOptions))])
    page.add(
      "Without a command \(name) does what '\(name) \(fallback.name)' does.",
      ["'\(name) help COMMAND' says more about a command."])
    return page.text
  }

  /// The help of one command, its examples first.
  public func help(for command: any Command.Type) -> String { help(for: Topic(command)) }

  func help(for topic: Topic) -> String {
    var page = Page(title: "\(name) \(topic.name): \(topic.summary)")
    page.add("Examples:", topic.examples.map { "  " + $0 })
    page.add("Usage: \(usage(of: topic))")
    page.add(columns: [("Words:", lines(topic.words)), ("Options:", lines(topic.options))])
    page.add(prose: topic.details)
    return page.text
  }

  func usage(of topic: Topic) -> String {
    let words = topic.words.map(\.usage)
    return ([name, topic.name, "[OPTION]..."] + words).joined(separator: " ")
  }

  /// The options that may stand without a command.
  var programOptions: [Argument] {
    fallback.arguments.filter(\.isOption) + Argument.ofProgram(isNamed: false)
  }

  private func lines(_ arguments: [Argument]) -> [Page.Line] {
    arguments.map { (label: $0.label, text: $0.text) }
  }
}

/// A page of plain text, 80 columns wide: blocks with an empty line between them.
private struct Page {
  /// A line of a table, in two columns.
  typealias Line = (label: String, text: String)

  private var blocks: [String]

  init(title: String) {
    blocks = [wrapped(title, indent: 0)]
  }

  var text: String { blocks.joined(separator: "\n\n") }

  mutating func add(_ title: String, _ lines: [String] = []) {
    blocks.append(([title] + lines).joined(separator: "\n"))
  }

  /// Adds tables that share the width of their left column, which is never more than a third.
  mutating func add(columns tables: [(title: String, lines: [Line])]) {
    let widths = tables.flatMap { $0.lines.map(\.label.count) }.filter { $0 <= 26 }
    let width = (widths.max() ?? 0) + 4
    for table in tables where !table.lines.isEmpty {
      add(table.title, table.lines.map { wrapped($0.text, after: "  " + $0.label, indent: width) })
    }
  }

  mutating func add(prose: String) {
    blocks += Prose.blocks(of: prose).map { block in
      switch block {
      case .paragraph(let text): wrapped(text, indent: 0)
      case .lines(let lines): lines.joined(separator: "\n")
      }
    }
  }
}

/// Wraps `text` at 80 columns, indented. The label is on the first line, or above it if too wide.
func wrapped(_ text: String, after label: String = "", indent: Int) -> String {
  var lines: [String] = []
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
  return lines.joined(separator: "\n")
}

/// A block of what help and manual pages say after the tables.
enum Prose: Equatable {
  /// Text that each page breaks into lines of its own.
  case paragraph(String)
  /// Lines that begin with a space, a table say, which stay as they are.
  case lines([String])

  /// The blocks of a text, with empty lines between them.
  static func blocks(of text: String) -> [Prose] {
    var (blocks, isNew) = ([Prose](), true)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      switch (line.first, isNew ? nil : blocks.last) {
      case (nil, _):
        isNew = true
        continue
      case (" ", .lines(let lines)?): blocks[blocks.count - 1] = .lines(lines + [line])
      case (" ", _): blocks.append(.lines([line]))
      case (_, .paragraph(let text)?): blocks[blocks.count - 1] = .paragraph("\(text) \(line)")
      default: blocks.append(.paragraph(line))
      }
      isNew = false
    }
    return blocks
  }
}
