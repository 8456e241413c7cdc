@testable import Basketball
import Events
import Fixtures
import JSON

/// An event that is told in lines: what is done to it, and what that comes to.
struct ToldEvent {
  private(set) var event: PlayedEvent
  /// The last calendar that was made of it, whose record the next one goes on from.
  private var calendar: EventCalendar?
  private var record = ""

  /// The event of a plan, whose lines have ` / ` between; `cup` is the cup of these tests, and `gym` an evening
  /// of four teams, on which a team that has won twice in a row makes room.
  init(_ text: String) throws {
    let plans = ["cup": cup, "gym": "stay 2\nqueue Reds, Blues, Greens, Golds"]
    let name = String(text.prefix { $0 != " " })
    let lines = text.toldLines
    event = try Self.reading {
      try PlayedEvent(plans[name].map { $0 + lines.dropFirst(name.count) } ?? lines)
    }
  }

  /// Does what stands in a line, with `; ` between: what its fixtures are then, and which lines of the plan
  /// are new.
  mutating func does(_ line: String) throws -> String {
    let before = event.plan.text.split(whereSeparator: \.isNewline)
    var numbers = [Int]()
    for action in line.components(separatedBy: "; ") {
      numbers += try Self.reading { try act(action) }.filter { !numbers.contains($0) }
    }
    let lines = event.plan.text.split(whereSeparator: \.isNewline).filter { !before.contains($0) }
    return (numbers.map(event.line) + lines.map(String.init)).joined(separator: " | ")
  }

  /// Makes a calendar that goes on from the last one: what its events say of some keys.
  mutating func calendar(_ words: [String]) -> String {
    let second = words.first.flatMap { Int($0) } ?? 0
    let last = EventCalendar(
      event.standing, record: record,
      now: TimeOfDay(milliseconds: 1_790_000_000_000 + second * 1000))
    (calendar, record) = (last, last.record)
    return said(words.dropFirst().map(\.self), of: nil)
  }

  /// Takes a text for the record of the last calendar.
  mutating func edit(record text: String) -> String {
    record = text
    return ""
  }

  /// What the last calendar says of some keys in the events of a team, or of all.
  func said(_ keys: [String], of team: String?) -> String {
    let text = calendar.map { [$0].text(of: team) } ?? ""
    let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n")
    let leftOut = calendar?.leftOut(of: team) ?? []
    return
      (keys.map { key in
        let own = lines.filter { $0.hasPrefix(key + ":") }.map { $0.dropFirst(key.count + 1) }
        return Set(own).count == 1 && own.count > 1
          ? "\(own.count) times \(own[0])" : own.joined(separator: ", ")
      } + (leftOut.isEmpty ? [] : ["without \(leftOut)"])).joined(separator: " | ")
  }

  /// Does one thing; the fixtures that it is done to.
  private mutating func act(_ action: String) throws -> [Int] {
    let words = action.split(separator: " ").map(String.init)
    let numbers = Self.numbers(words.count > 1 ? words[1] : "")
    let points = words.dropFirst(2).compactMap { Int($0) } + [0, 0]
    switch words[0] {
    case "play": for number in numbers { try event.play(number, points[0], points[1]) }
    case "begin": for number in numbers { try event.begin(number, points[0], points[1]) }
    case "correct": event.correct(numbers[0], points[0], points[1])
    case "end":
      event.end(
        numbers[0], Ending(rawValue: words[2]),
        winner: words.count > 3 ? Side(rawValue: words[3]) : nil)
    case "delete": event.delete(numbers[0])
    default:
      let standing = event.standing
      try event.decide { try Self.decide(action, $0, standing) }
      return []
    }
    return numbers
  }

  /// A plan with a decision.
  private static func decide(
    _ action: String, _ plan: Plan, _ standing: EventStanding
  ) throws -> Plan {
    let words = action.split(separator: " ").map(String.init)
    let rest = String(action.dropFirst(words[0].count + 1))
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    func parts(_ separator: String) -> [String] { rest.components(separatedBy: separator) }
    switch words[0] {
    case "withdraw":
      return try plan.withdrawing(
        words.dropFirst().dropLast().joined(separator: " "),
        words.last == "void" ? .void : .keep)
    case "draw": return try plan.drawing(parts(", "))
    case "keep":
      let teams = words.dropFirst(2).joined(separator: " ").components(separatedBy: " - ")
      return try plan.keeping(
        number,
        teams.count == 2
          ? Sides(home: .team(teams[0]), away: .team(teams[1])) : standing.known(number).entrants)
    case "join", "leave":
      return try standing.changingQueue(rest, isJoining: words[0] == "join")
    case "move":
      let value = { (key: String) in words.firstIndex(of: key).map { words[$0 + 1] } }
      let court = rest.firstMatch(of: /on '([^']*)'/).map { String($0.1) } ?? value("on")
      return try plan.moving(
        number, court: court, time: value("at").flatMap { StartTime($0) },
        day: value("day").flatMap { Day($0) })
    case "delay": return try plan.delaying(numbers(words[1]), by: Int(words[2]) ?? 0)
    case "rename":
      let (old, new) = (parts(" to ")[0].components(separatedBy: " of "), parts(" to ")[1])
      return try old.count == 1
        ? plan.renaming(team: old[0], to: new)
        : plan.renaming(player: old[0], of: old[1], to: new)
    case "add": return try Plan(plan.text + "\n" + rest.toldLines, name: plan.name)
    case "edit":
      return try Plan(
        plan.text.replacing(parts(" => ")[0], with: parts(" => ")[1]), name: plan.name)
    default: throw JSONError(text: "'\(words[0])' is nothing that is done to an event")
    }
  }

  /// `2`, or those of `1-6`.
  private static func numbers(_ word: String) -> [Int] {
    let ends = word.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
  }

  /// With the words of a line that cannot be read.
  static func reading<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch let error as PlanLineError {
      throw JSONError(text: error.text)
    }
  }
}

extension String {
  /// The lines that have ` / ` between, also at the end.
  fileprivate var toldLines: String {
    hasSuffix(" /")
      ? String((self + " ").replacing(" / ", with: "\n")) : replacing(" / ", with: "\n")
  }
}
