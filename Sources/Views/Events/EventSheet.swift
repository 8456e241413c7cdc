import Basketball
import Documents
import Events

/// The sheets of an event for printing in black and white: one for each team and each court, with
/// room to write the scores.
extension EventStanding {
  /// The page with all sheets of the event.
  public func sheets(mark: String) -> [UInt8] {
    let courts: [String?] = (self.courts + [nil]).filter { court in
      fixtures.contains { $0.court == court }
    }
    return Page(title: title, sheet: .paper, mark: mark)
      .bytes(plan.teams.map { sheet(of: $0.name) } + courts.map(sheet(ofCourt:)))
  }

  /// The day, if all fixtures are on the same one.
  private var day: String? { hasDays ? nil : fixtures.first?.plannedDay?.text }

  private func sheet(of team: String) -> HTML {
    let pool = pools.first { $0.pool.teams.contains(team) }?.pool
    let own = playOrder.filter { $0.sides.both.contains(.team(team)) }
    let withdrawn = plan.withdrawn[team] == nil ? nil : "withdrawn"
    let next = withdrawn == nil ? pool.map(following) ?? [] : []
    return sheet(
      team, phrase(pool.map { "Pool \($0.name)" }, withdrawn),
      [
        table(own, opponentsOf: team),
        .under("And then", .list(next)),
      ])
  }

  /// Where each place of a pool leads, until that is decided.
  private func following(_ pool: Pool) -> [String] {
    let lines = playOrder.flatMap { fixture in
      Side.allCases.compactMap { side -> (place: Int, line: String)? in
        let entrant = fixture.fixture.sides[side]
        guard case .place(let place, pool.name) = entrant, fixture.sides[side] == .undecided else {
          return nil
        }
        let facts = phrase(
          fixture.fixture.when(withDay: hasDays), fixture.court.map { "court \($0)" },
          fixture.fixture.label, "against \(fixture.words(of: side.other))", between: ", ")
        return (place, "\(entrant.words): \(facts)")
      }
    }
    return lines.sorted { $0.place < $1.place }.map(\.line)
  }

  private func sheet(ofCourt court: String?) -> HTML {
    sheet(
      court.map(\.courtTitle) ?? "Any court", "",
      [table(playOrder.filter { $0.court == court })])
  }

  private func sheet(_ heading: String, _ facts: String, _ content: [HTML]) -> HTML {
    """
    <section>
    <p dir="auto">\(title)</p>
    \([
      .paragraph("\(day)"), "<h1 dir=\"auto\">\(heading)</h1>", .paragraph("\(facts)"),
    ] + content)
    </section>
    """
  }

  /// A table of fixtures with room for their scores, seen from a team if it is named.
  private func table(
    _ fixtures: [FixtureStanding], opponentsOf team: String? = nil
  ) -> HTML {
    let isOfCourt = team == nil
    @Sendable func side(_ fixture: FixtureStanding) -> Side {
      isOfCourt ? .home : Side.allCases.first { fixture.sides[$0].team == team } ?? .home
    }
    func names(_ title: String?, areOpponents: Bool) -> Column<FixtureStanding> {
      Column(title, as: .name) { fixture in
        let side = areOpponents ? side(fixture).other : side(fixture)
        return Cell(fixture.words(of: side), isWinner: fixture.isWon(by: side))
      }
    }
    let table: Table<FixtureStanding> = [
      Column("#", "number") { $0.number },
      Column("At", as: .word) { [hasDays] in $0.fixture.when(withDay: hasDays) },
      Column(isOfCourt ? nil : "Court", as: .word) { $0.court },
      names(isOfCourt ? "Home" : "Opponent", areOpponents: !isOfCourt),
      Column("Score", as: .text) { Self.score(of: $0, seenFrom: side($0)) },
      names(isOfCourt ? "Away" : nil, areOpponents: true),
      Column("Note", as: .note) {
        phrase(
          isOfCourt ? label(of: $0) : $0.fixture.label, $0.note,
          plan.crewText(of: $0))
      },
    ]
    return table.html(fixtures, name: team ?? "Fixtures")
  }

  /// The score, or a colon with room to write it.
  private static func score(of fixture: FixtureStanding, seenFrom side: Side) -> String {
    guard fixture.status == .played, let score = fixture.score else {
      let room = String(repeating: "\u{a0}", count: 10)
      return fixture.status == .walkover ? "" : "\(room):\(room)"
    }
    return "\(score[side]) : \(score[side.other])"
  }
}

extension StyleSheet {
  /// A style for black and white printers, with a sheet for each section, on paper of any size.
  static let paper = StyleSheet(
    text: """

      @page{margin:14mm}
      *{box-sizing:border-box}
      body{margin:0 auto;max-width:190mm;padding:8mm;background:#fff;color:#000;\
      font:12pt/1.3 "Helvetica Neue",Arial,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
      section{break-after:page;margin-bottom:15mm}
      section:last-child{break-after:auto}
      p{margin:0}
      h1{margin:0 0 2mm;font-size:22pt;line-height:1.2;overflow-wrap:anywhere}
      h2{margin:6mm 0 2mm;font-size:12pt}
      ul{margin:0;padding:0;list-style:none}
      li{padding:.5mm 0}
      li::first-letter{text-transform:uppercase}
      table{width:calc(100% - .5mm);margin-top:4mm;border-collapse:collapse}
      tr,li{break-inside:avoid}
      th,td{height:10mm;padding:1mm 2mm;border:.25mm solid #000;text-align:center;font-weight:400}
      thead th{height:7mm;font-size:9pt;font-weight:700}
      .name{text-align:left;overflow-wrap:anywhere}
      abbr{text-decoration:none}
      td:not(.name){white-space:nowrap}
      footer{display:none}
      @media print{body{max-width:none;padding:0}section{margin:0}}

      """)
}
