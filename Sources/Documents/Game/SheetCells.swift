import Basketball

/// What stands on a score sheet, by the name of its place: `P2` at `home/player/1/foul/1`.
///
/// Source: FIBA, Official Basketball Rules, appendix B (the scoresheet), in the editions of 2024 and 2026.
public struct SheetCells: Sendable {
  /// The text in a place, and the names of the marks that are drawn there.
  public struct Cell: Equatable, Sendable {
    public fileprivate(set) var text = ""
    public fileprivate(set) var marks = [String]()
  }

  /// The id of its game; empty on a blank sheet.
  public private(set) var id = ""
  /// The edition of the rules by which fouls are written.
  public private(set) var edition = "2026"
  /// How many pages it takes: one for twelve players, scores to 160, four periods and four overtimes.
  public private(set) var pages = 1
  /// The places with a text or a mark, by name.
  public private(set) var cells = [String: Cell]()
  /// By the beginning of their names, how many places of a row are used: `home/player/1/foul/`.
  public private(set) var used = [String: Int]()

  /// A blank sheet.
  public init() {}

  public subscript(name: String) -> Cell { cells[name] ?? Cell() }

  /// Writes into a place, if there is something to write.
  private mutating func write(_ text: String?, _ marks: [String] = [], in name: String) {
    if let text { cells[name] = Cell(text: text, marks: marks) }
  }

  /// Writes into the next place of a row.
  private mutating func add(_ text: String, _ marks: [String] = [], to row: String) {
    used[row, default: 0] += 1
    write(text, marks, in: row + String(used[row, default: 0]))
  }

  /// Draws a mark in a place that has a text.
  private mutating func mark(_ mark: String, _ name: String) {
    if cells[name]?.marks.contains(mark) == false { cells[name]?.marks.append(mark) }
  }

  /// Closes the unused ones of the first places of a row.
  private mutating func close(_ row: String, to count: Int) {
    while used[row, default: 0] < count { add("", ["closed"], to: row) }
  }
}

extension SheetCells {
  /// The sheet of a game, with initials in place of these names.
  public init(
    _ sheet: Scoresheet, _ card: Card, now: TimeOfDay, hiding names: PrivateNames = PrivateNames()
  ) {
    let game = GameDocument(sheet.state, now: now)
    let plays = sheet.playByPlay.plays
    id = sheet.id
    if game.rules.base == "fiba5x5-2024" { edition = "2024" }
    let overtimes = game.period - game.rules.periods
    let lines = game.teams.both.flatMap {
      [($0.players.count - 1) / 12, (game.isFromPaper ? 0 : $0.score - 1) / 160]
    }
    pages += (lines + [(max(game.rules.periods, overtimes) - 1) / 4]).max() ?? 0
    // The id of a fixture without a game is the name of its event, a slash and its number.
    let number = sheet.id.split(separator: "/").dropFirst().last.map(String.init)
    write(game.link.map { String($0.fixture) } ?? number, in: "number")
    for line in card.lines {
      let value = line.value.map(names.hiding)
      guard let who = line.who else {
        write(value, in: line.key.rawValue)
        continue
      }
      guard let player = who.player else {
        write(value, in: "\(who.side)/\(line.key)/name")
        continue
      }
      if names.hiding(player) == player, let place = game.state.teams.place(of: who) {
        write(value, in: "\(who.side)/player/\(place + 1)/license")
      }
    }
    write(game.day.text, in: "date")
    write(game.winner.map { game.teams[$0].name }, in: "winner")
    writeFouls(of: game, sheet)
    for side in Side.allCases {
      writeTeam(side, of: game, plays, sheet.starters[side], names)
      writeScore(side, of: game, plays, names)
      writeTimeouts(side, of: game, plays)
    }
  }

  private mutating func writeTeam(
    _ side: Side, of game: GameDocument, _ plays: [ScoredPlay], _ starters: [Bool]?,
    _ names: PrivateNames
  ) {
    let team = game.state.teams[side]
    write(team.name, in: "\(side)/name")
    for (place, player) in team.players.enumerated() {
      let row = "\(side)/player/\(place + 1)/"
      let who = Who(side, player.name)
      write(
        names.hiding(player.name), player.name == team.captain ? ["captain"] : [],
        in: row + "name")
      write(player.jersey, in: row + "number")
      let began = starters?[place] == true
      if began || game.teams[side].players[place].hasPlayed
        || plays.contains(where: { $0.play.who == who && $0.play.move == .in })
      {
        write("x", began ? ["ring"] : [], in: row + "in")
      }
    }
  }

