import Fixtures
import Foundation
import Testing

@testable import scoreboard

/// What holds of each command that fails in a script, looked at while the script is run.
enum FailureRules {
  /// Scripts of which each failure is a failure alone.
  private static let strict = [
    "usage-errors", "new-games-refused", "plays-refused", "what-is-no-play", "libraries",
    "two-open-games", "damaged-games", "damaged-tapes", "replays-refused",
  ]
  /// Scripts of which some lines say what cannot be said in JSON too.
  private static let others = [
    "ignored-words", "corrections", "events-refused", "a-league-refused", "reports",
    "results-from-paper", "results-of-fixtures", "an-event-changed", "who-is-on-court",
    "corrections-of-the-finish",
  ]

  /// Looks at a command of a script that has failed.
  static func check(
    _ desk: Desk, _ arguments: [String], _ answer: Answer, of script: String
  ) throws {
    let isStrict = strict.contains(script)
    // A session of which one line is refused has done the others.
    if isStrict || others.contains(script), arguments.first != Score.name {
      let json = try desk.run(["--json"] + arguments)
      hasKnownCodes(json, arguments)
      // A list beside damage has the rest.
      if isStrict, !arguments.contains("list") { try isOneLine(json, as: answer, arguments) }
    }
    if isStrict { isWorded(answer) }
    if isStrict || script.hasPrefix("hints") { hasCommandsThatAreTaken(answer, desk, arguments) }
  }

  /// The codes of failures, which never change, each with its exit.
  private static let codes =
    (try? golden("codes"))?
    .lines.map(String.init) ?? []

  /// The answer under `--json`.
  private struct ErrorLine: Decodable {
    struct Facts: Decodable {
      let exit: Int32
      let message: String
      let hint: String?
    }

    let error: Facts

    var text: String {
      let hint = error.hint.map { "hint: \($0.escapingControls)\n" } ?? ""
      return "scoreboard: \(error.message.escapingControls)\n\(hint)"
    }
  }

  /// Its codes are among those that are approved.
  private static func hasKnownCodes(_ json: Answer, _ arguments: [String]) {
    for code in json.err.matches(of: /"code":"(\w+)","exit":(\d+)/) {
      #expect(codes.contains("\(code.1) \(code.2)"), "\(arguments): \(code.0)")
    }
  }

  /// With `--json` it says the same on one line, and nothing else.
  private static func isOneLine(
    _ json: Answer, as text: Answer, _ arguments: [String]
  ) throws {
    let typed = Comment(rawValue: arguments.joined(separator: " "))
    #expect(json.status == text.status && json.out == "", typed)
    #expect(json.err.lines.count == 2 && json.err.hasSuffix("\n"), typed)
    let line = try JSONDecoder().decode(ErrorLine.self, from: Data(json.err.utf8))
    #expect(line.error.exit == text.status && line.text == text.err, typed)
  }

  /// Each line is in lower case, and a hint is not a sentence.
  private static func isWorded(_ answer: Answer) {
    for line in answer.err.lines.dropLast() {
      let text = line.wholeMatch(of: /(scoreboard|hint): (.+)/)?.2 ?? ""
      let isSentence = text.hasSuffix(".") && !text.hasSuffix("...")
      #expect(!isSentence && !text.isEmpty, "\(line)")
      // WHO and other placeholders stand as in help.
      let word = text.prefix { $0.isLetter }
      #expect(word == word.lowercased() || word == word.uppercased(), "\(line)")
    }
  }

  /// What is a command line in a hint is one that the tool takes, and names its game.
  private static func hasCommandsThatAreTaken(
    _ answer: Answer, _ desk: Desk, _ arguments: [String]
  ) {
    for line in (answer.out + answer.err).lines {
      let hint = line.trimmingPrefix(/(hint: |  )/)
      guard hint != line, !hint.hasPrefix("usage: ") else { continue }
      #expect(!Tool.program.commands.contains { hint.hasPrefix("\($0.name) -") })
      for typed in commandLines(in: String(hint)) {
        let comment = Comment(rawValue: "\(arguments): \(hint)")
        #expect(throws: Never.self, comment) { try Tool.program.parse(typed) }
        let isExample = hint.hasPrefix("for example: ")
        #expect(isExample || namesGame(typed, desk, arguments), comment)
      }
    }
  }

  /// What is typed after `scoreboard` in the command lines of a text: the whole of it, what follows a
  /// colon, or what stands in quotes.
  static func commandLines(in hint: String) -> [[String]] {
    let quoted = hint.matches(of: /'(scoreboard .*?)'(?= |;|,|$)/).map { String($0.1) }
    let whole = hint.firstMatch(of: /(?:^|: )(scoreboard .*)$/).map { [String($0.1)] } ?? []
    return (quoted + whole).flatMap { Shell.commands(in: $0) }.compactMap(\.arguments)
  }

  /// Whether a command line says which game it is about, if it is about one and there are several.
  private static func namesGame(_ typed: [String], _ desk: Desk, _ arguments: [String]) -> Bool {
    let place = arguments.firstIndex(of: "--library").map { arguments[$0 + 1] } ?? "games"
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(desk.folder)/\(place)")
    let games = (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    let command = Tool.program.commands.first { $0.name == typed.first }
    let isOfGame = command?.arguments.contains { $0.name == "game" } ?? false
    // The sets of rules are the same whatever the game.
    guard isOfGame, games.count > 1, typed != ["rules"] else { return true }
    return typed.contains { $0 == "-g" || games.contains($0 + ".json") }
  }
}
