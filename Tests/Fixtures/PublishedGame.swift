import Foundation

/// A game as leagues publish it, with names of its own: random plays, counted by a naive statistician,
/// in files of every shape.
public struct PublishedGame {
  /// A player's counts, under the keys of a game in JSON; `secondsPlayed` in seconds.
  public typealias Counts = [String: Int]

  /// What happened: a word of a feed, by whom, and how much time was left.
  public struct Event {
    var move: String
    var side: Int
    /// The place on the roster; nil for the team.
    var player: Int?
    var period: Int
    /// Seconds left in the period.
    var left: Int
    /// Whether a rebound is offensive.
    var isOffensive = false
    /// The event of the basket that an assist belongs to.
    var basket: Int?
    /// The score after it.
    var score = [Int]()
  }

  public let names = ["Herons of Ulm", "Gulls"]
  public let periods: Int
  /// Seconds of a period, and of an overtime.
  public let lengths: (regular: Int, overtime: Int)
  public private(set) var events = [Event]()
  public private(set) var counts: [[Counts]]
  /// Points of each side by period.
  public private(set) var lines: [[Int]] = [[], []]
  private var onCourt = [Set(0..<5), Set(0..<5)]
  private var random: SplitMix64

  static let size = 8

  /// - Parameter overtimes: how many there are at least.
  public init(seed: Int, periods: Int = 4, minutes: Int = 10, overtimes: Int = 0) {
    (random, self.periods) = (SplitMix64(seed: seed), periods)
    lengths = (minutes * 60, 300)
    counts = Array(repeating: Array(repeating: [:], count: Self.size), count: 2)
    repeat {
      play()
      let isLast = lines[0].count >= periods + overtimes
      if lines[0].count >= periods, (score(0) == score(1)) == isLast { level(toWin: isLast) }
    } while lines[0].count < periods + overtimes
  }

  public func score(_ side: Int) -> Int { lines[side].reduce(0, +) }

  public func name(_ side: Int, _ player: Int) -> String {
    ["Ana Aro", "Bo Ek", "Cy Ott", "Di Lund", "Ed Ros", "Flo Vik", "Gus Yli", "Hal Zorn"][player]
      + (side == 0 ? "" : "sen")
  }

  /// Ends the period level, or with a winner, by free throws.
  private mutating func level(toWin: Bool) {
    let behind = score(0) <= score(1) ? 0 : 1
    add("foul", 1 - behind, onCourt[1 - behind].min(), 0)
    for _ in 0..<(toWin ? 1 : abs(score(0) - score(1))) {
      add("free", behind, onCourt[behind].min(), 0)
    }
  }

  /// A period from its beginning to its end.
  private mutating func play() {
    for side in 0...1 { lines[side].append(0) }
    let length = lines[0].count > periods ? lengths.overtime : lengths.regular
    var (left, side) = (length, 0)
    while true {
      let passed = Int.random(in: 4...28, using: &random)
      guard left > passed else { return pass(left) }
      pass(passed)
      left -= passed
      possession(side, left)
      if Int.random(in: 0..<8, using: &random) == 0 { substitute(side, left) }
      side = 1 - side
    }
  }

  private mutating func possession(_ side: Int, _ left: Int) {
    let (who, other) = (someone(side), someone(1 - side))
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: add("two", side, who, left)
    case 3:
      add("three", side, who, left)
      let passer = onCourt[side].filter { $0 != who }.min()
      add("assist", side, passer, left, basket: events.count - 1)
    case 4...6:
      add(["miss2", "miss3"].randomElement(using: &random) ?? "", side, who, left)
      if Bool.random(using: &random) { add("block", 1 - side, other, left) }
      let isOffensive = Bool.random(using: &random)
      let rebounder = isOffensive ? side : 1 - side
      let isTeams = Int.random(in: 0..<6, using: &random) == 0
      add("rebound", rebounder, isTeams ? nil : someone(rebounder), left, isOffensive: isOffensive)
    case 7:
      add("turnover", side, who, left)
      add("steal", 1 - side, other, left)
    case 8:
      add("foul", 1 - side, other, left)
      add("free", side, who, left)
      add("missft", side, who, left)
      add("rebound", 1 - side, other, left)
    case 9: add("timeout", side, nil, left)
    case 10: add("technical", 1 - side, other, left)
    default: add("turnover", side, nil, left)
    }
  }

  private mutating func someone(_ side: Int) -> Int {
    onCourt[side].sorted().randomElement(using: &random) ?? 0
  }

  private mutating func substitute(_ side: Int, _ left: Int) {
    let bench = (0..<Self.size).filter { !onCourt[side].contains($0) }
    let (out, next) = (someone(side), bench.randomElement(using: &random) ?? 0)
    add("out", side, out, left)
    add("in", side, next, left)
    onCourt[side].remove(out)
    onCourt[side].insert(next)
  }

  private mutating func pass(_ seconds: Int) {
    for side in 0...1 {
      for player in onCourt[side] { counts[side][player]["secondsPlayed", default: 0] += seconds }
    }
  }

  private mutating func add(
    _ move: String, _ side: Int, _ player: Int?, _ left: Int, isOffensive: Bool = false,
    basket: Int? = nil
  ) {
    let points = ["two": 2, "three": 3, "free": 1][move] ?? 0
    lines[side][lines[side].count - 1] += points
    events.append(
      Event(
        move: move, side: side, player: player, period: lines[0].count, left: left,
        isOffensive: isOffensive, basket: basket, score: [score(0), score(1)]))
    for team in 0...1 {
      for player in onCourt[team] {
        counts[team][player]["plusMinus", default: 0] += team == side ? points : -points
      }
    }
    guard let player else { return }
    let keys = [
      "two": ["twoPoints"], "three": ["threePoints"], "free": ["freeThrow"],
      "miss2": ["missedTwoPoints"], "miss3": ["missedThreePoints"], "missft": ["missedFreeThrow"],
      "rebound": ["rebound", isOffensive ? "offensiveRebound" : "defensiveRebound"],
      "foul": ["fouls"], "technical": ["fouls", "technicalFoul"], "in": [], "out": [],
    ]
    for key in keys[move] ?? [move] { counts[side][player][key, default: 0] += 1 }
    counts[side][player]["points", default: 0] += points
  }
}

extension PublishedGame {
  /// The files of each league that publishes the whole of a game.
  public var files: [[[String: Any]]] {
    [[fiba], [sidearm()], [nba.plays, nba.box], [euroLeague.plays, euroLeague.box]]
  }

  func clock(_ seconds: Int) -> String { String(format: "%02d:%02d", seconds / 60, seconds % 60) }

  public static func json(_ value: Any) -> [UInt8] {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    return [UInt8](data ?? Data())
  }

  /// A row of a box by a league's own keys.
  func row(_ side: Int, _ player: Int, _ keys: [String: String]) -> [String: Any] {
    let own = counts[side][player]
    var row = keys.mapValues { own[$0] ?? 0 }
    for (shot, theirs) in ["TwoPoints": "two", "ThreePoints": "three", "FreeThrow": "free"] {
      let made = own[shot.prefix(1).lowercased() + shot.dropFirst()] ?? 0
      row[keys.first { $0.value == theirs }?.key ?? ""] = made + (own["missed\(shot)"] ?? 0)
    }
    row[""] = nil
    return row
  }
}
