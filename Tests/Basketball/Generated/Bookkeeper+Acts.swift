@testable import Basketball
import Testing

extension Bookkeeper {
  /// Does one thing.
  mutating func act() throws {
    now += Double(Int.random(in: 0...8, using: &random)) / 2
    lookAtTime()
    // What is taken back is given back more often than chance would have it.
    let act = !future.isEmpty && random.oneIn(3) ? 18 : Int.random(in: 0..<24, using: &random)
    switch act {
    case 0...8: try record()
    case 9...11: try fix()
    case 12: try remove()
    case 13: try join()
    case 14: try rename()
    case 15: try changeRules()
    case 16: try note()
    case 17: try turn("undo", from: \.past, to: \.future) { try $0.undo($1, now: $2) }
    case 18, 19: try turn("redo", from: \.future, to: \.past) { try $0.redo($1, now: $2) }
    case 20: try setClock()
    default: try turnClock()
    }
    keepTime()
    if sheet.box.overtime != nil { taken["overtime", default: 0] += 1 }
  }

  /// Notes that time ran out since the last thing that was done.
  private mutating func lookAtTime() {
    guard let limit = page.rules.timeLimit, sheet.clock.isRunning else { return }
    if sheet.clock.reading(at: wall(now)) >= limit { isUp = true }
  }

  /// Notes whether time is up now.
  private mutating func keepTime() {
    let (clock, limit) = (sheet.clock, page.rules.timeLimit)
    isUp = limit.map { !clock.isRunning && clock.reading >= $0 } ?? false
  }

  /// Tries a verb. Refused, it must leave the game as it was but for the time that ran out, and a
  /// refusal about the finish must be what the plain record says.
  ///
  /// - Parameter next: the page it would lead to; its last plays may be dropped.
  mutating func attempt(
    _ verb: String, to next: Page, numbers: Int = 0, dropping: Bool = false,
    _ change: (inout Scoresheet) throws -> [Play]
  ) throws {
    var tried = sheet
    let behind = court(next).behind
    let later = behind.filter { $0.number <= lastNumber }
    do {
      let dropped = try change(&tried)
      #expect(dropped.map(\.plain) == (dropping ? later : []), "\(verb)")
      #expect(dropping || behind == [], "\(verb)")
      var next = next
      next.plays.removeAll(where: behind.contains)
      if next == page, verb != "record", verb != "remove" {
        #expect(isLeftAlone(tried), "\(verb) wrote what changes nothing")
      } else {
        past.append(page)
        (page, future) = (next, [])
        lastNumber += numbers
      }
      taken[verb, default: 0] += 1
    } catch let error as GameError {
      switch error {
      case .playsBehindFinish(let plays):
        #expect(plays.map(\.plain) == later && later != [], "\(verb)")
      case .gameFinished: #expect(behind.contains { $0.number > lastNumber }, "\(verb)")
      default: break
      }
      #expect(isLeftAlone(tried), "\(verb) refused")
    }
    sheet = tried
  }

  /// Whether nothing was written but that time ran out.
  private func isLeftAlone(_ tried: Scoresheet) -> Bool {
    tried == sheet || tried == sheet.brought(to: wall(now))
  }

  /// Turns pages back or forth.
  private mutating func turn(
    _ verb: String, from: WritableKeyPath<Self, [Page]>, to: WritableKeyPath<Self, [Page]>,
    _ change: (inout Scoresheet, Int, TimeOfDay) throws -> [Entry]
  ) throws {
    let steps = Int.random(in: 1...3, using: &random)
    guard steps <= self[keyPath: from].count else {
      var tried = sheet
      let turned = try? change(&tried, steps, wall(now))
      #expect(turned == nil && isLeftAlone(tried), "\(verb) of too much")
      return
    }
    _ = try change(&sheet, steps, wall(now))
    for _ in 0..<steps {
      self[keyPath: to].append(page)
      page = self[keyPath: from].removeLast()
    }
    taken[verb, default: 0] += 1
  }
}
