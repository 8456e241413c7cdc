import Basketball
import Documents

/// Reads the lines of a plan.
struct PlanReader {
  var plan: Plan
  /// The identities of the names of all pools.
  private(set) var poolNames = Set<String>()
  private(set) var hasQueue = false
  /// The things that may be said only once and were said, each with the number of its line.
  private var said = [String: Int]()
  /// The line being read, and its number from 1.
  private(set) var line = PlanLine("")
  private var lineNumber = 0
  /// The day and the slot of the fixtures that follow.
  private var day: Day?
  private var slot = Fixture.usualSlot

  /// Reads the text of a plan.
  static func read(_ plan: Plan) throws(PlanLineError) -> Plan {
    var reader = PlanReader(plan: plan)
    do {
      try reader.read()
      reader.plan.inOrder = try reader.order().map { reader.plan.fixtures[$0] }
      reader.plan.queue?.changes.sort { $0.after < $1.after }
      return reader.plan
    } catch {
      throw PlanLineError(
        line: reader.lineNumber,
        fault: (error as? PlanError)?.text ?? (error as? Problem)?.message ?? "\(error)")
    }
  }

  /// Reads courts, teams and pools first, because lines above them may name them, and lines with `keep`, `officials`
  /// and `table` last, because they name fixtures.
  private mutating func read() throws {
    let lines = plan.source.lines.map(PlanLine.init)
    hasQueue = lines.contains { $0.key == .queue }
    for (index, next) in lines.enumerated() where !next.words.isEmpty {
      (line, lineNumber) = (next, index + 1)
      if next.text.hasControls, next.words.contains(where: { String($0).hasControls }) {
        throw PlanError("it has control characters")
      }
      try checkQueue()
    }
    poolNames = Set(
      lines.filter { $0.key == .pool && $0.words.count > 1 }
        .map { Name.identity(String($0.words[1])) })
    let first: [PlanKey?] = [.courts, .team, .pool, .queue]
    let last: [PlanKey?] = [.keep, .officials, .table]
    for key in first { try read(lines, [key]) }
    try read(lines, [nil] + PlanKey.allCases.filter { !(first + [.series] + last).contains($0) })
    try read(lines, [.series])
    for fixture in plan.fixtures {
      turn(to: fixture)
      for entrant in fixture.entrants { try check(entrant) }
    }
    try read(lines, last)
  }

  /// Reads the lines with these keys; the lines of fixtures have none.
  private mutating func read(_ lines: [PlanLine], _ keys: [PlanKey?]) throws {
    for (index, next) in lines.enumerated() where keys.contains(next.key) && !next.words.isEmpty {
      (line, lineNumber) = (next, index + 1)
      try readLine()
    }
  }

  private mutating func readLine() throws {
    guard let key = line.key else { return try readFixture() }
    guard line.words.count > 1 else { throw line.incomplete }
    switch key {
    case .event:
      try say("a title")
      plan.title = line.joined(from: 1)
    case .rules: try readRules()
    case .day: try readDay()
    case .courts: try readCourts()
    case .team: try readTeam()
    case .pool: try readPool()
    case .withdraw: try readWithdrawal()
    case .deduct: try readDeduction()
    case .lot: try readLot()
    case .series: try readSeries()
    case .keep: try readKept()
    case .officials: try readCrew(.officials)
    case .table: try readCrew(.table)
    case .stay: try readStay()
    case .queue: try readQueue()
    case .join, .leave: try readChange(isJoining: key == .join)
    }
  }

  /// Notes what this line says; throws if another line has said it.
  ///
  /// - Parameter key: the same text for all spellings of a name.
  mutating func say(_ what: String, as key: String? = nil) throws {
    if let other = said[key ?? what] { throw PlanError("line \(other) has \(what) already") }
    said[key ?? what] = lineNumber
  }

  // The lines about the event itself.

  private mutating func readRules() throws {
    try say("the rules")
    plan.rules = try RulesChoice(typed: line.joined(from: 1))
    // The rules have to fit each other, whatever the day of the game.
    if plan.rules?.set != nil { _ = try plan.rules.rules(on: .first, above: .pickup) }
  }

  private mutating func readDay() throws {
    let words = line.words.map(String.init)
    day = Day(words[1])
    guard day != nil else {
      throw PlanError("\(words[1].quoted) is not a day such as 2026-07-04")
    }
    guard words.count > 2 else { return }
    guard words[2] == "slot" else { throw PlanError.unexpected(words[2]) }
    guard words.count > 3 else { throw line.incomplete }
    guard let minutes = Int(digits: words[3]) else {
      throw PlanError("\(words[3].quoted) is not a number of minutes")
    }
    if words.count > 4 { throw PlanError.unexpected(words[4]) }
    slot = minutes
  }

  private mutating func readCourts() throws {
    try say("the courts")
    for court in line.typed().courtNames {
      if let hours = CourtHours(court), let last = plan.courts.last {
        plan.hours[last] = hours
        continue
      }
      try say("court \(court)")
      plan.courts.append(court)
    }
  }

