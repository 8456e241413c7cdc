import Basketball
import Storage

/// The fields of the set-up, in their order.
public nonisolated enum SetupField: Int, CaseIterable, Sendable {
  case home, homeColor, away, awayColor, rules, target, limit
}

/// The set-up of a new game.
public typealias SetupViewModel = ViewModel<SetupState, SetupIntent>

/// What somebody who sets up a game sees.
public nonisolated struct SetupState: Sendable {
  /// The title of the league.
  public let title: String?
  /// The chosen rules.
  public var rules: Rules
  /// What was typed.
  fileprivate var typed = [SetupField: String]()
  /// Why the game could not be made; nil before it was tried.
  public var problem: SetupProblem?

  /// Whether there is input to lose.
  public var hasInput: Bool { typed.keys.contains(where: isChanged) }

  /// Whether a field has another text than the default by the rules.
  public func isChanged(_ field: SetupField) -> Bool { self[field] != rules.text(in: field) }

  /// The text of a field; nil for the rules, which are chosen. The target and the limit are those of the
  /// rules until others are typed.
  public subscript(field: SetupField) -> String? { typed[field] ?? rules.text(in: field) }
}

/// What somebody wants who sets up a game.
public nonisolated enum SetupIntent: ScreenIntent {
  case type(String, in: SetupField)
  /// To choose the rules so many places on, cyclically.
  case rules(by: Int)
  /// To complete a team that has played before with the roster and the colour of its last game; if it is
  /// begun, an unambiguous beginning of its name is enough.
  case complete(SetupField, isBegun: Bool)
  /// To make the game, or to be told what is wrong.
  case create
  case leave
}

