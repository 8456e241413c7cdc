import Basketball
import Documents

/// Reads the lines of a plan.
struct PlanReader {
  private let source: TextLines
  private var title: String?
  private var rules: Rules?
  private(set) var courts: [String] = []
  var teams: [EventTeam] = []
  var fixtures: [Fixture] = []
  var stay: Int?
  var queue: [String]?
  var changes: [TeamQueue.Change] = []
  var withdrawn: [String: Withdrawal] = [:]
  var lots: [[String]] = []
  var kept: [Int: Sides<Entrant>] = [:]
  var places: [Int: (fixture: Int, line: Int)] = [:]
  var words = PlanWords()
  /// The identities of the names of all pools.
  private(set) var poolNames: Set<String> = []
  private var hasQueue = false
  /// What was said, for things that may be said only once, each with its line from 1.
  private var said: [String: Int] = [:]
  /// The line being read, from 1.
  private(set) var line = 0
  /// The day of the fixtures below its line.
  private(set) var day: String?
  private(set) var slot = Fixture.usualSlot

  static func plan(of source: TextLines) throws(PlanLineError) -> Plan {
    var reader = PlanReader(source: source)
    try reader.read()
    return try reader.plan()
  }

  private init(source: TextLines) { self.source = source }

  private func plan() throws(PlanLineError) -> Plan {
    try Plan(
      source: source, title: title, rules: rules, courts: courts, teams: teams,
      fixtures: fixtures, queue: teamQueue, withdrawn: withdrawn, lots: lots, kept: kept,
      places: places, order: order(), words: words)
  }

  /// Reads courts, teams and pools first, because lines above them may name them, and what is kept
  /// last, because it names fixtures.
  private mutating func read() throws(PlanLineError) {
    let lines = source.lines.map(PlanLine.init)
    poolNames = Set(
      lines.filter { $0.words.first == "pool" && $0.words.count > 1 }
        .map { Name.identity(String($0.words[1])) })
    hasQueue = lines.contains { $0.key == .queue }
    let first: [PlanKey] = [.courts, .team, .pool, .queue]
    for key in first { try read(lines, [key], withFixtures: false) }
    let others = PlanKey.allCases.filter { !first.contains($0) && $0 != .keep }
    try read(lines, others, withFixtures: true)
    try checkReferences()
    try read(lines, [.keep], withFixtures: false)
  }

  private mutating func read(
    _ lines: [PlanLine], _ keys: [PlanKey], withFixtures: Bool
  ) throws(PlanLineError) {
    for (place, text) in lines.enumerated() {
      guard let first = text.words.first else { continue }
      line = place + 1
      do throws(PlanError) {
        if text.words.contains(where: { String($0).hasControls }) { throw PlanError.controls }
        try check(text, hasQueue: hasQueue)
        if let key = PlanKey(rawValue: String(first)) {
          if keys.contains(key) { try read(text, key) }
        } else if withFixtures {
          try readFixture(text)
        }
      } catch {
        throw PlanLineError(line: line, fault: error)
      }
    }
  }

  private mutating func read(_ line: PlanLine, _ key: PlanKey) throws(PlanError) {
    guard line.words.count > 1 else { throw .incomplete(example: key.example) }
    switch key {
    case .event:
      try say("a title")
      title = line.joined(from: 1)
    case .rules: try readRules(line)
    case .day: try readDay(line)
    case .courts: try readCourts(line)
    case .team: try readTeam(line)
    case .pool: try readPool(line)
    case .withdraw: try readWithdrawal(line)
    case .lot: try readLot(line)
    case .keep: try readKept(line)
    case .stay: try readStay(line)
    case .queue: try readQueue(line)
    case .join, .leave: try readChange(line)
    }
  }

  /// Notes what this line says; throws if another line has said it.
  ///
  /// - Parameter key: the same text for all spellings of a name.
  mutating func say(_ what: String, as key: String? = nil) throws(PlanError) {
    if let other = said[key ?? what] { throw .twice(what, line: other) }
    said[key ?? what] = line
  }
}

/// The lines about the event itself.
extension PlanReader {
  private mutating func readRules(_ line: PlanLine) throws(PlanError) {
    try say("the rules")
    let name = line.joined(from: 1)
    guard let rules = try? Rules.preset(name) else { throw .unknownRules(name) }
    self.rules = rules
  }

  private mutating func readDay(_ line: PlanLine) throws(PlanError) {
    let word = String(line.words[1])
    guard TimeOfDay(day: word) != nil else { throw .malformedDay(word) }
    day = word
    guard line.words.count > 2 else { return }
    guard line.words[2] == "slot" else { throw .unexpected(String(line.words[2])) }
    guard line.words.count > 3 else { throw .incomplete(example: PlanKey.day.example) }
    guard let minutes = Int(digits: line.words[3]) else {
      throw .malformedSlot(String(line.words[3]))
    }
    if line.words.count > 4 { throw .unexpected(String(line.words[4])) }
    slot = minutes
  }

