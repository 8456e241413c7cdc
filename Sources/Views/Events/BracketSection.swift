import Basketball
import Events

/// The bracket of an event on a page, a column for each round.
struct BracketSection {
  let bracket: Bracket
  let links: EventPage.Links

  /// The bracket, if there is one.
  var html: HTML {
    if bracket.rounds.isEmpty { return "" }
    let rounds = bracket.rounds.enumerated().map { place, fixtures in
      round("tree", bracket.name(ofRound: place), fixtures)
    }
    let others = bracket.others.isEmpty ? "" : round("others", "Other places", bracket.others)
    return """
      <h2>Bracket</h2>
      <div class="wide" tabindex="0">
      <div class="bracket">
      \(rounds + [others])
      </div>
      </div>
      """
  }

  private func round(_ kind: String, _ name: String, _ fixtures: [FixtureStanding?]) -> HTML {
    """
    <section class="\(kind)">
    <h3>\(name)</h3>
    <ol>
    \(fixtures.map { $0.map(fixture) ?? "<li class=\"empty\"></li>" })
    </ol>
    </section>
    """
  }

  private func fixture(_ fixture: FixtureStanding) -> HTML {
    let facts = ["\(fixture.number)", fixture.fixture.label, when(fixture), fixture.note]
      .compactMap(\.self).filter { !$0.isEmpty }
    return """
      <li>
      <div>
      <p class="what">\(facts.joined(separator: " · "))</p>
      \(Side.allCases.map { side(fixture, $0) })
      </div>
      </li>
      """
  }

  private func side(_ fixture: FixtureStanding, _ side: Side) -> HTML {
    let hasWon = fixture.winner == side
    let page = links.team(fixture.sides[side].team)
    // The winner is told not only by the font weight.
    return """
      <p\(class: hasWon ? "won" : "")>\
      <span class="name" dir="auto">\(fixture.words(of: side), to: page)</span>\
      <span>\(fixture.score.map { "\($0[side])" } ?? "")</span>\
      <span>\(hasWon ? "✓" : "")</span></p>
      """
  }

  private func when(_ fixture: FixtureStanding) -> String? {
    fixture.score == nil ? fixture.fixture.time?.text : nil
  }
}

extension FixtureStanding {
  /// A note beside its score; empty if none is needed.
  var note: String {
    switch status {
    case .playing, .walkover, .disputed: status.rawValue
    case .waiting, .ready, .played: ""
    }
  }
}
