import Basketball

/// The fixtures and their sides.
extension PlanReader {
  mutating func readFixture(_ line: PlanLine) throws(PlanFault) {
    var words = line.words[...]
    guard let first = words.popFirst(), let number = Int(digits: first) else {
      throw .unknownKey(String(line.words[0]))
    }
    try say("fixture \(number)")
    let time = words.first.flatMap { StartTime($0) }
    if time != nil { words.removeFirst() }
    let court = try readCourt(&words)
    let (sides, label) = try sides(words)
    guard sides.home != sides.away else { throw .sameSides(sides.home.text) }
    plan.fixtureLines[number] = self.line - 1
    plan.fixtures.append(
      Fixture(
        number: number, day: day, time: time, slot: slot, court: court, sides: sides, label: label))
  }

  /// The court of `court 1`; nil for any, and where there is none.
  private func readCourt(_ words: inout ArraySlice<Substring>) throws(PlanFault) -> String? {
    guard words.first == "court", let court = words.dropFirst().first else { return nil }
    words.removeFirst(2)
    if court == Fixture.anyCourt { return nil }
    guard plan.courts.isEmpty || plan.courts.contains(String(court)) else {
      throw .unknownCourt(String(court), known: plan.courts)
    }
    return String(court)
  }

  /// The sides of `Reds - Old Town QF`, and the label behind them. A name may have a dash in it.
  private func sides(
    _ words: ArraySlice<Substring>
  ) throws(PlanFault) -> (sides: Sides<Entrant>, label: String?) {
    var wrong = words
    for dash in words.indices.reversed() where words[dash] == "-" {
      guard let home = entrant(words[..<dash]), home.count == dash - words.startIndex else {
        continue
      }
      let rest = words[(dash + 1)...]
      guard let away = entrant(rest) else {
        wrong = rest
        continue
      }
      let label = rest.dropFirst(away.count).joined(separator: " ")
      let sides = Sides(home: home.entrant, away: away.entrant)
      return (sides, label.isEmpty ? nil : label)
    }
    guard words.contains("-") else { throw .incomplete(example: PlanKey.fixtureExample) }
    throw .unknownSide(wrong.joined(separator: " "))
  }

  /// The longest name of a team, else the reference, that words begin with.
  private func entrant(
    _ words: ArraySlice<Substring>
  ) -> (entrant: Entrant, count: Int)? {
    if let found = longestTeam(words) { return (.team(found.team), found.count) }
    return words.first.flatMap { reference($0) }.map { ($0, 1) }
  }

  /// The reference that a word is; nil where its pool does not exist.
  func reference(_ word: some StringProtocol) -> Entrant? {
    let reference = Entrant(reference: word)
    guard case .place(let place, let name) = reference else { return reference }
    let identity = Name.identity(name)
    let pool = plan.pools.first { Name.identity($0.name) == identity }
    return pool.map { .place(place, pool: $0.name) }
  }

  /// The sides of `keep 25 Reds - Blues`.
  mutating func readKept(_ line: PlanLine) throws(PlanFault) {
    guard line.words.count > 2, let number = Int(digits: line.words[1]) else {
      throw .incomplete(example: PlanKey.keep.example)
    }
    try say("what is kept of fixture \(number)")
    let (sides, rest) = try sides(line.words[2...])
    if let rest { throw .unexpected(rest) }
    guard case .team(let home) = sides.home, case .team(let away) = sides.away else {
      throw .unknownTeam((sides.home.reference ?? sides.away.text))
    }
    plan.kept[number] = Sides(home: home, away: away)
  }
}
