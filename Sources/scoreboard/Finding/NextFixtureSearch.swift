import Basketball
import Events
import Storage
import ViewModels

/// Finds the next fixture of an event, for a list of games and after a game. It searches again only
/// after a change.
@MainActor
final class NextFixtureSearch {
  private let library: GameLibrary
  /// The court, if it is not that of the game's fixture.
  private let court: String?
  private let now: () -> TimeOfDay
  private var found: NextFixture?
  private var seen: (event: String, fixture: Int?, look: EventLook)?
  /// When the first game of the event runs out of time.
  private var timeEnds: TimeOfDay?

  init(_ library: GameLibrary, on court: String?, now: @escaping () -> TimeOfDay) {
    (self.library, self.court, self.now) = (library, court, now)
  }

  /// The next fixture of an event, at the court of a fixture if there is one, or why there is none.
  func next(of name: String, after fixture: Int? = nil) -> NextFixture {
    do {
      let now = now()
      let latest = try EventLook(at: name, in: library, now: now)
      if let found, let seen, (seen.event, seen.fixture) == (name, fixture),
        latest.isSame(as: seen.look, until: timeEnds)
      {
        return found
      }
      seen = nil
      let event = LibraryEvent(name: name, library: library)
      let new = try look(after: fixture, in: event, event.plan(latest.text), now)
      (found, seen) = (new, (name, fixture, latest))
      return new
    } catch {
      return .nothing(why: Failure.explain(error))
    }
  }

  private func look(
    after last: Int?, in event: LibraryEvent, _ plan: Plan, _ now: TimeOfDay
  ) throws -> NextFixture {
    let listing = try library.list(now: now)
    let games = listing.games.filter { $0.link?.event == event.name }
    timeEnds = games.compactMap(\.timeEnds).min()
    let (standing, unread) = event.standing(plan, among: games)
    let court = court ?? last.flatMap { standing.fixture($0)?.fixture.court }
    do {
      let (fixture, teams) = try standing.playable(nil, on: court, isAgain: false)
      let time = fixture.fixture.time.map { "\($0.text) " } ?? ""
      return .ready(
        fixture.number, text: "\(time)\(teams.home) - \(teams.away)", court: court,
        damage: (listing.damaged + unread).first.map { Failure.explain($0) })
    } catch {
      return .nothing(why: Failure.explain(error))
    }
  }
}
