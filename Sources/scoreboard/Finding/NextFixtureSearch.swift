import Basketball
import Storage
import ViewModels

/// Finds the next fixture of an event, for a list of games and after a game. It searches again only
/// after a change.
@MainActor
final class NextFixtureSearch {
  private let library: GameLibrary
  /// The court whose next fixture is searched; nil for the court of the fixture that was played.
  private let court: String?
  private let now: () -> TimeOfDay
  private var followed: FollowedEvent?

  init(_ library: GameLibrary, on court: String?, now: @escaping () -> TimeOfDay) {
    self.library = library
    self.court = court
    self.now = now
  }

  /// The next fixture of an event, at the court of a fixture if there is one, or why there is none.
  func next(of name: String, after last: Int? = nil) -> NextFixture {
    do {
      if followed?.event.name != name { followed = nil }
      var event = try followed ?? FollowedEvent(LibraryEvent(name: name, library: library))
      _ = try event.refresh(now: now())
      followed = event
      let court = court ?? last.flatMap { event.standing.fixture($0)?.court }
      let (fixture, teams) = try event.standing.playable(nil, on: court, isAgain: false)
      let time = fixture.fixture.time.said { "\($0.text) " }
      return .ready(
        fixture.number, text: "\(time)\(teams.home) - \(teams.away)", court: court,
        damage: event.damaged.first.map(Problem.explain))
    } catch {
      return .nothing(why: Problem.explain(error))
    }
  }
}
