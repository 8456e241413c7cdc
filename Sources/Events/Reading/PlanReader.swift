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
