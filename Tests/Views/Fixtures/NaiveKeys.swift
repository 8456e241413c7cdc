import Fixtures

@testable import ViewModels

/// What the keys of the scoring screen do, worked out from a list of plays and a clock.
struct NaiveKeys {
  struct Play: Equatable {
    let number: Int
    /// What the clock read, in milliseconds.
    let reading: Int
    var who: String
    var move: String
    var isBasket: Bool { who.hasPrefix("P") && ["one", "two"].contains(move) }
  }

  /// The time of day, in milliseconds.
  var now = 0
  /// When the clock was started, if it runs, and what it had come to before.
  private(set) var (started, elapsed): (Int?, Int) = (nil, 0)
  private(set) var plays = [Play]()
  /// The plays before each step, and after each that was taken back.
  private var (past, future): ([[Play]], [[Play]]) = ([], [])
  private var last = 0
  /// Who did what of plays that could not be saved.
  private(set) var waiting = [(who: String, move: String, reading: Int, behind: Int?)]()
  private(set) var (who, move): (String?, String?)
  /// What the clock read when the play was begun.
  private var begun = 0
  private(set) var picked: Int?
  /// The play behind which the next one is entered.
  private(set) var behind: Int?
  /// The basket for which a pass is asked, and whether something else was done since the last play.
  private var (basket, isOver): (Play?, Bool) = (nil, false)
  private(set) var line: String?
  /// Whether what was typed last is refused, until it is taken back.
  private var isRefused = false
  private(set) var isHelping = false
  private(set) var isFull = false
  private var isLeaving = false
  private(set) var pressed = ""
  private let more: String

  private static let people: [String: String] = [
    "1": "P1", "2": "P2", "3": "P3", "6": "P4", "7": "P5", "8": "P6", "h": "home", "v": "away",
  ]
  private static let moves = ["o": "one", "t": "two", "r": "rebound", "f": "foul"]
  private static let typed = "P2 foul"

  init(keys: String) { more = keys }

  /// Any key; while nothing can be saved, one that waits for that.
  mutating func key(_ random: inout SplitMix64) -> String {
    if picked == nil, random.oneIn(12) { isFull.toggle() }
    if let line {
      // The rest of the line, or what is refused, taken back, given up or done too early.
      let others = line.isEmpty ? ["⎋", "⏎", "%", "⌫"] : ["⎋", "%", "⌫"]
      if random.oneIn(6), let key = others.randomElement(using: &random) { return key }
      return isRefused ? "⌫" : line == Self.typed ? "⏎" : String(Array(Self.typed)[line.count])
    }
    let keys =
      isFull || !waiting.isEmpty
      ? "123678hvotrfotrf⎋⏎?50q:" + (waiting.isEmpty ? "" : "u") : "123678hvotrfuuyy⎋⏎?50q:  "
    let all = keys + (isFull || !waiting.isEmpty ? "" : more)
    return all.randomElement(using: &random).map(String.init) ?? "u"
  }

  mutating func press(_ key: String) -> Route? {
    pressed += key
    if isHelping {
      if ["↑", "↓", "⇞", "⇟"].contains(key) { return nil }
      isHelping = false
      if ["⎋", "⏎", "?", "q"].contains(key) { return nil }
    }
    if let line {
      type(key, after: line)
      return nil
    }
    let wasLeaving = isLeaving
    isLeaving = false
    switch key {
    case "q":
      isLeaving = (!waiting.isEmpty || started != nil) && !wasLeaving
      return isLeaving ? nil : .leave
    case "?": isHelping = true
    case ":": line = ""
    case "⎋":
      reset()
      picked = nil
    case "⏎":
      if !waiting.isEmpty {
        save()
      } else if let number = picked {
        reset()
        (behind, picked) = (number, nil)
      }
    case " ": toggle()
    case "u": undo()
    case "y":
      reset()
      if let next = future.popLast() {
        past.append(plays)
        show(next)
      }
    case "↑": pick(-1)
    case "↓": pick(1)
    case "⇞": pick(-10)
    case "⇟": pick(10)
    case "x":
      if let picked { change { $0.removeAll { $0.number == picked } } } else { reset() }
    case "j", "k", "l": pass(key)
    default:
      if let who = Self.people[key] { enter(who, nil) }
      if let move = Self.moves[key] { enter(nil, move) }
    }
    return nil
  }

