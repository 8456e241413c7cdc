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
  /// Whether the last verb was done by the head of a file alone.
  var isByHead = false
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
    default: try perform(try verb(words))
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
    let words = parts[0].split(separator: " ").map(String.init)
    let rules = try Rules.preset(words[0]).with(RuleChanges(typed: words.dropFirst()))
    if parts.count == 1 { return newGame(by: rules) }
    let teams = try Sides(
      typedHome: Team(typed: parts[1], rules: rules), away: Team(typed: parts[2], rules: rules))
    return Scoresheet(id: "script", teams: teams, rules: rules, now: wall(0))
  }

  /// Does a verb, and sees to it that the tape, the head and an undo tell the same.
  private mutating func perform(_ verb: Verb) throws {
    let before = sheet
    var head = sheet.state.reduced
    do { outcome = try sheet.perform(verb, now: now) } catch {
      #expect(sheet == before, "a refused \(verb) left something behind")
      #expect(throws: (any Error).self) {
        if try head.perform(verb, now: now) == nil { throw error }
      }
      throw error
    }
    isByHead = try head.perform(verb, now: now) != nil
    #expect(!isByHead || head.reduced == sheet.state.reduced, "\(verb)")
    #expect(try sheet.readFromTape() == sheet && sheet.state.isPossible, "\(verb)")
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

extension GameScript {
  private func verb(_ line: [String]) throws -> Verb {
    var (words, place) = (line, GameTime.Place?.none)
    let drops = words.last == "--drop"
    if drops { words.removeLast() }
    if words.last == "--in-order" { (_, place) = (words.removeLast(), .inOrder) }
    if words.count > 2, words[words.count - 2] == "--after" {
      place = Int(words.removeLast()).map { .after($0) }
      words.removeLast()
    }
    let rest = Array(words.dropFirst())
    let number = rest.first.flatMap { Int($0) } ?? 0
    let text = rest.joined(separator: " ")
    switch words[0] {
    case "start": return .clock(.start)
    case "pause": return .clock(.pause)
    case "toggle": return .clock(.toggle)
    case "set": return .clock(.set(try time(rest) ?? GameTime()))
    case "shift": return .clock(.shift(from: number, by: Int((Double(rest[1]) ?? 0) * 1000)))
    case "undo":
      return rest.first == "to"
        ? .undoTo(play: Int(rest[1]) ?? 0) : .undo(rest.isEmpty ? 1 : number)
    case "redo": return .redo(rest.isEmpty ? 1 : number)
    case "remove": return .remove(number, droppingLater: drops)
    case "fix": return .fix(number, try correction(Array(rest.dropFirst())), droppingLater: drops)
    case "join": return .join(team: .typed(rest[0]), name: rest.dropFirst().joined(separator: " "))
    case "leave": return .leave(.typed(text))
    case "number": return .number(.typed(rest[0]), rest.count > 1 ? rest[1] : nil)
    case "rename":
      let names = text.components(separatedBy: " to ")
      return .rename(.typed(names[0]), to: names[1])
    case "note": return .note(text)
    case "change":
      let preset = rest.first.flatMap { name in
        Rules.presets.contains { $0.name == name } ? name : nil
      }
      return .rules(
        preset: preset, try RuleChanges(typed: rest.dropFirst(preset == nil ? 0 : 1)),
        droppingLater: drops)
    case let word where word.hasPrefix("+"):
      var time = try time([word])
      time?.place = place
      if rest.first == "lineup" { return .lineup(TypedLineup(Array(rest.dropFirst()), at: time)) }
      return .recordTyped(try TypedPlays(rest, at: time), droppingLater: drops)
    default:
      if case .after = place {
        return .recordTyped(try TypedPlays(words, at: GameTime(place: place)))
      }
      let line = try #require(try FeedLine(Array(words.joined(separator: " ").utf8), number: 2))
      return try line.verb(droppingLater: drops, isInOrder: place != nil)
    }
  }

  /// `+0:10` is ten seconds since the start of the game; all else is typed as by a scorer.
  private func time(_ words: [String]) throws -> GameTime? {
    guard words.first?.first == "+" else { return try GameTime(ifTyped: words) }
    return .elapsed(try ClockReading(typed: String(words[0].dropFirst())))
  }

  /// `[TIME] [WHO] [MOVE]`.
  private func correction(_ words: [String]) throws -> Correction {
    let count =
      [2, 1].first { $0 <= words.count && (try? time(Array(words.prefix($0)))) ?? nil != nil } ?? 0
    var who = Array(words.dropFirst(count))
    let move = who.last.flatMap { try? Move(word: $0, by: sheet.state.rules) }
    if move != nil { who.removeLast() }
    return Correction(
      who: who.isEmpty ? nil : .typed(who.joined(separator: " ")), move: move,
      time: try time(Array(words.prefix(count))))
  }
}

extension RuleChanges {
  /// Changes by their names: `target 5 limit 1:00`; `none` takes a value away.
  fileprivate init(typed words: some Collection<String>) throws {
    self.init()
    let words = Array(words)
    for place in stride(from: 0, to: words.count, by: 2) {
      let (text, number) = (words[place + 1], Int(words[place + 1]))
      switch words[place] {
      case "target": target = .some(number)
      case "margin": margin = number
      case "cap": cap = .some(number)
      case "side": side = number
      case "roster": roster = .some(number)
      case "periods": periods = number
      case "limit": timeLimit = .some(ClockReading(text))
      case "length": length = ClockReading(text)
      case "overtime": overtime = number
      case "timeouts": timeouts = .some(number)
      case "bonus": bonus = .some(number)
      case "double": doubleBonus = .some(number)
      case "ceilings": timeoutCeilings = []
      case "clock": clock = ClockDirection(rawValue: text)
      case "shots": shots = text == "oneAndTwo" ? .oneAndTwo : .twoAndThree
      default: throw Problem.unknownRules(words[place])
      }
    }
  }
}
