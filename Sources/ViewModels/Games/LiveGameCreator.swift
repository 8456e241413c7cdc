import Basketball
import Storage

/// The set-up of a game in a library.
final class LiveGameCreator: GameCreatorViewModel {
  let homeName = Dynamic("")
  let homePlayers = Dynamic("")
  let awayName = Dynamic("")
  let awayPlayers = Dynamic("")
  let rules: Dynamic<RulesDocument>
  let problem = Dynamic<String?>(nil)
  private let sets = Rules.presets.map(RulesDocument.init)
  private let make: (GameCreator) throws -> GameDocument
  private let explain: (any Error) -> String

  /// A game that `make` makes; `explain` puts an error into words.
  init(
    make: @escaping (GameCreator) throws -> GameDocument,
    explain: @escaping (any Error) -> String
  ) {
    (self.make, self.explain) = (make, explain)
    rules = Dynamic(RulesDocument(Rules.pickup))
  }

  func changeRules(by places: Int) {
    problem.update(nil)
    let place = sets.firstIndex(of: rules.value) ?? 0
    rules.value = sets[((place + places) % sets.count + sets.count) % sets.count]
  }

  func create() -> String? {
    for name in [homeName.value, awayName.value] where name.contains(":") {
      problem.value = "a team's name has no colon, but '\(name)' has"
      return nil
    }
    do {
      let game = try make(
        GameCreator(
          home: "\(homeName.value): \(homePlayers.value)",
          away: "\(awayName.value): \(awayPlayers.value)", preset: rules.value.name,
          changes: RuleChanges()))
      problem.value = nil
      return game.id
    } catch {
      problem.value = explain(error)
      return nil
    }
  }
}

extension GameLibrary<GameDocument> {
  /// The set-up of a game, made at a time of day whose date `day` tells; `explain` puts an error
  /// into words.
  public func creator(
    now: @escaping () -> TimeOfDay, day: @escaping (TimeOfDay) -> String,
    explain: @escaping (any Error) -> String
  ) -> any GameCreatorViewModel {
    LiveGameCreator(
      make: { creator in
        let time = now()
        return try creator.create(in: self, now: time, day: day(time))
      }, explain: explain)
  }
}