  private var reading: Int { elapsed + (started.map { now - $0 } ?? 0) }

  /// Starts or pauses the clock; a correction is over once it runs.
  private mutating func toggle() {
    (elapsed, started) = (reading, started == nil ? now : nil)
    guard started != nil else { return }
    picked = nil
    if who == nil, move == nil { behind = nil }
  }

  private mutating func reset() {
    (who, move, basket, isOver, behind) = (nil, nil, nil, true, nil)
  }

  private mutating func type(_ key: String, after text: String) {
    if isRefused, key != "⎋" { return isRefused = key != "⌫" }
    isRefused = key == "%"
    switch key {
    case "⎋": line = nil
    case "⌫": line = String(text.dropLast())
    case "⏎" where text == Self.typed:
      line = nil
      reset()
      record("P2", "foul", at: reading)
    // Half a line is refused, and may be gone on with.
    case "⏎": if !text.isEmpty { reset() }
    default: if key != "%" { line = text + key }
    }
  }

  private mutating func enter(_ who: String?, _ move: String?) {
    if let picked {
      change { plays in
        for place in plays.indices where plays[place].number == picked {
          plays[place].who = who ?? plays[place].who
          plays[place].move = move ?? plays[place].move
        }
      }
      self.picked = nil
    } else if let who = who ?? self.who, let move = move ?? self.move,
      who != self.who || move != self.move
    {
      record(who, move, at: begun)
    } else {
      let place = behind
      reset()
      (self.who, self.move, behind) = (who, move, place)
      begun = plays.first { $0.number == place }?.reading ?? reading
    }
  }

  private mutating func record(_ who: String, _ move: String, at reading: Int) {
    (self.who, self.move, basket, isOver) = (nil, nil, nil, false)
    waiting.append((who, move, reading, behind))
    behind = nil
    save()
  }

  private mutating func save() {
    guard !isFull else { return }
    for (who, move, reading, behind) in waiting {
      last += 1
      let play = Play(number: last, reading: reading, who: who, move: move)
      let place = plays.firstIndex { $0.number == behind }.map { $0 + 1 } ?? plays.count
      step(plays[..<place] + [play] + plays[place...])
      basket = play.isBasket && !isOver ? play : nil
    }
    waiting = []
  }

  private mutating func step(_ new: [Play]) {
    past.append(plays)
    future = []
    plays = new
  }

  private mutating func undo() {
    let isBegun = who != nil || move != nil
    reset()
    if isBegun { return }
    if waiting.popLast() != nil { return }
    if let before = past.popLast() {
      future.append(plays)
      show(before)
    }
  }

  /// Corrects or removes plays, unless that changes nothing.
  private mutating func change(_ make: (inout [Play]) -> Void) {
    var new = plays
    make(&new)
    if new != plays { step(new) }
    show(new)
  }

  private mutating func show(_ new: [Play]) {
    plays = new
    if !plays.contains(where: { $0.number == picked }) { picked = nil }
  }

  private mutating func pick(_ places: Int) {
    reset()
    let place = plays.firstIndex { $0.number == picked } ?? plays.count
    let next = max(0, place + places)
    picked = next < plays.count ? plays[next].number : nil
  }

  private mutating func pass(_ key: String) {
    guard let basket, let number = Int(basket.who.dropFirst()),
      let place = ["j", "k", "l"].firstIndex(of: key)
    else { return }
    let passer = "P\(place + (number > 3 ? 4 : 1))"
    if passer != basket.who { record(passer, "assist", at: basket.reading) }
  }
}
