import Basketball
import Storage

/// A field of the set-up, in their order.
public nonisolated enum SetupField: CaseIterable, Sendable {
  case home, homeColor, away, awayColor, rules, target, limit
}

/// Why a game could not be made.
public nonisolated struct SetupProblem: Error, Equatable, Sendable {
  /// Where it can be put right; nil where that is in no field.
  public let field: SetupField?
  /// What is wrong.
  public let text: String

  init(_ field: SetupField?, _ text: String) {
    (self.field, self.text) = (field, text)
  }
}

/// The set-up of a game in a library, by what its league says.
public final class GameSetup {
  /// The set of rules that it is played by.
  public let rules: Dynamic<Rules>
  /// Why it could not be made; nil before it was tried.
  public let problem = Dynamic<SetupProblem?>(nil)
  /// The title of the league.
  public let title: String?
  private let texts: [SetupField: Dynamic<String>]
  private let library: GameLibrary
  private let now: () -> TimeOfDay
  private let day: (TimeOfDay) -> String
  private let wording: Wording

  /// A game in a library that is made now, on a day where the scorer is.
  public init(
    in library: GameLibrary, now: @escaping () -> TimeOfDay, day: @escaping (TimeOfDay) -> String,
    wording: Wording
  ) {
    (self.library, self.now, self.day, self.wording) = (library, now, day, wording)
    // What cannot be read is said when the game is made.
    let league = (try? Self.league(of: library)) ?? League()
    let standard = league.rules ?? .pickup
    (title, rules) = (league.title, Dynamic(standard))
    let typed = SetupField.allCases.filter { $0 != .rules }
    texts = Dictionary(uniqueKeysWithValues: typed.map { ($0, Dynamic(standard.text(in: $0))) })
  }

  /// What is typed in a field; nil for the set of rules, which is chosen. The target and the limit are
  /// those of the set, until others are typed.
  public func text(of field: SetupField) -> Dynamic<String>? { texts[field] }

  /// Takes what is typed in a field.
  public func type(_ text: String, in field: SetupField) {
    texts[field]?.update(text)
    problem.update(nil)
  }

  /// Whether something was typed that would be lost.
  public var hasInput: Bool { texts.keys.contains(where: isChanged) }

  private func isChanged(_ field: SetupField) -> Bool {
    typed(field) != rules.value.text(in: field)
  }

  private func typed(_ field: SetupField) -> String { texts[field]?.value ?? "" }

  /// Takes the set of rules so many places on, round and round.
  public func changeRules(by places: Int) {
    problem.update(nil)
    let sets = Rules.presets
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
    for field in [SetupField.target, .limit] { texts[field]?.update(rules.value.text(in: field)) }
  }

  /// Completes the name of a team that has played before: the roster and the colour of its last game.
  ///
  /// - Parameter isBegun: whether the beginning of its name will do, where no other team begins so.
  /// - Returns: whether there was something to complete.
  public func complete(_ field: SetupField, isBegun: Bool) -> Bool {
    guard let colorField = field.color, !typed(field).contains(":"),
      let name = known(typed(field), isBegun: isBegun),
      let last = try? library.lastTeam(named: name)
    else { return false }
    let players = last.team.players.map(\.text).joined(separator: ", ")
    let text = last.team.name + (players.isEmpty ? "" : ": \(players)")
    let isNew = text != typed(field)
    type(text, in: field)
    if let color = last.team.color, typed(colorField).isEmpty { type(color.name, in: colorField) }
    return isNew
  }

  /// The only team that has played before and whose name is this, or begins so.
  private func known(_ typed: String, isBegun: Bool) -> String? {
    let identity = Name.identity(typed)
    guard !identity.isEmpty, let names = try? library.teamNames() else { return nil }
    if let whole = names.first(where: { Name.identity($0) == identity }) { return whole }
    let begun = names.filter { Name.identity($0).hasPrefix(identity) }
    return isBegun && Set(begun.map(Name.identity)).count == 1 ? begun.first : nil
  }

  /// Makes the game.
  ///
  /// - Returns: its id; nil when it could not be made, and `problem` says why.
  public func create() -> String? {
    do {
      let league = try Self.league(of: library)
      let home = try team(.home, league)
      var away = try team(.away, league)
      // Two teams that wear the same: the guests have to change, unless they were told to wear it.
      if let color = away.color, color == home.color {
        guard typed(.awayColor).isEmpty else {
          throw SetupProblem(.awayColor, "both teams would wear the same colour")
        }
        away = away.wearing(nil)
      }
      let (teams, rules, now) = (try teams(home, away), try changedRules(), now())
      let game = try library.create(teams: teams, rules: rules, now: now, day: day(now))
      problem.update(nil)
      return game.standing.id
    } catch let found as SetupProblem {
      problem.value = found
    } catch {
      problem.value = SetupProblem(nil, wording.explain(error))
    }
    return nil
  }

  /// What the league says; nothing before there is a library.
  private static func league(of library: GameLibrary) throws -> League {
    do {
      return try library.league()
    } catch LibraryError.noLibrary {
      return League()
    }
  }

  /// A team as the shell takes it, in the colour that is typed, else the league's, else its last one.
  private func team(_ field: SetupField, _ league: League) throws -> Team {
    let team = try checking(field) {
      let team = try library.team(typed: typed(field), rules: rules.value).team
      try team.checkSize(by: rules.value)
      return team
    }
    let color = field.color.map(typed) ?? ""
    if color.isEmpty { return team.wearing(league.color(of: team.name) ?? team.color) }
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

  /// The set of rules with what was typed in place of its values.
  private func changedRules() throws -> Rules {
    var changes = RuleChanges()
    if isChanged(.target) {
      guard let points = Int(typed(.target)) else {
        throw SetupProblem(.target, "the target is a whole number, not '\(typed(.target))'")
      }
      changes.target = points
      _ = try checking(.target) { try rules.value.with(changes) }
    }
    if isChanged(.limit) {
      changes.timeLimit = try checking(.limit) {
        typed(.limit) == Rules.noLimit ? .some(nil) : .some(try ClockReading(typed: typed(.limit)))
      }
      _ = try checking(.limit) { try rules.value.with(changes) }
    }
    return try rules.value.with(changes)
  }

  /// What is wrong with what is typed in a field.
  private func checking<Value>(_ field: SetupField, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw SetupProblem(field, wording.explain(error))
    }
  }
}

nonisolated extension SetupField {
  /// Where the colour of this team is typed; nil for what is no team.
  fileprivate var color: SetupField? {
    switch self {
    case .home: .homeColor
    case .away: .awayColor
    case .homeColor, .awayColor, .rules, .target, .limit: nil
    }
  }
}

nonisolated extension TeamColor {
  /// The name that may be typed for it, else `#rrggbb`.
  fileprivate var name: String { Self.names.first { TeamColor(typed: $0) == self } ?? text }
}

nonisolated extension Rules {
  fileprivate static let noLimit = "none"

  /// What a field says by these rules, as it may be typed.
  fileprivate func text(in field: SetupField) -> String {
    switch field {
    case .target: target.map(String.init) ?? Self.noLimit
    case .limit: timeLimit.map { String($0.text.dropLast(2)) } ?? Self.noLimit
    case .home, .homeColor, .away, .awayColor, .rules: ""
    }
  }
}
