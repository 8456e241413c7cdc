import Basketball
import Fixtures
import Terminal

@testable import Views

/// A game that is scored twice: by keys on a screen, and by its verbs in a scoresheet.
@MainActor
struct GameOfKeys {
  let table: ScorersTable
  let screen: ScoreScreen
  /// What the verbs come to.
  private(set) var sheet: Scoresheet
  private var random: SplitMix64
  /// The basket that was the last play, while nobody is said to have passed for it.
  private var basket: Play?

  init(by rules: Rules, seed: Int) throws {
    random = SplitMix64(seed: seed)
    sheet = .new((1...8).map { "P\($0)" }, by: rules)
    table = try ScorersTable(sheet)
    screen = try table.screen()
  }

  /// Whether a side has won, or time is up and none is ahead, as of now.
  var isFinished: Bool { sheet.state.asOf(table.time).finish != nil }

  /// Plays on until a side has won.
  mutating func play() throws {
    try toggle()
    while !isFinished {
      table.now += Int.random(in: 1000...40_000, using: &random)
      guard !isFinished else { break }
      if sheet.state.asOf(table.time).periodEnded { try toggle() }
      if sheet.state.asOf(table.time).clock.isRunning, random.oneIn(6) {
        try toggle()
        table.now += Int.random(in: 0...60_000, using: &random)
        try toggle()
      }
      try record()
    }
    screen.tick()
  }

  private mutating func toggle() throws {
    screen.type(" ")
    _ = try sheet.perform(.clock(.toggle), now: table.time)
  }

  /// A play, one half of it now and the other later, and sometimes the pass.
  private mutating func record() throws {
    let side = Bool.random(using: &random) ? Side.home : .away
    let place = Int.random(in: 0...4, using: &random)
    let player = place < 4 ? sheet.state.teams[side].players[place].name : nil
    let who = (side == .home ? ["1", "2", "3", "4", "h"] : ["6", "7", "8", "9", "v"])[place]
    let move = Move.any(by: Who(side, player), in: sheet.state.rules, using: &random)
    if !move.row.isBasic, !screen.keys.terms.hasAllMoves { screen.type("+") }
    let what = move.row.key.map(String.init) ?? ""
    screen.type(Bool.random(using: &random) ? who + what : what + who)
    let isPass = player != nil && basket?.who.side == side && basket?.who.player != player
    try perform(Who(side, player), move, at: move == .assist && isPass ? basket?.moment : nil)
    basket = player != nil && move.isFieldGoal ? sheet.playByPlay.plays.last?.play : nil
    guard basket != nil, Bool.random(using: &random) else { return }
    // Each has a key of their own, whoever has scored.
    let passing = (place + 1) % 4
    screen.type(["j", "k", "l", ";"][passing])
    try perform(Who(side, sheet.state.teams[side].players[passing].name), .assist)
    basket = nil
  }

  private mutating func perform(_ who: Who, _ move: Move, at moment: Moment? = nil) throws {
    let verb = Verb.record([PlayRequest(.exact(who), move)], at: moment.map { GameTime($0) })
    _ = try sheet.perform(verb, now: table.time)
  }
}
