import Basketball
import Fixtures
import JSON

@testable import ViewModels

extension SteppedReplay {
  /// `dramatic speed 2 idle 3000 loops`, or another game: `timed 1:00 1 · +0:10 h1 two; set +1:00`.
  convenience init(told text: String) throws {
    let parts = text.components(separatedBy: " · ")
    let words = parts[0].split(separator: " ").map(String.init)
    let value = { (word: String) in words.firstIndex(of: word).map { words[$0 + 1] } }
    self.init(
      try Self.game(words, parts.dropFirst().flatMap { $0.components(separatedBy: "; ") }),
      speed: value("speed").flatMap { Double($0) } ?? 1,
      idleLimit: value("idle").flatMap { Int($0) }, loops: words.contains("loops"))
  }

  private static func game(_ words: [String], _ verbs: [String]) throws -> Scoresheet {
    if words[0] == "dramatic" { return try .dramatic() }
    let rules =
      words[0] == "timed" ? try Rules.timed(words[1], overtime: Int(words[2]) ?? 1) : .pickup
    return try verbs.reduce(into: .new(by: rules)) { sheet, verb in
      let words = verb.split(separator: " ").map(String.init)
      _ = try sheet.perform(.told(words, by: rules), now: start)
    }
  }

  /// What else is seen.
  var more: String {
    let (state, board) = (replay.state.value, replay.state.value.board)
    let share = { (value: Double) in "\((value * 1000).rounded() / 1000)" }
    let marks = [state.marks.home, state.marks.away].map { $0.map(share).joined(separator: " ") }
    let facts: [String?] = [
      state.isPlaying ? "playing" : "still", board.status.rawValue,
      board.winner.map { "\($0) wins" }, board.overtime ? "overtime" : nil, state.speed,
      "at \(share(state.position)) of \(state.end)", "baskets \(marks.joined(separator: " / "))",
      state.missed.map { "missed \($0)" },
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }

  /// When something is next drawn, and the next play comes.
  var next: String {
    [replay.nextFrame, replay.nextPlay].map { $0.map { "\($0)" } ?? "never" }.joined(separator: " ")
  }

  /// What is seen after each of some steps, `; ` between.
  func does(_ line: String) throws -> String {
    try line.components(separatedBy: "; ").map { step in
      try take(step.split(separator: " ").map(String.init))
      return seen
    }.joined(separator: " | ")
  }

  /// What is seen when the next play or the end comes, and after how many milliseconds, so often at most.
  func through(atMost count: Int) -> String {
    var (all, waited): ([String], Int) = ([], 0)
    while let rest = replay.nextPlay, all.count < count {
      let before = seen
      wait(rest)
      waited += rest
      if seen != before { all.append("\(waited): \(seen)") }
    }
    return all.joined(separator: " | ")
  }

  /// When so many frames are drawn.
  func frames(_ count: Int) -> String {
    (0..<count).map { _ in
      wait(replay.nextFrame ?? 0)
      return "\(wall.now)"
    }.joined(separator: " ")
  }

  private func take(_ words: [String]) throws {
    let rest = words.dropFirst().joined(separator: " ")
    let number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    switch words[0] {
    case "play": replay.play()
    case "toggle": replay.take(.play)
    case "faster": replay.take(.faster)
    case "slower": replay.take(.slower)
    case "step": replay.take(.step(number))
    case "skip": replay.take(.skip(number))
    case "start": replay.take(.start)
    case "end": replay.take(.end)
    case "basket": replay.take(.jump(.basket, isBack: rest == "back"))
    case "change": replay.take(.jump(.leadChange, isBack: rest == "back"))
    case "wait": wait(number)
    case "pass": wall.now += number
    case "to": try replay.go(to: rest)
    case "before": try replay.go(to: rest, isBefore: true)
    default: throw JSONError(text: "'\(words[0])' is no step of a replay")
    }
  }
}