  private mutating func writeScore(
    _ side: Side, of game: GameDocument, _ plays: [ScoredPlay], _ names: PrivateNames
  ) {
    let team = game.state.teams[side]
    for scored in plays where scored.play.side == side && scored.play.move.isMade {
      let move = scored.play.move
      let player = team.place(of: scored.play.who.player).map { team.players[$0] }
      write(
        player.said { $0.jersey ?? String(names.hiding($0.name).prefix(3)) },
        [move.word] + (move == .twoPoints && game.rules.shots == .oneAndTwo ? ["ring"] : []),
        in: "\(side)/score/\(scored.score[side])")
    }
    let line = game.teams[side].byPeriod ?? []
    var score = 0
    for (place, points) in line.enumerated() where game.isOver(place + 1) {
      score += points
      mark("period", "\(side)/score/\(score)")
      if place < game.rules.periods { write(String(points), in: "\(side)/line/\(place + 1)") }
    }
    guard game.ending != nil else { return }
    let overtimes = line.dropFirst(game.rules.periods)
    if !overtimes.isEmpty { write(String(overtimes.reduce(0, +)), in: "\(side)/line/overtime") }
    mark("final", "\(side)/score/\(score)")
    write(String(GameRow(game).counted[side]), in: "\(side)/final")
  }

  private mutating func writeTimeouts(
    _ side: Side, of game: GameDocument, _ plays: [ScoredPlay]
  ) {
    let rules = game.rules
    let middle = rules.periods / 2
    let boxes = (rules.timeoutsPerHalf ?? [2, 3]) + [rules.timeoutsPerOvertime ?? 1]
    for number in 1...max(game.period, rules.periods) {
      let half = max(0, number - rules.periods) + (number > max(1, middle) ? 2 : 1)
      let row = "\(side)/timeout/\(half)/"
      let count = min(9, boxes[min(half, 3) - 1])
      for play in plays.lazy.map(\.play)
      where play.side == side && play.move == .timeout && play.period == number {
        if rules.timeoutsPerHalf != nil, let most = rules.mostTimeouts(at: play.moment) {
          close(row, to: count - most)
        }
        let time = (play.reading - rules.schedule[number].start).milliseconds
        add(String(max(1, (time + 59_999) / 60_000)), to: row)
      }
      if game.isOver(number), number == middle || number >= rules.periods { close(row, to: count) }
    }
  }

  private mutating func writeFouls(of game: GameDocument, _ sheet: Scoresheet) {
    let rules = game.rules
    let boxes = rules.periods > 1 ? min(10, max(1, (rules.bonus ?? 5) - 1)) : 10
    let showsThrows = Shooting(game.state.box.lines.map(\.total)).hasFreeThrows
    var lines = [String: StatLine]()
    for foul in sheet.fouls {
      let move = foul.play.move
      let period = "\(foul.play.side)/fouls/\(min(foul.play.period, rules.periods))/"
      for _ in 0..<rules.teamFouls[move] where used[period, default: 0] < boxes {
        add("X", to: period)
      }
      guard let row = game.row(of: foul.play) else { continue }
      let digit = showsThrows && foul.throwCount > 0 ? String(foul.throwCount) : ""
      add(
        move.letters(edition) + (foul.isCancelled ? "c" : digit),
        edition > "2024" && move.isRinged ? ["ring"] : [], to: row)
      let line = lines[row] ?? StatLine()
      lines[row, default: line][move] += 1
      if move != .disqualifyingFoul, !rules.ejects(player: line),
        lines[row].map(rules.ejects(player:)) == true
      {
        add("GD", to: row)
      }
    }
    for side in Side.allCases {
      for number in 1...rules.periods
      where game.isOver(number < rules.periods ? number : max(number, game.period)) {
        close("\(side)/fouls/\(number)/", to: boxes)
      }
      guard game.ending != nil else { continue }
      close("\(side)/coach/foul/", to: 3)
      let players = game.teams[side].players.count
      for number in 1...max(12, players) {
        if number > players { write("", ["closed"], in: "\(side)/player/\(number)/name") }
        close("\(side)/player/\(number)/foul/", to: 5)
      }
    }
  }
}

extension GameDocument {
  /// Whether a period is over.
  fileprivate func isOver(_ number: Int) -> Bool {
    ending != nil || number < period || number == period && periodEnded
  }

  /// The row that a foul stands in: that of its player, or of the coach; nil for a foul of nobody known.
  fileprivate func row(of foul: Play) -> String? {
    if let place = state.teams.place(of: foul.who) {
      return "\(foul.side)/player/\(place + 1)/foul/"
    }
    let isOfCoach = [.coachFoul, .benchFoul, .disqualifyingFoul].contains(foul.move)
    return isOfCoach ? "\(foul.side)/coach/foul/" : nil
  }
}

extension Move {
  /// Whether its letter is ringed since 2026: those with which a player or a coach is ejected.
  fileprivate var isRinged: Bool {
    [.technicalFoul, .flagrantFoul, .coachFoul, .benchFoul].contains(self)
  }

  /// How a foul is written.
  fileprivate func letters(_ edition: String) -> String {
    switch self {
    case .technicalFoul, .technicalFoul2: "T"
    case .disruptiveFoul: "DI"
    case .flagrantFoul: edition > "2024" ? "FL" : "U"
    case .disqualifyingFoul: "D"
    case .coachFoul: "C"
    case .benchFoul: "B"
    default: "P"
    }
  }
}
