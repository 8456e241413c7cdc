import Documents
import Fixtures
@testable import Basketball
import Testing

/// A game told in lines: what a scorer does, and after `->` what the game comes to, or after `!!` why it is
/// refused. `Tests/README.md` has the language.
struct GameScript {
  var sheet = newGame(by: .pickup)
  /// What the last verb did.
  var outcome: Outcome?
  /// The time of day of the line.
  var now = wall(0)
  /// Games that a line has told to keep.
  var kept = [(name: String, sheet: Scoresheet)]()
  /// The game as it stood, where the line looks back.
  var looked: GameState?

  /// The same lines with what the game comes to.
  static func read(_ text: String) -> String {
    var script = GameScript()
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { script.read(String($0)) }.joined(separator: "\n")
  }

  /// A line with what it comes to.
  private mutating func read(_ line: String) -> String {
    if line.isEmpty || line.hasPrefix("#") { return line }
    let parts = line.replacing(" !! ", with: " -> !! ").split(separator: "-> ", maxSplits: 1)
    let told = line.hasPrefix("->") ? "" : String(parts[0])
    looked = nil
    do {
      if told.hasPrefix("? ") { return "\(told)-> \(try meaning(of: told))" }
      for verb in told.split(separator: ";") {
        try perform(verb.split(separator: " ").map(String.init))
      }
    } catch {
      let problem = error as? Problem
      return "\(told)!! \(problem.map { "\($0.code): \($0.message)" } ?? said(error))"
    }
    guard let facts = parts.last, parts.count > 1 || told.isEmpty else { return line }
    return "\(told)-> "
      + facts.split(separator: ", ").map { fact(String($0)) }.joined(separator: ", ")
  }

  /// Who is meant by a word. Everybody and each team has one that means that one alone.
  private func meaning(of line: String) throws -> String {
    let word = line.dropFirst(2).reversed().drop { $0 == " " }.reversed()
    let state = sheet.state
    if String(word) != "everybody" { return try state.who(.typed(String(word))).word }
    return try state.everyWho.map { try state.who(.typed($0.word)).word }.joined(
      separator: " ")
  }

  private mutating func perform(_ line: [String]) throws {
    var words = line
    if words.first?.hasPrefix("@") == true {
      now = wall(Double(words.removeFirst().dropFirst()) ?? 0)
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case nil: return
    case "rules": (sheet, outcome, now) = (try Self.game(rest), nil, wall(0))
    case "keep": kept.append((rest, sheet))
    case "back":
      sheet = try #require(kept.last { $0.name == rest }).sheet
      now = sheet.tape.changed
    case "look": looked = try look(Array(words.dropFirst()))
    default: try perform(.told(words, by: sheet.state.rules))
    }
  }

  /// The game after so many plays, at a reading of the clock, which perhaps `runs`.
  private func look(_ words: [String]) throws -> GameState {
    let moment = sheet.state.schedule.moment(at: try ClockReading(typed: words[1]))
    return sheet.state(
      after: Int(words[0]) ?? 0, at: moment, started: words.last == "runs" ? now : nil)
  }

  /// A new game of `RULES · TEAM · TEAM`.
  private static func game(_ text: String) throws -> Scoresheet {
    let parts = text.components(separatedBy: " · ")
    let rules = try Rules(told: parts[0])
    if parts.count == 1 { return newGame(by: rules) }
    let teams = try Sides(
      typedHome: Team(typed: parts[1], rules: rules), away: Team(typed: parts[2], rules: rules))
    return Scoresheet(id: "script", teams: teams, rules: rules, now: wall(0))
  }

  /// Does a verb, and sees to it that the tape, the summary and an undo tell the same.
  private mutating func perform(_ verb: Verb) throws {
    let before = sheet
    do { outcome = try sheet.perform(verb, now: now) } catch {
      #expect(sheet == before, "a refused \(verb) left something behind")
      throw error
    }
    #expect(try sheet.readFromTape() == sheet, "\(verb)")
    try #expect(isSummedUp(sheet))
    // A new step, which an undo takes back.
    guard sheet.tape.steps.done == before.tape.steps.done + 1, sheet.tape.steps.undone == 0,
      outcome?.redone.isEmpty == true
    else { return }
    var back = sheet
    try back.perform(.undo(1), now: now)
    #expect(back.plays == before.plays && back.box.lines == before.box.lines, "\(verb) undone")
    try back.perform(.redo(1), now: now)
    #expect(back.box == sheet.box && back.clock == sheet.clock, "\(verb) redone")
  }
}
