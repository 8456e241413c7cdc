import Fixtures
import JSON
import Testing

@testable import Basketball
@testable import Documents

private let noon = TimeOfDay(milliseconds: 1_795_176_000_120)

@Suite("Where shots were taken")
struct ShotsDocumentTests {
  /// A game of random shots, fouls and blocks, of which some are corrected, removed and taken back.
  private func game(_ seed: Int) throws -> Scoresheet {
    var random = SplitMix64(seed: 9 << 40 + seed)
    let rules = Rules.presets[seed % Rules.presets.count]
    let teams = Sides.redsAndBlues
    var sheet = Scoresheet(id: "day", teams: teams, rules: rules, now: noon)
    for second in 1...90 {
      let side: Side = random.oneIn(2) ? .home : .away
      let name = teams[side].players.randomElement(using: &random)?.name
      let who = Who(side, random.oneIn(9) ? nil : name)
      let moves: [Move] = [
        .onePoint, .twoPoints, .threePoints, .missedOnePoint, .missedTwoPoints, .missedThreePoints,
        .freeThrow, .block, .foul, .rebound, .turnover,
      ]
      let move = moves.filter(rules.has).randomElement(using: &random) ?? .foul
      let attempt = random.oneIn(4) ? nil : attempt(of: move, &random)
      let request = PlayRequest(.exact(who), move, attempt)
      let other = PlayRequest(
        .exact(Who(side.other, teams[side.other].players[0].name)), .foulDrawn)
      let requests = move == .foul && random.oneIn(2) ? [request, other] : [request]
      let time = GameTime.elapsed(ClockReading(milliseconds: 1000 * second))
      _ = try? sheet.perform(.record(requests, at: time), now: noon)
      let number = Int.random(in: 1...max(1, sheet.state.lastNumber), using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: _ = try? sheet.perform(.undo(1), now: noon)
      case 1: _ = try? sheet.perform(.remove(number), now: noon)
      case 2:
        let place = Zone.allCases.randomElement(using: &random).map { Attempt.Place.zone($0) }
        _ = try? sheet.perform(.fix(number, Correction(place: .some(place))), now: noon)
      default: break
      }
    }
    return sheet
  }

  private func attempt(of move: Move, _ random: inout SplitMix64) -> Attempt? {
    let kinds = Kinds(rawValue: UInt16.random(in: 0..<1024, using: &random))
    if move == .freeThrow { return Attempt(nil, kinds.intersection(.fast)) }
    guard move.shot != nil else { return nil }
    let spot = Spot(
      x: .random(in: -7500...7500, using: &random), y: .random(in: -1500...9000, using: &random))
    let zone = Zone.allCases.randomElement(using: &random) ?? .rim
    let place = random.oneIn(3) ? .zone(zone) : spot.map { Attempt.Place.spot($0) }
    return Attempt(place, random.oneIn(2) ? [] : kinds)
  }

  /// The zone of a shot, by the distances as the rules of the court say them.
  private func zone(_ attempt: Attempt, on court: Markings?) -> Zone? {
    guard case .spot(let spot) = attempt.place, let court else { return attempt.zone(on: nil) }
    let (m, x, y) = (court.measures, Double(spot.x), Double(spot.y))
    let away = (x * x + y * y).squareRoot()
    if away <= Double(m.rim) { return .rim }
    if abs(x) <= Double(m.laneWidth) / 2, y + Double(m.basket) <= Double(m.laneLength) {
      return .paint
    }
    let isWide = abs(x) > Double(m.line)
    if !(isWide || away > Double(m.arc) && y > 0) || !isWide && away <= Double(m.arc) {
      return .mid
    }
    if isWide, y <= Double(m.corner) { return x < 0 ? .cornerLeft : .cornerRight }
    return y + Double(m.basket) > Double(m.length) / 2 ? .backcourt : .arc
  }

  @Test("adds up to what a search through all plays finds", arguments: seeds(16))
  func naive(seed: Int) throws {
    let sheet = try game(seed)
    let plays = sheet.plays
    let court = sheet.state.rules.court
    let document = GameDocument(sheet.state, now: noon)
    let hasPlaces = plays.contains { $0.attempt?.place != nil }
    let hasFast = plays.contains { $0.attempt?.kinds.contains(.fast) == true }
    let hasDrawn = plays.contains { $0.move == .foulDrawn }
    for side in Side.allCases {
      for player in document.teams[side].players {
        let own = plays.filter { $0.who == Who(side, player.name) }
        let inside = own.filter { play in
          let zone = play.attempt.flatMap { self.zone($0, on: court) }
          return zone == .rim || zone == .paint
        }
        let fast = own.filter { $0.attempt?.kinds.contains(.fast) == true }
        func points(_ plays: [Play]) -> Int { plays.reduce(0) { $0 + $1.move.points } }
        let figures = player.shots.figures
        #expect(figures.pointsInThePaint == (hasPlaces ? points(inside) : nil))
        #expect(figures.fastBreakPoints == (hasFast ? points(fast) : nil))
        #expect(figures.foulsDrawn == (hasDrawn ? own.filter { $0.move == .foulDrawn }.count : nil))
      }
    }
    let rows = ShotRow.rows(of: sheet)
    let shots = plays.filter { $0.move.shot != nil && $0.move.shot != .freeThrow }
    #expect(rows.map(\.zone) == shots.map { $0.attempt.flatMap { zone($0, on: court) } })
  }

  @Test("adds up over games, and over spots, to as many shots")
  func sums() throws {
    let games = try (0..<6).map { ShotRow.rows(of: try game($0)) }
    let all = games.flatMap(\.self)
    for step in [100, 400] {
      var sums = ShotSums([], step: step)
      for game in games { sums.add(ShotSums(game, step: step)) }
      #expect(sums.table.map(\.json) == ShotSums(all).table.map(\.json))
      let exact = all.filter { $0.spot != nil && $0.zone != nil }
      #expect(sums.spots.values.reduce(0) { $0 + $1.attempts } == exact.count)
      #expect(sums.spots.values.reduce(0) { $0 + $1.made } == exact.count(where: \.isMade))
      for shot in exact {
        let near = sums.spots.keys.contains { spot in
          max(abs(spot.x - (shot.spot?.x ?? 0)), abs(spot.y - (shot.spot?.y ?? 0))) * 2 <= step
        }
        #expect(near)
      }
    }
  }

  @Test("is the same in a copy by words, JSON and the tape, and in a summary", arguments: seeds(4))
  func again(seed: Int) throws {
    let sheet = try game(seed)
    let facts = { (sheet: Scoresheet) in
      sheet.playByPlay.plays.map { [$0.play.who.word, $0.play.word, "\($0.score)"] }
    }
    let lines = LogDocument(sheet).plays.map(\.line)
    for feed in [FeedCopy(sheet).lines, lines] {
      #expect(try facts(copy(of: sheet, from: feed)) == facts(sheet))
    }
    try #expect(isSummedUp(sheet))
    #expect(try Scoresheet(id: sheet.id, tape: sheet.tape.entries) == sheet)
  }

  private func copy(of game: Scoresheet, from lines: [String]) throws -> Scoresheet {
    var copy = Scoresheet(
      id: game.id, teams: game.state.teams, rules: game.state.rules, now: game.state.created)
    var reader = FeedReader()
    for line in lines {
      for verb in try reader.verbs(of: Array(line.utf8)) { try copy.perform(verb, now: noon) }
    }
    return copy
  }
}
