import Fixtures
import Basketball

@testable import ViewModels

/// Another scorer's hand, which does anything at any time; the same for the same seed.
struct Hand {
  var random: SplitMix64
  private(set) var sheet: Scoresheet
  /// The head that the file had after each entry of the tape.
  private(set) var heads: [GameDocument] = []
  private(set) var now: TimeOfDay

  init(seed: Int, rules: Rules = .pickup) throws {
    random = SplitMix64(seed: seed)
    now = TimeOfDay(milliseconds: Court.start)
    sheet = Scoresheet(
      id: "2026-11-20-reds-blues", home: try Team(typed: "Reds: Ana, Bo, Cy", rules: rules),
      away: try Team(typed: "Blues: Dee, Eve, Flo", rules: rules), rules: rules, now: now)
  }

  /// Does one thing, or nothing where it is refused.
  ///
  /// - Parameter takesOut: whether plays may also be taken out, for good or until an undo.
  mutating func act(takesOut: Bool = true) {
    now = TimeOfDay(milliseconds: now.milliseconds + .random(in: -100...9000, using: &random))
    let before = sheet
    var tried = sheet
    do { try act(on: &tried, takesOut) } catch { return }
    sheet = tried
    let count = sheet.tape.count - before.tape.count
    // Time that has run out is written down first, under the same lock.
    if count == 2 { heads.append(GameDocument(before, now: now)) }
    if count > 0 { heads.append(GameDocument(sheet, now: sheet.changed)) }
  }

  private mutating func act(on sheet: inout Scoresheet, _ takesOut: Bool) throws {
    switch Int.random(in: 0..<(takesOut ? 24 : 20), using: &random) {
    case 0...7: try sheet.record(calls(), now: now)
    case 8, 9: try sheet.record(calls(), at: reading(), now: now)
    case 10, 11: try sheet.undo(.random(in: 1...3, using: &random), now: now)
    case 12, 13: try sheet.redo(.random(in: 1...2, using: &random), now: now)
    case 14, 15: try sheet.toggleClock(now: now)
    case 16, 17:
      let correction = Correction(
        who: who(), reading: Bool.random(using: &random) ? reading() : nil)
      try sheet.fix(number(), correction, now: now)
    case 18: try sheet.setClock(to: reading(), now: now)
    case 19: try sheet.note("\(number())", now: now)
    case 20, 21: try sheet.remove(number(), droppingLater: true, now: now)
    case 22: try sheet.record(calls(), at: reading(), droppingLater: true, now: now)
    default: try sheet.rename(Who(.home, "Cy"), to: "Cy \(number())", now: now)
    }
  }

  private mutating func calls() -> [Call] {
    (0..<Int.random(in: 1...2, using: &random)).map { _ in
      Call(who(), Move.allCases.randomElement(using: &random) ?? .foul)
    }
  }

  private mutating func who() -> Who {
    let side = Bool.random(using: &random) ? Side.home : .away
    return Who(side, sheet.teams[side].players.randomElement(using: &random)?.name)
  }

  private mutating func number() -> Int {
    sheet.box.plays.randomElement(using: &random)?.play.number ?? 1
  }

  private mutating func reading() -> ClockReading {
    let shown = sheet.reading(at: now).milliseconds
    return ClockReading(milliseconds: max(0, shown + 500 * .random(in: -20...4, using: &random)))
  }
}
