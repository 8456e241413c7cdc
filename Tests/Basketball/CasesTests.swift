import Documents
import Fixtures
@testable import Basketball
import Testing

@Suite("Basketball, case by case")
struct CasesTests {
  private static func milliseconds(_ text: String) -> ClockReading {
    ClockReading(milliseconds: Int(text) ?? 0)
  }

  /// What a court's clock shows, and after how many milliseconds it shows something else.
  private static func shown(_ reading: ClockReading, on face: ClockFace) -> String {
    "\(face.courtText(reading)) \(face.nextCourtText(after: reading).map { "\($0)" } ?? "never")"
  }

  private static func text(_ time: GameTime?) -> String {
    let clock: String? =
      switch time?.clock {
      case .shown(let reading): reading.exactText
      case .elapsed(let reading): "+" + reading.exactText
      case nil: nil
      }
    return [time?.period?.text(in: Rules.pickup.schedule), clock].compactMap(\.self)
      .joined(separator: " ")
  }

  @Test("is what was approved of clocks and days")
  func times() throws {
    try expectCases(
      "times",
      [
        "reading": { ClockReading($0).map { "\($0.milliseconds)" } ?? "none" },
        "shown": { "\(Self.milliseconds($0).text) \(Self.milliseconds($0).exactText)" },
        "checked": { ClockReading(checked: Int($0) ?? 0) == nil ? "no" : "yes" },
        "typed": { try ClockReading(typed: $0).exactText },
        "position": { Self.text(try GameTime(typed: $0)) },
        "up": { Self.shown(Self.milliseconds($0), on: Rules.pickup.clockFace) },
        "down": { left in
          let reading = ClockReading(milliseconds: 600_000 - (Int(left) ?? 0))
          return Self.shown(reading, on: Rules.fiba3x3.clockFace)
        },
        "instant": { TimeOfDay(milliseconds: Int($0) ?? 0).text },
        "time": { TimeOfDay($0).map { "\($0.milliseconds)" } ?? "none" },
        "day": { Day($0)?.text ?? "none" },
      ])
  }

  @Test("is what was approved of names, moves, plays and shots")
  func words() throws {
    let people = PlayerLookup(
      try Sides(
        typedHome: Team(typed: PlayLines.home, side: 3),
        away: Team(typed: PlayLines.away, side: 3)))
    try expectCases(
      "words",
      [
        "move": { line in
          let words = line.components(separatedBy: " ")
          let rules = try Rules.preset(words[0])
          let moves = try words.dropFirst().map { try Move(word: $0, by: rules) }
          return said(Set(moves).sorted { $0.rawValue < $1.rawValue })
        },
        "word": { try Move(word: $0).word },
        "names": { line in
          let names = Set(line.components(separatedBy: " | ").map(Name.identity))
          return names == [""] ? "nobody" : names.sorted().joined(separator: " | ")
        },
        "player": { text in
          let player = try Player(typed: text)
          return "\(player.jersey ?? "-") \(player.name)"
        },
        "team": { try Team(typed: $0, side: 1).name },
        "plays": { line in
          let words = line.components(separatedBy: " ")
          let (requests, time) = try TypedPlays(words).read(by: people, .pickup)
          return "\(Self.text(time)) \(requests.map { "\($0.who.text) \($0.move.word)" })"
        },
        "begins": { line in
          let begun = (0...line.count).map { String(line.prefix($0)) }
          return begun.prefix { TypedPlays.canBegin($0, by: people, .pickup) }.last.map { $0 + "…" }
            ?? ""
        },
        "won": { line in
          let words = line.components(separatedBy: " ")
          let score = Sides(home: Int(words[1]) ?? 0, away: Int(words[2]) ?? 0)
          return try Rules.preset(words[0]).winner(score)?.rawValue ?? "not yet"
        },
        "zone": { line in
          let words = line.components(separatedBy: " ")
          let spot = Spot(x: Int(words[1]) ?? 0, y: Int(words[2]) ?? 0)
          return spot.flatMap { Markings(rawValue: words[0])?.zone(of: $0).rawValue } ?? ""
        },
        "shot": { word in
          var sheet = try newGame()
          try sheet.perform(.recordTyped(TypedPlays(["Ana", word])), now: 1)
          let read = try sheet.readFromTape()
          #expect(read == sheet)
          return sheet.plays[0].attempt?.text ?? ""
        },
      ])
  }
}