/// Why a game could not be made.
public nonisolated struct SetupProblem: Error, Sendable {
  /// The field to correct, if any.
  public let field: SetupField?
  /// What is wrong.
  public let what: Fault

  /// What can be wrong with a field.
  public enum Fault: Sendable {
    case sameColors
    case noColor(String), noTarget(String)
    case error(any Error)
  }

  init(_ field: SetupField?, _ what: Fault) {
    self.field = field
    self.what = what
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// The set-up of a game of a library, with defaults from its league.
public final class GameSetup: ViewModel {
  public let state: Dynamic<SetupState>
  private let library: GameLibrary
  private let now: () -> TimeOfDay
  private let today: () -> Day
  /// The names of the teams that have played or are in the league: read when a name is typed, since that takes time.
  private lazy var names = ((try? library.teamNames()) ?? []) + league.teams.map(\.name)
  /// The league when the set-up began.
  private let league: League

  /// The set-up of a game made now, on the scorer's day.
  public init(
    in library: GameLibrary, now: @escaping () -> TimeOfDay, today: @escaping () -> Day
  ) {
    self.library = library
    self.now = now
    self.today = today
    // An unreadable league is reported when the game is made.
    league = (try? library.leagueIfAny()) ?? League()
    let standard = (try? league.rules.rules(on: today(), above: .pickup)) ?? .pickup
    state = Dynamic(SetupState(title: league.title, rules: standard))
  }

  @discardableResult
  public func take(_ intent: SetupIntent) -> Route? {
    switch intent {
    case .type(let text, let field): type(text, in: field)
    case .rules(let places): changeRules(by: places)
    case .complete(let field, let isBegun): complete(field, isBegun: isBegun)
    case .create: return create()
    case .leave: return .games
    }
    return nil
  }

  private func typed(_ field: SetupField) -> String { state.value[field] ?? "" }

  private func type(_ text: String?, in field: SetupField) {
    var new = state.value
    (new.typed[field], new.problem) = (text, nil)
    state.value = new
  }

  private func changeRules(by places: Int) {
    let edition = Rules.edition(on: today())
    let sets = Rules.presets.filter { !$0.began(with: Rules.fiba) || $0.name == edition }
    let index = sets.firstIndex(of: state.value.rules) ?? 0
    state.value.rules = sets[((index + places) % sets.count + sets.count) % sets.count]
    for field in [SetupField.target, .limit] { type(nil, in: field) }
  }

  private func complete(_ field: SetupField, isBegun: Bool) {
    guard let colorField = field.color, !typed(field).contains(":"),
      let name = known(typed(field), isBegun: isBegun),
      let team = try? library.team(named: name, rules: state.value.rules, league: league)?.team
    else { return }
    let roster = team.roster
    type(team.name + (roster.isEmpty ? "" : ": \(roster)"), in: field)
    if let color = team.color, typed(colorField).isEmpty { type(color.name, in: colorField) }
  }

  /// The only team that has played before with this name, or with this beginning.
  private func known(_ typed: String, isBegun: Bool) -> String? {
    let identity = Name.identity(typed)
    if identity.isEmpty { return nil }
    if let whole = names.first(where: { Name.identity($0) == identity }) { return whole }
    let begun = names.filter { Name.identity($0).hasPrefix(identity) }
    return isBegun && Set(begun.map(Name.identity)).count == 1 ? begun.first : nil
  }

  /// Makes the game, or says what is wrong.
  private func create() -> Route? {
    do {
      let league = try library.leagueIfAny()
      let home = try team(.home, league)
      let away = try team(.away, league)
      if !typed(.homeColor).isEmpty, !typed(.awayColor).isEmpty, home.color == away.color {
        throw SetupProblem(.awayColor, .sameColors)
      }
      // The away team changes, unless its colour was typed.
      let teams = try teams(home, away)
        .inTwoColors(changing: typed(.awayColor).isEmpty ? .away : .home)
      let game = try library.create(
        NewGame(teams, by: try changedRules(), on: today()), now: now())
      state.value.problem = nil
      return .score(id: game.state.id)
    } catch {
      state.value.problem = error as? SetupProblem ?? SetupProblem(nil, .error(error))
      return nil
    }
  }

  /// The team of a field, in the colour that was typed, else the league's, else its last.
  private func team(_ field: SetupField, _ league: League) throws -> Team {
    let team = try checking(field) {
      let team = try library.team(
        typed: typed(field), rules: state.value.rules, league: league
      ).team
      try team.checkSize(by: state.value.rules)
      return team
    }
    let color = field.color.said(typed)
    if color.isEmpty { return league.dressing(team) }
    guard let worn = TeamColor(typed: color) else {
      throw SetupProblem(field.color, .noColor(color))
    }
    return team.wearing(worn)
  }

  private func teams(_ home: Team, _ away: Team) throws -> Sides<Team> {
    do {
      return try Sides(typedHome: home, away: away)
    } catch {
      throw SetupProblem(error == .sameTeams(away.name) ? .away : .home, .error(error))
    }
  }

  /// The chosen rules with the typed values.
  private func changedRules() throws -> Rules {
    var changes = RuleChanges()
    if state.value.isChanged(.target) {
      let target = typed(.target)
      guard Int(target) != nil || target == "none" else {
        throw SetupProblem(.target, .noTarget(target))
      }
      changes["target"] = target
    }
    if state.value.isChanged(.limit) {
      let limit = typed(.limit)
      changes["limit"] = try checking(.limit) {
        limit == "none" ? limit : try ClockReading(typed: limit).exactText
      }
    }
    // Together: without a target a game needs a limit.
    return try checking(state.value.isChanged(.target) ? .target : .limit) {
      try state.value.rules.with(changes)
    }
  }

  /// Reports an error of the body as a problem of a field.
  private func checking<Value>(_ field: SetupField, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw SetupProblem(field, .error(error))
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
  /// The name of the colour if it has one, else `#rrggbb`.
  fileprivate var name: String { Self.names.first { TeamColor(typed: $0) == self } ?? text }
}

nonisolated extension Rules {
  /// The text of a field by these rules; nil for the field of the rules.
  fileprivate func text(in field: SetupField) -> String? {
    switch field {
    case .rules: nil
    case .target: target.map(String.init) ?? "none"
    case .limit: timeLimit.map { String($0.text.dropLast(2)) } ?? "none"
    default: ""
    }
  }
}
