import Basketball
import Documents
import Fixtures
import Terminal
import Testing

@testable import ViewModels
@testable import Views

@Suite("A whole game scored by keys alone")
@MainActor
struct WholeGameTests {
  /// What differs between a board and the game that it has to show.
  private func faults(_ board: Board, _ sheet: Scoresheet, _ time: TimeOfDay) -> [String] {
    let document = GameDocument(sheet.standing, now: time)
    return [
      board.score == document.score ? nil : "score",
      board.clock == document.clock ? nil : "clock",
      board.game == document ? nil : "facts",
      board.plays == sheet.playByPlay.plays ? nil : "plays",
    ].compactMap(\.self)
  }

  @Test("gives the document that its plays give", arguments: seeds(1))
  func games(seed: Int) throws {
    for preset in Rules.presets {
      // Short periods have all that long ones have.
      var short = RuleChanges()
      if preset.periods > 1 { short.length = ClockReading(milliseconds: 150_000) }
      var game = try GameOfKeys(by: try preset.with(short), seed: seed)
      try game.play()
      let (saved, time) = (try game.table.saved, game.table.time)
      #expect(saved.standing.asOf(time).finish != nil)
      let isSame =
        GameDocument(saved.standing, now: time) == GameDocument(game.sheet.standing, now: time)
      #expect(isSame)
      #expect(faults(game.screen.state.board, game.sheet, time) == [])
    }
  }

  @Test("is still right after any keys at all: what is saved is what is shown", arguments: seeds(3))
  func random(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.new(Names.world + Names.plain, by: Rules.presets[seed % 3]))
    let screens = [try table.screen(), try table.screen()]
    for _ in 0..<400 {
      table.now += Int.random(in: 0...4000, using: &random)
      table.disk.fault = random.oneIn(10) ? .full : nil
      let screen = screens[Int.random(in: 0...1, using: &random)]
      // Whatever asks a question or helps takes all keys until it is left.
      _ = screen.press(random.oneIn(5) ? .escape : Rooms.key(&random))
    }
    table.disk.fault = nil
    let saved = try table.saved
    for screen in screens {
      screen.refresh()
      screen.tick()
      #expect(faults(screen.state.board, saved, table.time) == [])
    }
    #expect(saved.standing.lastNumber > 4)
  }

  @Test("does with every key what a list of plays does with it", arguments: seeds(8))
  func model(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let table = try ScorersTable(.new((1...6).map { "P\($0)" }, by: .pickup(to: 1000)))
    let screen = try table.screen()
    var model = NaiveKeys(keys: seed.isMultiple(of: 2) ? "jkl" : "↑↓⇞⇟xx")
    for _ in 0..<200 {
      let key = model.key(&random)
      table.disk.fault = model.isFull ? .full : nil
      let next = screen.type(key)
      let expected = model.press(key)
      let (state, plays) = (screen.state, try table.saved.playByPlay.plays)
      let place = Comment(rawValue: "after \(model.pressed)")
      #expect(next == expected, place)
      let shown = plays.map(\.play).map { play in
        NaiveKeys.Play(
          number: play.number, who: play.who.player ?? play.who.side.rawValue, move: play.move.word)
      }
      try #require(shown == model.plays, place)
      try #require(state.waiting.count == model.waiting.count, place)
      try #require(state.picked == model.picked, place)
      let begun: String? =
        switch state.begun {
        case .person(let who): who.player ?? who.side.rawValue
        case .move(let move): move.word
        case nil: nil
        }
      try #require(begun == model.who ?? model.move, place)
      try #require(screen.dialog.question?.field.text == model.line, place)
      try #require((screen.dialog.help != nil) == model.isHelping, place)
      // No key is lost: the help, a question or a sentence says what it did.
      let answer = screen.shown(80, 24).suffix(2).first ?? ""
      #expect(model.isHelping || model.line != nil || answer.contains(" "), place)
      // Rooms are drawn slowly: one key in ten is enough.
      if random.oneIn(10) { #expect(Rooms.faults(screen, &random) == [], place) }
    }
    #expect(table.disk.fault != nil || model.plays.count > 3)
  }
}

/// What the keys of the scoring screen do while the clock stands, worked out from a list of plays.
struct NaiveKeys {
  struct Play: Equatable {
    let number: Int
    var who: String
    var move: String
    var isBasket: Bool { who.hasPrefix("P") && ["one", "two"].contains(move) }
  }

  private(set) var plays: [Play] = []
  /// The plays before each step, and after each that was taken back.
  private var (past, future): ([[Play]], [[Play]]) = ([], [])
  private var last = 0
  /// Who did what of plays that could not be saved.
  private(set) var waiting: [(who: String, move: String)] = []
  private(set) var (who, move): (String?, String?)
  private(set) var picked: Int?
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
      ? "123678hvotrfotrf⎋⏎?50q:" + (waiting.isEmpty ? "" : "u") : "123678hvotrfuuyy⎋⏎?50q:"
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
      isLeaving = !waiting.isEmpty && !wasLeaving
      return isLeaving ? nil : .leave
    case "?": isHelping = true
    case ":": line = ""
    case "⎋":
      reset()
      picked = nil
    case "⏎": if !waiting.isEmpty { save() }
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

  private mutating func reset() { (who, move, basket, isOver) = (nil, nil, nil, true) }

  private mutating func type(_ key: String, after text: String) {
    if isRefused, key != "⎋" { return isRefused = key != "⌫" }
    isRefused = key == "%"
    switch key {
    case "⎋": line = nil
    case "⌫": line = String(text.dropLast())
    case "⏎" where text == Self.typed:
      line = nil
      reset()
      record("P2", "foul")
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
      record(who, move)
    } else {
      reset()
      (self.who, self.move) = (who, move)
    }
  }

  private mutating func record(_ who: String, _ move: String) {
    (self.who, self.move, basket, isOver) = (nil, nil, nil, false)
    waiting.append((who, move))
    save()
  }

  private mutating func save() {
    guard !isFull else { return }
    for (who, move) in waiting {
      last += 1
      let play = Play(number: last, who: who, move: move)
      step(plays + [play])
    }
    basket = plays.last.flatMap { $0.isBasket && !isOver ? $0 : nil }
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
    if passer != basket.who { record(passer, "assist") }
  }
}
