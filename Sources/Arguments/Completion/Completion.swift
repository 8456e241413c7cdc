extension Program {
  /// Gives the words for a placeholder such as `GAME`, and for a command as far as it is typed.
  public typealias Values = (_ kind: String, _ command: any Command) -> [Suggestion]

  /// What may replace the last word typed after the program's name. The shell completes `FILE` and
  /// `DIR`, the program `COMMAND`, and `values` all other placeholders.
  func completion(of typed: [String], values: Values) -> Completion {
    let last = typed.last ?? ""
    guard var place = place(after: typed.dropLast()) else { return .words([]) }
    func complete(
      _ row: Argument, at step: Int = 0, after start: String = last, takesDash: Bool = false
    ) -> Completion {
      let completion: Completion =
        switch row.steps[step % row.steps.count] {
        case "FILE": .file
        case "DIR": .folder
        case "ACTION", "COMMAND": .words(place.names)
        case _ where !row.allowed.isEmpty: .words(row.allowed.map { Suggestion($0) })
        case let kind:
          .words(
            (row.isOption ? [] : place.names) + values(String(kind), place.reader.unfinished()))
        }
      return completion.typable(after: start, takesDash: takesDash)
    }
    if let option = place.reader.pending { return complete(option) }
    let isOver = place.reader.isOver
    if isOver || last.first != "-" {
      for (row, step) in place.rows {
        let words = complete(row, at: step, takesDash: isOver)
        if words != .words([]) { return words }
      }
      return .words([])
    }
    guard last.hasPrefix("--"), let end = last.firstIndex(of: "=") else {
      return .words(place.options(after: last))
    }
    let name = last[..<end].dropFirst(2)
    let row = place.arguments.first { $0.kind == .option && $0.name == name }
    guard let row else { return .words([]) }
    return complete(row, after: String(last[end...].dropFirst()), takesDash: true)
      .attached(to: String(last[...end]))
  }

  /// Where a command line goes on; nil after an unknown command.
  private func place(after typed: ArraySlice<String>) -> Place? {
    do {
      let (command, rest) = try named(in: Array(typed))
      let reader = Reader(rest, as: command, of: self)
      guard let command else {
        return Place(
          reader, [name("COMMAND")] + reader.arguments.filter(\.isOption),
          commands.filter { !$0.isAction })
      }
      let actions = reader.words.isEmpty ? actions(of: command) : []
      let isAlone = !actions.isEmpty && command.words.isEmpty
      return Place(reader, (isAlone ? [name("ACTION")] : []) + reader.arguments, actions)
    } catch {
      return nil
    }
  }

  private func name(_ placeholder: String) -> Argument {
    Argument(kind: .optionalWord, placeholder: placeholder, help: "what to do")
  }
}

/// A place on a command line: what was read before it, and what the command takes.
private struct Place {
  var reader: Reader
  let arguments: [Argument]
  /// The commands or actions that may come next.
  let names: [Suggestion]

  init(_ reader: Reader, _ arguments: [Argument], _ commands: [any Command.Type]) {
    self.reader = reader
    self.arguments = arguments
    names = commands.map { Suggestion($0.isAction ? $0.word : $0.name, $0.summary) }
  }

  /// The row that takes the next word, and how many words it already has. A word that an optional
  /// argument rejects goes to the next required one.
  var rows: [(row: Argument, step: Int)] {
    let words = arguments.filter { !$0.isOption }
    let count = reader.words.count
    let index = words.firstIndex { $0.kind == .words }.map { min(count, $0) } ?? count
    guard let row = words.dropFirst(index).first else { return [] }
    let next = row.kind == .optionalWord ? words.dropFirst(index + 1).prefix(1) : []
    return [(row, count - index)] + next.filter { $0.kind == .word }.map { ($0, 0) }
  }

  /// The options with this beginning that were not typed yet; short names only after a lone dash.
  func options(after start: String) -> [Suggestion] {
    let free = arguments.filter { row in
      row.isOption && !reader.seen.contains { reader.arguments[$0].name == row.name }
    }
    let letters = start == "-" ? free.compactMap { row in row.letter.map { ("-\($0)", row) } } : []
    return (letters + free.map { ("--" + $0.name, $0) })
      .filter { $0.0.hasPrefix(start) }.map { Suggestion($0.0, $0.1.help) }
  }
}

/// A word that may come next on a command line.
public struct Suggestion: Equatable, Sendable {
  /// The word, as the command would get it: without quotes.
  let value: String
  let help: String

  /// A word, and what it is, for shells that show it.
  public init(_ value: String, _ help: String = "") {
    self.value = value
    self.help = help
  }

  /// Whether the text has control characters, which a terminal would obey or a script take for a
  /// line's end.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2028...0x202E, 0x2066...0x2069: true
      default: scalar.properties.generalCategory == .control
      }
    }
  }
}

/// What may come next on a command line.
enum Completion: Equatable {
  case words([Suggestion])
  /// The path of a file, which the shell knows best.
  case file
  case folder

  /// The words that begin with what was typed, in any case; else those that contain it. Words that
  /// begin with a dash are left out unless `takesDash`, since they would be read as options.
  func typable(after start: String, takesDash: Bool) -> Completion {
    guard case .words(let all) = self else { return self }
    let typable = all.filter { word in
      !word.value.isEmpty && (takesDash || word.value.utf8.first != UInt8(ascii: "-"))
        && !Suggestion.hasControls(word.value)
    }
    guard !start.isEmpty else { return .words(typable) }
    let part = start.lowercased()
    let begun = typable.filter { $0.value.lowercased().hasPrefix(part) }
    return .words(begun.isEmpty ? typable.filter { $0.value.lowercased().contains(part) } : begun)
  }

  /// The completion of a value attached to its option, as in `--color=red`.
  func attached(to option: String) -> Completion {
    guard case .words(let all) = self else { return self }
    return .words(all.map { Suggestion(option + $0.value, $0.help) })
  }
}
