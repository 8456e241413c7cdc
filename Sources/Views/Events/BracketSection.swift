import Basketball
import Events

/// The bracket of an event on a page, a column for each round.
struct BracketSection {
  let bracket: Bracket
  var links = Links.none

  /// The bracket, if there is one.
  var html: HTML {
    if bracket.rounds.isEmpty { return "" }
    return .under("Bracket", .frame("Bracket", grid))
  }

  /// A column for each round, and one for the other fixtures.
  var grid: HTML { .element("div", class: "bracket", columns) }

  private var columns: [HTML] {
    let others = bracket.rounds.isEmpty ? "Games" : "Other places"
    return bracket.rounds.enumerated().map { index, fixtures in
      round("tree", bracket.name(ofRound: index), fixtures)
    } + (bracket.others.isEmpty ? [] : [round("others", others, bracket.others)])
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
    let time = fixture.score == nil ? fixture.fixture.time?.text : nil
    let facts = phrase(String(fixture.number), fixture.fixture.label, time, fixture.note)
    return """
      <li>
      <div\(class: fixture.status == .playing ? "playing" : "")>
      <p class="what">\(facts)</p>
      \(Side.allCases.map { side(fixture, $0) })
      </div>
      </li>
      """
  }

  private func side(_ fixture: FixtureStanding, _ side: Side) -> HTML {
    let team = fixture.sides[side].team
    let result = fixture.isVoid ? nil : fixture.winner.map { $0 == side ? "won" : "lost" }
    // The winner is told not only by the font weight.
    return """
      <p\(class: result ?? (team == nil ? "open" : ""))>\
      \(name: fixture.words(of: side), to: team.flatMap { links.path(to: .team($0)) })\
      <span>\(fixture.score?[side])</span>\
      <span>\(result == "won" ? "✓" : "")</span></p>
      """
  }
}
