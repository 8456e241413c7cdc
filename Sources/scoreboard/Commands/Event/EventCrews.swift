import Arguments
import Basketball
import Events
import Views

/// `event officials` and `event table`: name the officials of a fixture, and who sits at its table.
protocol EventCrew: EventAction {
  static var crew: Crew { get }
  var number: Int { get set }
  var names: [String] { get set }
}

extension EventCrew {
  mutating func visitOwn(_ rows: Rows) {
    rows.fixture(&number)
    rows.words("NAME,...", atLeast: 1, "the names, with commas between, or none", &names)
  }

  func run() throws {
    let typed = names.spaceSeparated.spacedWords.spaceSeparated
    try change(about: number) { standing in
      try standing.plan.assigning(typed == "none" ? nil : typed, as: Self.crew, to: number)
    } saying: { _, standing in
      let names = standing.plan.names(of: Self.crew, for: number)
      let line = standing.lines(of: [number]).spaceSeparated
      return ["\(line): \(names.isEmpty ? "no \(Self.crew)" : names.commaSeparated)"]
    }
  }
}

struct EventOfficials: EventCrew {
  var context = Context()
  var number = 0
  var names = [String]()

  static let crew = Crew.officials
  static let name = "event officials"
  static let summary = "say who the referees of a fixture are"
  static let examples = [
    #"scoreboard event officials 7 "A. Ref, B. Ref, C. Ref""#, "scoreboard event officials 7 none",
  ]
  static let details = """
    The crew chief, then the umpires. 'play' puts them on the card of the game, where 'card'
    changes them. A name with a comma stands in quotes of its own. Who is down for two
    fixtures at one time is said.
    """
}

struct EventTable: EventCrew {
  var context = Context()
  var number = 0
  var names = [String]()

  static let crew = Crew.table
  static let name = "event table"
  static let summary = "say who sits at the table of a fixture"
  static let examples = [#"scoreboard event table 7 "D. Scorer, E. Assistant, F. Timer, G. Shot""#]
  static let details = """
    The scorer, the assistant scorer, the timer, the shot clock operator. 'play' puts them on the
    card of the game. A name with a comma stands in quotes of its own.
    """
}
