import Basketball
import Documents
import JSON

/// A game as a league published it: what a new game needs, the steps that record its plays, and the
/// league's own box score to compare with.
public struct ImportedGame: Sendable {
  /// The league's id of the game; nil if its files have none.
  public let id: String?
  /// A text that tells the game from others without an id.
  public let sum: String
  /// The day; nil if the files do not say.
  public let day: Day?
  /// The teams, with stars for the starters where the files name them.
  public let teams: Sides<Team>
  /// What stands on its card.
  public let card: Card
  /// The rules of the league, with the lengths of the files.
  public let rules: Rules
  /// The steps in the order of the source; empty without plays.
  let steps: [ImportStep]
  /// For each kind of entry that is no play here, how many there are.
  public let leftOut: [String: Int]
  /// The kinds of entries that the reader does not know.
  public let unknownKinds: [String]
  /// For each kind of foul that the reader does not know and takes for a plain one, how many there are.
  public let unknownFouls: [String: Int]
  /// The league's box score; nil without one, and for one of a game still on.
  public let box: Sides<Squad>?
  /// The game time of a box score that was made during the game, such as `Q2 5:12`.
  public let boxTime: String?
  /// How many places of shots in the files belong to no play.
  public let unfitPlaces: Int
  /// How many shots have a place off the court, which is left out.
  public let placesOffCourt: Int
  /// Whether the files say who began: for both teams or for none, since minutes need both.
  public let hasStarters: Bool

  /// - Parameter date: the day of a game whose files have none.
  init(_ read: any LeagueReader, on date: Day?) throws {
    // The game's file has the names again in each play.
    for name in read.squads.both.flatMap({ [$0.name] + $0.people.map(\.name) })
    where name.utf8.count > 1000 {
      throw ImportError.damaged("\(name.quoted) is too long for a name")
    }
    let plays = read.plays
    id = read.id?.filter { !$0.isWhitespace }
    day = read.day.flatMap { Day($0) }
    card = read.card
    let isOf2026 =
      plays.isOf2026 ?? (day ?? date).map { Rules.edition(on: $0) != read.rules.base } ?? false
    rules = isOf2026 ? read.rules.inEdition2026 : read.rules
    var squads = read.squads
    let played = plays.plays.flatMap { [($0.side, $0.player), ($0.guestSide, $0.guest)] }
    for side in Side.allCases {
      let own = Set(played.compactMap { $0.0 == side ? $0.1 : nil })
      squads[side].settle(played: own, atMost: rules.roster)
    }
    let hasStarters = read.hasBox && squads.both.allSatisfy { $0.starters == read.rules.side }
    self.hasStarters = hasStarters
    teams = squads.map { $0.team(withStars: hasStarters) }
    let names = squads.map(\.names)
    (steps, leftOut) = plays.steps(of: names, by: rules, withSubstitutions: hasStarters)
    sum = squads.both.map { $0.name + "\n" }.joined() + plays.sum(of: names)
    unknownFouls = plays.unknownFouls
    unknownKinds = plays.unknownKinds.sorted()
    box = read.hasBox && read.boxTime == nil ? squads : nil
    boxTime = read.boxTime
    unfitPlaces = read.unfitPlaces
    placesOffCourt = plays.placesOffCourt
  }
}

/// Something that the plays and the league's box score do not agree about.
public struct Difference: Document {
  public let team: String
  /// Nil for points by period.
  public let player: String?
  /// The key of the count in a game's document.
  public let key: String
  /// What the plays add up to, and what the file says.
  public let here, there: JSON

  public var json: JSON {
    ["here": here, "key": key, "player": player, "team": team, "there": there]
  }
}

/// An imported game, played.
public struct PlayedImport: Sendable {
  /// The game, without an id.
  public let sheet: Scoresheet
  /// The steps that the game refused, as lines of a feed, with the reasons.
  public private(set) var refused = [(line: String, reason: any Error)]()

  /// Records the steps, as those of any feed are recorded.
  public init(_ game: ImportedGame, now: TimeOfDay) throws {
    let open = Entry(at: now, .open(teams: game.teams, rules: game.rules, card: game.card))
    guard let sheet = try? Scoresheet(id: "", tape: [open]),
      (try? Sides(typedHome: game.teams.home, away: game.teams.away)) != nil
    else { throw ImportError.damaged("it has teams that no game can have") }
    var copy = WorkingCopy(sheet)
    for step in game.steps {
      if case .beginOvertime = step, copy.state.box.score.leader == nil { continue }
      do {
        _ = try copy.perform(step.verb, now: now)
      } catch {
        refused.append((step.line(by: game.rules), error))
      }
    }
    self.sheet = copy.sheet
  }

  /// The differences from the box score: of points by period, then of each player's counts.
  public func differences(from box: Sides<Squad>, now: TimeOfDay) -> [Difference] {
    let state = sheet.state
    let teams = GameDocument(state, now: now).teams
    return Side.allCases.flatMap { side in
      let own = teams[side]
      let official = box[side]
      var differences = [Difference]()
      func compare(_ key: String, _ player: String? = nil, _ here: JSON, _ there: JSON) {
        let isSame =
          switch (here, there) {
          case (.null, _), (.thousandths(nil), _): true
          // Leagues round times to seconds.
          case (.thousandths(let here?), .thousandths(let there?)): abs(here - there) < 1000
          default: here == there
          }
        if isSame { return }
        differences.append(
          Difference(team: own.name, player: player, key: key, here: here, there: there))
      }
      if !official.byPeriod.isEmpty {
        var here = own.byPeriod ?? []
        var there = official.byPeriod
        let regular = state.rules.periods
        // The league may have one figure for all overtimes, also in a game without one.
        if here.count > there.count, there.count > regular {
          here = here.prefix(regular) + [here[regular...].reduce(0, +)]
        }
        while there.count > here.count, there.last == 0 { there.removeLast() }
        compare("line", nil, here.json, there.json)
      }
      for person in official.people {
        let members = own.players.first { $0.name == person.name }?.json.members ?? []
        for (key, count) in person.counts.sorted(by: { $0.key < $1.key }) {
          guard let here = members.first(where: { "\($0.key)" == key })?.value else { continue }
          compare(
            key, person.name, here, key == "secondsPlayed" ? .thousandths(count) : .int(count))
        }
      }
      return differences
    }
  }
}