  // The fixtures.

  private mutating func readFixture() throws {
    guard let number = Int(digits: line.words[0]) else {
      let keys = PlanKey.names.commaSeparated
      throw PlanError(
        "\(String(line.words[0]).quoted) is neither the number of a fixture nor one of \(keys)")
    }
    try say("fixture \(number)")
    let places = line.places
    let (sides, label) = try plan.words.sides(line.words[places.sides...])
    guard sides.home.entrant != sides.away.entrant else {
      throw PlanError("\(sides.home.entrant.text.excerpt) cannot play against itself")
    }
    plan.places[number] = (plan.fixtures.count, lineNumber - 1)
    plan.fixtures.append(
      Fixture(
        number: number, day: day, time: places.time.flatMap { StartTime(line.words[$0]) },
        slot: slot, court: try court(places.court.map { line.words[$0] }, of: sides.home.entrant),
        sides: sides.map(\.entrant), label: label.isEmpty ? nil : label))
  }

  /// The court of a fixture; where none is written, the hall of the team at home.
  private func court(_ typed: Substring?, of home: Entrant) throws -> String? {
    guard let typed else { return plan.halls[home.text] }
    let word = typed.courtName
    if word == Fixture.anyCourt { return nil }
    guard plan.courts.isEmpty || plan.courts.contains(word) else {
      throw PlanError("there is no court \(word.quoted), but \(plan.courts.commaSeparated)")
    }
    return word
  }

  /// The fixtures of `series 25 26 27`, which two sides play until one has won most of them.
  private mutating func readSeries() throws {
    let numbers = line.words.dropFirst().map { Int(digits: $0) ?? 0 }
    let sides = Set(numbers.map { plan.places[$0].map { Set(plan.fixtures[$0.fixture].entrants) } })
    guard numbers.count > 1, !numbers.count.isMultiple(of: 2), sides.count == 1, sides != [nil]
    else { throw PlanError("a series is of 3, 5 … fixtures of the same two sides") }
    for number in numbers {
      try say("the series of fixture \(number)")
      plan.series[number] = numbers
    }
  }

  /// The sides of `keep 25 Reds - Blues`, or of `keep 25 Reds - B2` where nobody was B2.
  private mutating func readKept() throws {
    guard line.words.count > 2, let number = line.number else {
      throw line.incomplete
    }
    try say("what is kept of fixture \(number)")
    let (sides, label) = try plan.words.sides(line.words[2...])
    if !label.isEmpty { throw PlanError.unexpected(label) }
    try check(number)
    for side in sides.both { try check(side.entrant) }
    plan.kept[number] = sides.map(\.entrant)
  }

  // Checks that need the whole plan.

  /// Refuses a reference to what is not there.
  private func check(_ entrant: Entrant) throws {
    let (place, teams): (Int, Int)
    switch entrant {
    case .team: return
    case .winner(let number), .loser(let number):
      if let last = plan.series[number]?.last, last != number {
        throw PlanError("fixture \(number) is of a series, whose winner is W\(last)")
      }
      return try check(number)
    case .place(let wanted, let name):
      place = wanted
      teams = plan.pools.first { $0.name == name }?.teams.count ?? 0
    case .best(let count, let wanted):
      place = count
      teams = plan.pools.count { $0.teams.count >= wanted }
    }
    if place > teams {
      throw PlanError("there is no \(entrant.text.quoted) among \(teams) teams")
    }
  }

  /// Refuses the number of a fixture that is not there.
  func check(_ number: Int) throws {
    guard plan.places[number] != nil else { throw PlanError("there is no fixture \(number)") }
  }

  /// Goes back to the line of a fixture.
  private mutating func turn(to fixture: Fixture) {
    lineNumber = (plan.places[fixture.number]?.lineIndex ?? 0) + 1
  }

  /// The indices of the fixtures, each after those that it refers to; throws for a circle. The result of a pool
  /// depends only on games between teams that are named.
  private mutating func order() throws -> [Int] {
    let sources = plan.fixtures.map { fixture in
      let before = plan.series[fixture.number]?.prefix { $0 != fixture.number }.last
      return (fixture.sources + before.array).compactMap { plan.places[$0]?.fixture }
    }
    var missing = sources.map(\.count)
    var waiting = [Int: [Int]]()
    for (index, sources) in sources.enumerated() {
      for source in sources { waiting[source, default: []].append(index) }
    }
    var order = [Int]()
    var open = missing.indices.filter { missing[$0] == 0 }
    while let place = open.popLast() {
      order.append(place)
      for next in waiting[place] ?? [] {
        missing[next] -= 1
        if missing[next] == 0 { open.append(next) }
      }
    }
    guard var place = missing.firstIndex(where: { $0 > 0 }) else { return order }
    // This fixture may only wait for a circle; going back step by step leads into the circle.
    for _ in plan.fixtures { place = sources[place].first { missing[$0] > 0 } ?? place }
    turn(to: plan.fixtures[place])
    throw PlanError("who plays fixture \(plan.fixtures[place].number) depends on its own result")
  }
}
