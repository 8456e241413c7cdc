/// A word that may come next on a command line.
public struct Suggestion: Equatable, Sendable {
  /// The word, as the command would get it: without quotes.
  let value: String
  let help: String

  /// A word, and what it is, for shells that show it.
  public init(_ value: String, _ help: String = "") {
    (self.value, self.help) = (value, help)
  }

  /// Whether the text has control characters, which a terminal would obey or a script take for a
  /// line's end.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default:
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
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

  /// The same for a value attached to its option, as in `--color=red`.
  func attached(to option: String) -> Completion {
    guard case .words(let all) = self else { return self }
    return .words(all.map { Suggestion(option + $0.value, $0.help) })
  }
}
