import Arguments

extension Program {
  /// What is wrong with the program's own tables, a line each. Nothing of this depends on what is
  /// typed, so it is for tests to look at, which expect none.
  public var faults: [String] {
    let names = commands.map { $0.name }
    let stray = names.contains(fallback.name) ? [] : ["\(fallback.name) is not among the commands"]
    return repeated(names) + stray + commands.flatMap { $0.faults + clashes(of: $0) }
  }

  /// Options that could not be read before the command, because the fallback reads them otherwise.
  private func clashes(of command: any Command.Type) -> [String] {
    let leading = fallback.arguments.filter(\.isOption)
    return command.arguments.filter(\.isOption).flatMap { option in
      leading.filter { other in
        let isSameLetter = option.letter != nil && option.letter == other.letter
        return option.name == other.name
          ? (option.kind, option.letter) != (other.kind, other.letter) : isSameLetter
      }
      .map { "\(command.name): --\(option.name) clashes with --\($0.name) of \(fallback.name)" }
    }
  }
}

extension Command {
  fileprivate static var faults: [String] {
    let options = arguments.filter(\.isOption)
    let names = options.map { "--" + $0.name } + ["--help", "--version"]
    let letters = options.compactMap { $0.letter.map { "-\($0)" } } + ["-h"]
    let own = [
      examples.isEmpty ? "has no example" : nil,
      isSentence(summary) ? "has a summary with a full stop or none" : nil,
      isInOrder ? nil : "has a word that is never reached",
    ]
    let rows = arguments.map { $0.isOption ? $0.name : $0.placeholder }
    let strays = needs.flatMap { $0.names + $0.others }.filter { !rows.contains($0) }
    let all =
      own.compactMap(\.self) + repeated(names) + repeated(letters)
      + strays.map { "has a need of \($0), which is no row" }
    return (all + arguments.flatMap(faults(of:))).map { "\(name): \($0)" }
  }

  private static func faults(of argument: Argument) -> [String] {
    let label = argument.isOption ? "--" + argument.name : argument.placeholder
    let lacksValue = argument.kind != .flag && argument.placeholder.isEmpty
    return [
      argument.isOption && argument.name.count < 2 ? "\(label) is too short a name" : nil,
      lacksValue ? "\(label) has no placeholder" : nil,
      isSentence(argument.help) ? "\(label) has help with a full stop or none" : nil,
    ].compactMap(\.self)
  }

  /// Whether words that may be left out stand together, so that their number says which are there, and
  /// the one that takes all the rest last.
  private static var isInOrder: Bool {
    let words = arguments.filter { !$0.isOption }
    let optional = words.indices.filter { words[$0].kind == .optionalWord }
    let areTogether = zip(optional, optional.dropFirst()).allSatisfy { $0 + 1 == $1 }
    return areTogether && !words.dropLast().contains { $0.kind == .words }
  }
}

private func isSentence(_ line: String) -> Bool { line.isEmpty || line.hasSuffix(".") }

private func repeated(_ names: [String]) -> [String] {
  var seen = Set<String>()
  return names.filter { !seen.insert($0).inserted }.map { "\($0) is there twice" }
}
