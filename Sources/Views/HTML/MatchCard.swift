import Basketball
import Documents
import Events

/// A game, or a fixture that may have none yet, in a list of results or of what comes: both sides under
/// each other, so that a phone has room for their names.
struct MatchCard {
  let day: Day?
  /// The time and the court, or empty.
  private let place: String
  private let names: Sides<String>
  /// The sides that are known: the other ones are places such as `A1`.
  private let teams: Sides<String?>
  private let score: Sides<Int>?
  private let winner: Side?
  private let game: String?
  /// Whether the game is in play, and its period and clock, if they are shown.
  let isPlaying: Bool
  private let live: HTML?
  /// What is not ordinary, such as `overtime`, or empty.
  private let note: String
  /// Who whistles, or empty.
  private let officials: String

  /// The card of a game.
  init(_ game: GameRow, live: HTML? = nil) {
    day = game.day
    (isPlaying, self.live) = (game.status.isBegun, live)
    place = game.card.placeText
    officials = game.card.officialsText
    names = game.teams
    teams = game.teams.map { $0 }
    score = game.status == .ready ? nil : game.counted
    winner = game.winner
    self.game = game.id
    // Why it was not played out, where the scorer says so.
    note = phrase(game.cardNote, game.ending?.isByHand == true ? game.note : nil)
  }

  /// The card of a fixture.
  ///
  /// - Parameters:
  ///   - live: the period and the clock of its game.
  ///   - score: the score of its game, if that is known better.
  ///   - tellsOfficials: whether the card names the officials, as on a page but not on a wall.
  init(
    _ fixture: FixtureStanding, of event: EventStanding, live: HTML? = nil,
    score: Sides<Int>? = nil, tellsOfficials: Bool = true
  ) {
    day = fixture.plannedDay
    (isPlaying, self.live) = (fixture.status == .playing, live)
    let court = fixture.court?.courtTitle
    let label = event.plan.pools.count == 1 ? fixture.fixture.label : event.label(of: fixture)
    place = phrase(fixture.fixture.time?.text, court, label)
    officials = tellsOfficials ? event.plan.crewText(of: fixture) : ""
    names = Sides(fixture.words)
    teams = fixture.sides.map(\.team)
    self.score = score ?? fixture.score
    winner = fixture.isVoid ? nil : fixture.winner
    game = fixture.game?.id
    note = live == nil ? fixture.note : ""
  }

  /// `Reds 12 : 10 Blues`.
  var about: String { "\(names.home) \(score?.text ?? "–") \(names.away)" }

  /// The card, which leads to its game; before there is one, its teams lead to theirs.
  private func html(_ links: Links, withDay: Bool) -> HTML {
    let what = phrase(withDay ? day?.words : nil, place)
    let page = game.flatMap { links.path(to: .game($0)) }
    let sides = Side.allCases.map { side -> HTML in
      let team = teams[side]
      let path = page == nil ? team.flatMap { links.path(to: .team($0)) } : nil
      let points = score.map { "<b>\($0[side])</b>" as HTML }
      let kind = winner == side ? "won" : ""
      return """
        <p\(class: kind)>\(team.map(links.chip))\(name: names[side], to: path)\(points)</p>
        """
    }
    let foot = [note, officials].map { HTML.paragraph(class: "what", "\($0)") }
    let card = HTML([.paragraph(class: "what", "\(live)\(what)")] + sides + foot, between: "")
    return "<li\(class: isPlaying ? "playing" : "")>\(link: card, to: page)</li>"
  }

  /// - Parameter withDay: whether each card says its day.
  static func list(_ cards: [MatchCard], _ links: Links, withDay: Bool = false) -> HTML {
    .element("ol", class: "matches", cards.map { $0.html(links, withDay: withDay) })
  }

  /// The cards under their days, in the order in which they are given.
  static func byDay(_ cards: [MatchCard], _ links: Links) -> HTML {
    let days = cards.reduce(into: [[MatchCard]]()) { days, card in
      if let last = days.last?.last, last.day == card.day {
        days[days.count - 1].append(card)
      } else {
        days.append([card])
      }
    }
    return HTML(
      days.map { cards in
        let day = cards[0].day.map { day -> HTML in "<h3>\(HTML.day(day))</h3>\n" }
        return "\(day)\(list(cards, links))"
      })
  }
}

extension GameRow {
  /// The note beside the score, of an ending that the score does not tell; empty after an ordinary finish.
  var cardNote: String {
    let winner = winner.map { teams[$0] }
    let how: String? =
      switch ending {
      case nil where status == .finished: nil
      case nil: status.rawValue
      case .target, .cap, .time: isOvertime ? "overtime" : nil
      case .overtime: "overtime"
      case .forfeit: winner.map { "forfeit, \($0) won" } ?? "both lost by forfeit"
      case .byDefault: winner.map { "default, \($0) won" } ?? "default"
      case .called: winner == nil ? "called level" : "called"
      case .abandoned: "abandoned"
      case .result: "score only"
      }
    return phrase(how, score.stood(besides: counted), counts ? nil : Self.uncounted)
  }
}

extension Day {
  private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// As people write it: `Sat 21 Nov 2026`.
  var words: String {
    let (year, month, day) = parts
    // 1970-01-01 was a Thursday.
    let name = Self.days[((days(since: Self.first) % 7) + 7) % 7]
    return "\(name) \(day) \(Self.months[month - 1]) \(year)"
  }

  private static let first = Day(inUTC: TimeOfDay(milliseconds: 0))
}

extension HTML {
  /// A day in words, and for programs.
  static func day(_ day: Day) -> HTML { "<time datetime=\"\(day.text)\">\(day.words)</time>" }
}

extension StyleSheet {
  static let matches = """
    .matches{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.6rem;\
    margin:.3rem 0 1.2rem;padding:0;list-style:none}
    .matches li{border:1px solid var(--line);border-radius:.3rem;padding:.4rem .7rem;break-inside:avoid}
    .matches p{display:flex;align-items:baseline;gap:.45em;margin:0}
    .matches .name{flex:1;min-width:0}
    .matches b{font-weight:400}
    .matches .won,.matches .won b{font-weight:700}
    .what{color:var(--dim);font-size:.85rem}
    .chip{width:.7em;height:.7em;flex:none;margin-right:.4em;stroke:var(--dim)}
    .matches .chip{margin:0}
    .matches a:has(p){display:block;text-decoration:none}

    """
}
