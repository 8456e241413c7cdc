import Basketball
import Documents
import Foundation
import JSON

extension Verb {
  /// What a scorer does in words, as in a game told in lines.
  public static func told(_ line: [String], by rules: Rules) throws -> Verb {
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
    case "fix":
      return .fix(number, try correction(Array(rest.dropFirst()), by: rules), droppingLater: drops)
    case "join": return .join(team: .typed(rest[0]), name: rest.dropFirst().joined(separator: " "))
    case "leave": return .leave(.typed(text))
    case "number": return .number(.typed(rest[0]), rest.count > 1 ? rest[1] : nil)
    case "rename":
      let names = text.components(separatedBy: " to ")
      return .rename(.typed(names[0]), to: names[1])
    case "note": return .note(text)
    case "day": return .day(Day(text) ?? .first)
    case "change":
      let preset = rest.first.flatMap { name in
        Rules.names.contains(name) ? name : nil
      }
      return .rules(
        preset: preset, RuleChanges(told: rest.dropFirst(preset == nil ? 0 : 1)),
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
      let text = words.joined(separator: " ")
      guard let line = try FeedLine(Array(text.utf8), number: 2) else {
        throw JSONError(text: "'\(text)' is no line of a feed")
      }
      return try line.verb(droppingLater: drops, isInOrder: place != nil)
    }
  }

  /// `+0:10` is ten seconds since the start of the game; all else is typed as by a scorer.
  private static func time(_ words: [String]) throws -> GameTime? {
    guard words.first?.first == "+" else { return try GameTime(ifTyped: words) }
    return .elapsed(try ClockReading(typed: String(words[0].dropFirst())))
  }

  /// `[TIME] [WHO] [MOVE]`.
  private static func correction(
    _ words: [String], by rules: Rules
  ) throws -> Correction {
    let count =
      [2, 1].first { $0 <= words.count && (try? time(Array(words.prefix($0)))) ?? nil != nil } ?? 0
    var who = Array(words.dropFirst(count))
    let move = who.last.flatMap { try? Move(word: $0, by: rules) }
    if move != nil { who.removeLast() }
    return Correction(
      who: who.isEmpty ? nil : .typed(who.joined(separator: " ")), move: move,
      time: try time(Array(words.prefix(count))))
  }
}

extension RuleChanges {
  /// Changes as they are typed, without dashes: `target 5 limit 1:00`.
  public init(told words: some Collection<String>) {
    self.init()
    var rest = Array(words)[...]
    while let option = rest.popFirst(), let typed = rest.popFirst() { self[option] = typed }
  }
}

extension Rules {
  /// A set of rules with changes: `capped margin 1`.
  public init(told text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    self = try .preset(words[0]).with(RuleChanges(told: words.dropFirst()))
  }
}
