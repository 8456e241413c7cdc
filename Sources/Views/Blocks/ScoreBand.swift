import Basketball
import Documents
import Terminal

/// What a screen shows of a game beside its players and its plays, in so many columns.
struct GameBlocks {
  let game: GameDocument
  let score: Sides<Int>
  let columns: Int
  let style: Style
  /// What the keys do instead of scoring, in place of the status.
  var mode: String?

  /// The teams, the status, the score and the clock: in digits as large as possible, on a small
  /// screen in one line of text.
  var band: Block {
    let text = [
      Block.Form(rows: 1) { [line] },
      Block.Form(rows: 2) { [score(within: columns), clockAndStatus] },
    ]
    let digits = DigitSize.all.filter { isClear($0, clockSize($0)) }.map { size in
      Block.Form(rows: 1 + size.rows) { [names] + self.digits(size) }
    }
    return Block(forms: text + digits)
  }

  static let leastDigits = 1 + DigitSize.all[0].rows

  /// The clock; empty for a result.
  private var clock: String { game.isFromPaper ? "" : game.clock.courtText }

  /// The size of the clock beside a score: one smaller, or plain text beside small digits where only that has room.
  private func clockSize(_ size: DigitSize) -> DigitSize? {
    size.smaller.flatMap { size.rows > 5 || isClear(size, $0) ? $0 : nil }
  }

  /// Whether there is room between the score in this size and the clock in another.
  private func isClear(_ size: DigitSize, _ clockSize: DigitSize?) -> Bool {
    // Room for as many digits as the game comes to, so that no point and no second moves anything.
    let most = game.rules.target.map { "\($0)" } ?? "000"
    let scores = ["00", most, "\(score.home)", "\(score.away)"]
    let side = scores.map(size.columns).max() ?? 0
    let time = ["00:00", clock].map { clockSize?.columns(of: $0) ?? $0.count }.max() ?? 0
    return (columns - time) / 2 - side >= 3
  }

  private func digits(_ size: DigitSize) -> [Line] {
    // Digits are as wide as their size says: measuring them would take longer than drawing.
    func lines(
      _ text: String, _ size: DigitSize, paint: (String) -> String = { $0 }
    ) -> [Line] {
      size.lines(text).map { Line(painted: paint($0), columns: size.columns(of: text)) }
    }
    let scores = Sides { side in
      lines("\(score[side])", size) { style.color($0, side, game.teams) }
    }
    // One size smaller, so that nobody takes one for the other.
    let time = clockSize(size).map { lines(clock, $0) } ?? [Line(clock, paint: style.bold)]
    let start = (columns - (time.first?.columns ?? 0)) / 2
    let top = (size.rows - time.count) / 2
    return (0..<size.rows).map { row in
      let part = time.indices.contains(row - top) ? time[row - top] : Line()
      let left = scores.home[row].padded(to: start) + part
      return left + scores.away[row].padded(to: columns - left.columns, .right)
    }
  }

  /// The names at the sides, and the status between them.
  private var names: Line {
    let cut = game.teams.shortNames(in: columns / 3)
    let home = name(.home, of: cut)
    let away = name(.away, of: cut)
    let room = columns - home.columns - away.columns - 4
    let status = status(statusText, within: room)
    // Centred, as far as the names allow.
    let middle = max(home.columns + 2, (columns - status.columns) / 2)
    let left = home.padded(to: min(middle, home.columns + 2 + room - status.columns)) + status
    return left + away.padded(to: columns - left.columns, .right)
  }

  private func name(_ side: Side, of names: Sides<String>) -> Line {
    Line(names[side]) { style.color(style.bold($0), side, game.teams) }
  }

  /// Painted on a ground without a hue, since a team may have any colour.
  private func status(_ text: String, within room: Int) -> Line {
    Line(" \(text.truncated(to: max(0, room - 2))) ") {
      style.ground($0, mode == nil && game.clock.running ? .running : .standing)
    }
  }

  private var statusText: String {
    mode.map { phrase(game.periodName, $0) } ?? game.statusText
  }
  private var statusWord: String { mode ?? game.statusWord }

  private var clockAndStatus: Line {
    let room = columns - clock.displayWidth - 1
    let text = statusText.displayWidth + 2 > room ? statusWord : statusText
    return [Line(clock), status(text, within: room)].joined(gap: 1)
  }

  /// `Reds 7 : 5 Blues`, the longer name cut first where there is no room for both.
  private func score(within columns: Int) -> Line {
    let score = Line(" \(self.score.text) ", paint: style.bold)
    let names = game.teams.names(within: max(2, columns - score.columns))
    return name(.home, of: names) + score + name(.away, of: names)
  }

  /// `Reds 7 : 5 Blues  09:12.5 running`.
  private var line: Line {
    let end = [Line(clock), status(statusWord, within: columns)].joined(gap: 1)
    let room = columns - end.columns - 2
    return score(within: room).padded(to: room + 2) + end
  }
}

extension GameDocument {
  fileprivate var statusWord: String {
    if let ending { return ending.isByHand && ending != .result ? ending.rawValue : "final" }
    guard let periodName else { return overtime ? "overtime" : status.rawValue }
    // `Q3`, `Q3 ||` while the clock is paused, `Q3 over`.
    return periodName + (periodEnded ? " over" : status == .running ? "" : " ||")
  }
}
