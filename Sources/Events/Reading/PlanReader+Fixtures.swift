import Basketball

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
