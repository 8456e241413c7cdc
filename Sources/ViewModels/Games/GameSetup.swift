import Basketball
import Storage

/// The fields of the set-up, in their order.
public nonisolated enum SetupField: Int, CaseIterable, Sendable {
  case home, homeColor, away, awayColor, rules, target, limit
}

/// Why a game could not be made.
public nonisolated struct SetupProblem: Error, Equatable, Sendable {
  /// The field to correct, if any.
  public let field: SetupField?
  /// What is wrong.
  public let text: String

  init(_ field: SetupField?, _ text: String) {
    self.field = field
    self.text = text
  }
}

/// The set-up of a new game, with defaults from the league.
public final class GameSetup {
  /// The chosen rules.
  public let rules: Dynamic<Rules>
  /// Why the game could not be made; nil before it was tried.
  public let problem = Dynamic<SetupProblem?>(nil)
  /// The title of the league.
  public let title: String?
  /// The texts of all fields but the rules, which are chosen. The target and the limit are those of
  /// the rules until others are typed.
  public let texts: Dynamic<[SetupField: String]>
  private let library: GameLibrary
  private let now: () -> TimeOfDay
  private let today: () -> Day
  private let wording: Wording

  /// The set-up of a game made now, on the scorer's day.
  public init(
    in library: GameLibrary, now: @escaping () -> TimeOfDay, today: @escaping () -> Day,
    wording: Wording
  ) {
    self.library = library
    self.now = now
    self.today = today
    self.wording = wording
    // An unreadable league is reported when the game is made.
    let league = (try? library.leagueIfAny()) ?? League()
    let standard = league.rules ?? .pickup
    title = league.title
    rules = Dynamic(standard)
    texts = Dynamic(
      Dictionary(
        uniqueKeysWithValues: SetupField.allCases.filter { $0 != .rules }
          .map { ($0, standard.text(in: $0)) }))
  }

  /// Sets the text of a field.
  public func type(_ text: String, in field: SetupField) {
    if text != typed(field) { texts.value[field] = text }
    problem.update(nil)
  }

  /// Whether there is input to lose.
  public var hasInput: Bool { texts.value.keys.contains(where: isChanged) }

  /// Whether a field has another text than the default by the rules.
  public func isChanged(_ field: SetupField) -> Bool {
    typed(field) != rules.value.text(in: field)
  }

  private func typed(_ field: SetupField) -> String { texts.value[field] ?? "" }

  /// Chooses the rules so many places on, cyclically.
  public func changeRules(by places: Int) {
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
    for field in [SetupField.target, .limit] { type(rules.value.text(in: field), in: field) }
  }

  /// Completes a team that has played before with the roster and the colour of its last game.
  ///
  /// - Parameter isBegun: whether an unambiguous beginning of its name is enough.
  /// - Returns: whether it completed something.
  public func complete(_ field: SetupField, isBegun: Bool) -> Bool {
    guard let colorField = field.color, !typed(field).contains(":"),
      let name = known(typed(field), isBegun: isBegun),
      let last = try? library.lastTeam(named: name, rules: rules.value)
    else { return false }
    let roster = last.team.roster
    let text = last.team.name + (roster.isEmpty ? "" : ": \(roster)")
    let isNew = text != typed(field)
    type(text, in: field)
    if let color = last.team.color, typed(colorField).isEmpty { type(color.name, in: colorField) }
    return isNew
  }

  /// The only team that has played before with this name, or with this beginning.
  private func known(_ typed: String, isBegun: Bool) -> String? {
    let identity = Name.identity(typed)
    guard !identity.isEmpty, let names = try? library.teamNames() else { return nil }
    if let whole = names.first(where: { Name.identity($0) == identity }) { return whole }
    let begun = names.filter { Name.identity($0).hasPrefix(identity) }
    return isBegun && Set(begun.map(Name.identity)).count == 1 ? begun.first : nil
  }

  /// Makes the game.
  ///
  /// - Returns: its id; nil if it failed, and `problem` says why.
  public func create() -> String? {
    do {
      let league = try library.leagueIfAny()
      let home = try team(.home, league)
      let away = try team(.away, league)
      if !typed(.homeColor).isEmpty, !typed(.awayColor).isEmpty, home.color == away.color {
        throw SetupProblem(.awayColor, "both teams would wear the same colour")
      }
      // The away team changes, unless its colour was typed.
      let teams = try teams(home, away)
        .inTwoColors(changing: typed(.awayColor).isEmpty ? .away : .home)
      let game = try library.create(
        NewGame(teams, by: try changedRules(), on: today()), now: now())
      problem.update(nil)
      return game.standing.id
    } catch let found as SetupProblem {
      problem.value = found
    } catch {
      problem.value = SetupProblem(nil, wording.explain(error))
    }
    return nil
  }

  /// The team of a field, in the colour that was typed, else the league's, else its last.
  private func team(_ field: SetupField, _ league: League) throws -> Team {
    let team = try checking(field) {
      let team = try library.team(typed: typed(field), rules: rules.value).team
      try team.checkSize(by: rules.value)
      return team
    }
    let color = field.color.map(typed) ?? ""
    if color.isEmpty { return league.dressing(team) }
    guard let worn = TeamColor(typed: color) else {
      throw SetupProblem(field.color, "'\(color)' is no colour: red, navy, #c8102e and so on")
    }
    return team.wearing(worn)
  }

  private func teams(_ home: Team, _ away: Team) throws -> Sides<Team> {
    do {
      return try Sides(typedHome: home, away: away)
    } catch .sameTeams(let name) {
      throw SetupProblem(
        name == away.name ? .away : .home, wording.explain(GameError.sameTeams(name)))
    }
  }

  /// The chosen rules with the typed values.
  private func changedRules() throws -> Rules {
    var changes = RuleChanges()
    if isChanged(.target) {
      let target = typed(.target)
      let points = Int(target)
      guard points != nil || target == "none" else {
        throw SetupProblem(.target, "the target is a whole number or none, not '\(target)'")
      }
      changes.target = .some(points)
    }
    if isChanged(.limit) {
      let limit = typed(.limit)
      changes.timeLimit = .some(
        try checking(.limit) { limit == "none" ? nil : try ClockReading(typed: limit) })
    }
    // Together: without a target a game needs a limit.
    return try checking(isChanged(.target) ? .target : .limit) {
      try rules.value.with(changes)
    }
  }

  /// Reports an error of the body as a problem of a field.
  private func checking<Value>(_ field: SetupField, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw SetupProblem(field, wording.explain(error))
    }
  }
}

nonisolated extension SetupField {
  /// The field for the colour of this team; nil for other fields.
  fileprivate var color: SetupField? {
    switch self {
    case .home: .homeColor
    case .away: .awayColor
    default: nil
    }
  }
}

nonisolated extension TeamColor {
  /// Its name if it has one, else `#rrggbb`.
  fileprivate var name: String { Self.names.first { TeamColor(typed: $0) == self } ?? text }
}

nonisolated extension Rules {

  /// The text of a field by these rules.
  fileprivate func text(in field: SetupField) -> String {
    switch field {
    case .target: target.map(String.init) ?? "none"
    case .limit: timeLimit.map { String($0.text.dropLast(2)) } ?? "none"
    default: ""
    }
  }
}
