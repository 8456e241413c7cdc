import Basketball
import Events

/// The bracket of an event on a page, a column for each round.
struct BracketSection {
  let bracket: Bracket
  let links: EventPage.Links

  /// Writes the bracket, if there is one.
  func write(to html: inout HTMLWriter) {
    if bracket.rounds.isEmpty { return }
    html.element(.h2, text: "Bracket")
    html.element(.div, .init("class", "wide"), .init("tabindex", 0)) { html in
      html.element(.div, .init("class", "bracket")) { html in
        for (place, round) in bracket.rounds.enumerated() {
          self.round("tree", bracket.name(ofRound: place), round, &html)
        }
        if !bracket.others.isEmpty { round("others", "Other places", bracket.others, &html) }
      }
    }
  }

  private func round(
    _ kind: StaticString, _ name: String, _ fixtures: [FixtureStanding?], _ html: inout HTMLWriter
  ) {
    html.element(.section, .init("class", kind)) { html in
      html.element(.h3, text: name)
      html.element(.ol) { html in
        for fixture in fixtures {
          html.element(.li, .init("class", fixture == nil ? "empty" : "")) { html in
            if let fixture { self.fixture(fixture, &html) }
          }
        }
      }
    }
  }

  private func fixture(_ fixture: FixtureStanding, _ html: inout HTMLWriter) {
    html.element(.div) { html in
      html.element(
        .p, .init("class", "what"),
        text: (["\(fixture.number)", fixture.fixture.label, when(fixture), fixture.note]
          .compactMap(\.self).filter { !$0.isEmpty }).joined(separator: " · "))
      for side in Side.allCases {
        html.element(.p, .init("class", fixture.winner == side ? "won" : "")) { html in
          html.element(.span, .init("class", "name"), .init("dir", "auto")) { html in
            links.write(fixture.words(of: side), of: fixture.sides[side].team, to: &html)
          }
          html.element(.span, text: fixture.score.map { "\($0[side])" } ?? "")
          // Not only by the font weight.
          html.element(.span, text: fixture.winner == side ? "✓" : "")
        }
      }
    }
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