  private mutating func readCourts(_ line: PlanLine) throws(PlanError) {
    try say("the courts")
    for court in line.typed.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      try say("court \(court)")
      courts.append(String(court))
    }
  }
}

/// Checks that need the whole plan: whether its references exist.
extension PlanReader {
  func checkReferences() throws(PlanLineError) {
    for fixture in fixtures {
      do throws(PlanError) {
        for entrant in fixture.entrants { try check(entrant) }
      } catch {
        throw damage(error, of: fixture)
      }
    }
  }

  private func damage(_ fault: PlanError, of fixture: Fixture) -> PlanLineError {
    PlanLineError(line: (places[fixture.number]?.line ?? 0) + 1, fault: fault)
  }

  func check(_ entrant: Entrant) throws(PlanError) {
    switch entrant {
    case .team: break
    case .winner(let number), .loser(let number):
      if places[number] == nil { throw .unknownFixture(number) }
    case .place(let place, let name):
      let teams = words.pools.first { $0.name == name }?.teams.count ?? 0
      if place > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    case .best(let count, let place):
      let teams = words.pools.count { $0.teams.count >= place }
      if count > teams { throw .noSuchPlace(entrant.text, teams: teams) }
    }
  }

  /// The places of the fixtures, each after those that it refers to; throws for a circle. The
  /// result of a pool depends only on games between teams that are named.
  func order() throws(PlanLineError) -> [Int] {
    var (order, open, waiting) = ([Int](), [Int](), [Int: [Int]]())
    var missing = fixtures.map { $0.entrants.compactMap(\.fixture).count }
    for (place, fixture) in fixtures.enumerated() {
      for number in fixture.entrants.compactMap(\.fixture) {
        waiting[number, default: []].append(place)
      }
      if missing[place] == 0 { open.append(place) }
    }
    while let place = open.popLast() {
      order.append(place)
      for next in waiting[fixtures[place].number] ?? [] {
        missing[next] -= 1
        if missing[next] == 0 { open.append(next) }
      }
    }
    guard var place = missing.firstIndex(where: { $0 > 0 }) else { return order }
    // It may only wait for a circle; going back step by step leads into it.
    for _ in fixtures {
      let waitsFor = fixtures[place].entrants.compactMap(\.fixture)
      place = waitsFor.compactMap { places[$0]?.fixture }.first { missing[$0] > 0 } ?? place
    }
    throw damage(.circle(fixtures[place].number), of: fixtures[place])
  }
}

/// The fixtures.
extension PlanReader {
  mutating func readFixture(_ line: PlanLine) throws(PlanError) {
    guard let number = Int(digits: line.words[0]) else {
      throw .unknownKey(String(line.words[0]))
    }
    try say("fixture \(number)")
    let places = line.fixturePlaces
    let sides = try words.sides(line.words[places.sides...])
    guard sides.home.entrant != sides.away.entrant else {
      throw .sameSides(sides.home.entrant.text)
    }
    self.places[number] = (fixtures.count, self.line - 1)
    fixtures.append(
      Fixture(
        number: number, day: day, time: places.time.flatMap { StartTime(line.words[$0]) },
        slot: slot, court: try court(places.court.map { line.words[$0] }),
        sides: Sides(home: sides.home.entrant, away: sides.away.entrant),
        label: sides.label.isEmpty ? nil : sides.label))
  }

  private func court(_ word: Substring?) throws(PlanError) -> String? {
    guard let word, word != Fixture.anyCourt else { return nil }
    guard courts.isEmpty || courts.contains(String(word)) else {
      throw .unknownCourt(String(word), known: courts)
    }
    return String(word)
  }

  /// The sides of `keep 25 Reds - Blues`, or of `keep 25 Reds - B2` where nobody was B2.
  mutating func readKept(_ line: PlanLine) throws(PlanError) {
    guard line.words.count > 2, let number = Int(digits: line.words[1]) else {
      throw .incomplete(example: PlanKey.keep.example)
    }
    try say("what is kept of fixture \(number)")
    let sides = try words.sides(line.words[2...])
    if !sides.label.isEmpty { throw .unexpected(sides.label) }
    guard places[number] != nil else { throw .unknownFixture(number) }
    for side in [sides.home, sides.away] { try check(side.entrant) }
    kept[number] = Sides(home: sides.home.entrant, away: sides.away.entrant)
  }
}
