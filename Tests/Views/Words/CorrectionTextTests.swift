import Basketball
import Terminal
import Testing

@testable import Views

@Suite("A correction in words")
struct CorrectionTextTests {
  /// A game to a target: Ana two, Dee two, Bo one, Cy assist, Ana two, a minute each.
  func fivePlays(to target: Int = 15) throws -> Scoresheet {
    var sheet = Scoresheet.new(by: try .pickup(to: target))
    try sheet.record(
      ("Ana", .twoPoints), ("Dee", .twoPoints), ("Bo", .onePoint), ("Cy", .assist),
      ("Ana", .twoPoints))
    return sheet
  }

  /// What a verb did to five plays.
  func lines(_ verb: Verb, in game: Scoresheet? = nil) throws -> [String] {
    var sheet = try game ?? fivePlays()
    return try sheet.perform(verb).lines(style: Style(isOn: true))
  }

  @Test("of a play has the old one and the new one, and the score, also before where it changed")
  func plays() throws {
    #expect(
      try lines(.fix(1, Correction(who: .typed("bo")))) == [
        "play 1: Ana two → Bo two", "Reds 5 : 2 Blues",
      ])
    #expect(
      try lines(.fix(2, Correction(move: .foul))) == [
        "play 2: Dee two → Dee foul", "Reds 5 : 2 Blues → 5 : 0",
      ])
    let (early, late) = (ClockReading(milliseconds: 30_000), ClockReading(milliseconds: 360_000))
    #expect(
      try lines(.fix(2, Correction(time: .elapsed(early)))) == [
        "play 2: 02:00.2 Dee two → 00:30.0 Dee two", "Reds 5 : 2 Blues",
      ])
    #expect(
      try lines(.fix(5, Correction(who: .typed("Blues"), move: .onePoint, time: .elapsed(late))))
        == [
          "play 5: 05:00.2 Ana two → 06:00.0 Blues one", "Reds 5 : 2 Blues → 3 : 3",
        ])
    #expect(
      try lines(.remove(1)) == ["removed play 1: Ana two", "Reds 5 : 2 Blues → 3 : 2"])
  }

  @Test("of a roster, a name or the rules has what is so now")
  func setup() throws {
    let score = "Reds 5 : 2 Blues"
    #expect(
      try lines(.join(team: .typed("home"), name: "Gus")) == ["Reds: Ana, Bo, Cy, Gus", score])
    #expect(try lines(.rename(.typed("ana"), to: "Anna")) == ["Ana → Anna", score])
    #expect(
      try lines(.rename(.typed("home"), to: "Red Stars")) == [
        "Reds → Red Stars", "Red Stars 5 : 2 Blues",
      ])
    #expect(
      try lines(.rules(preset: "capped", RuleChanges())) == [
        "rules capped: to 15 by 2, cap 20, 25:00 limit", score,
      ])
  }

  @Test("says what was taken out besides, and how the game ended or that it is open again")
  func finish() throws {
    var sheet = try fivePlays(to: 5)
    #expect(sheet.state.finish?.winner == .home)
    #expect(
      try lines(.remove(5), in: sheet) == [
        "removed play 5: Ana two", "Reds 5 : 2 Blues → 3 : 2  open again, clock paused at 05:00.2",
      ])
    var changes = RuleChanges()
    (changes.target, changes.margin) = (2, 1)
    #expect(
      try lines(.rules(preset: nil, changes, droppingLater: true), in: sheet) == [
        "rules custom: to 2", "removed play 2: Dee two", "removed play 3: Bo one",
        "removed play 4: Cy assist", "removed play 5: Ana two", "Reds 5 : 2 Blues → 2 : 0",
      ])
    try sheet.perform(.undo(1))
    #expect(
      try lines(.fix(4, Correction(move: .twoPoints)), in: sheet) == [
        "play 4: Cy assist → Cy two", "Reds 3 : 2 Blues → 5 : 2  final, Reds won",
      ])
  }

  @Test("is nothing where nothing was to be changed, which the verb then says")
  func unchanged() throws {
    var sheet = try fivePlays()
    try sheet.perform(.note("court 2"))
    let verbs: [Verb] = [
      .fix(2, Correction(move: .twoPoints)), .rename(.typed("ana"), to: "Ana"),
      .rules(preset: "pickup", RuleChanges()), .note("court 2"), .clock(.pause),
    ]
    for verb in verbs { #expect(try lines(verb, in: sheet) == []) }
    #expect(
      verbs.map { $0.whyUnchanged(in: sheet) } == [
        "play 2 is that already: Dee two", "the name is that already: Ana",
        "rules pickup: to 15 by 2", "noted: court 2", nil,
      ])
    #expect(Verb.note("").whyUnchanged(in: .new()) == "no note")
  }
}
