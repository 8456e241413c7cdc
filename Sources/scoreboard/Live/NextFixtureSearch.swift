import Basketball
import Events
import Storage
import ViewModels

/// What an event has next, once a game of it is over: looked for again only when something has changed.
final class NextFixtureSearch {
  private let library: GameLibrary
  /// The court, where it is not that of the game's fixture.
  private let court: String?
  private let now: () -> TimeOfDay
  private var found: NextFixture?
  private var seen: (link: EventLink, look: EventLook)?
  /// When the first game of the event ends by its clock.
  private var timeEnds: TimeOfDay?

  /// A search in a library.
  init(_ library: GameLibrary, on court: String?, now: @escaping () -> TimeOfDay) {
    (self.library, self.court, self.now) = (library, court, now)
  }

  /// What is next at the court of a fixture, or why nothing is.
  func next(after link: EventLink) -> NextFixture {
    do {
      let now = now()
      let latest = try EventLook(at: link.event, in: library, now: now)
      if let found, let seen, seen.link == link, latest.isSame(as: seen.look, until: timeEnds) {
        return found
      }
      seen = nil
      let event = LibraryEvent(name: link.event, library: library)
      let new = try look(after: link, in: event, event.plan(latest.text), now)
      (found, seen) = (new, (link, latest))
      return new
    } catch {
      return .nothing(why: Failure.explain(error))
    }
  }

  private func look(
    after link: EventLink, in event: LibraryEvent, _ plan: Plan, _ now: TimeOfDay
  ) throws -> NextFixture {
    let listing = try library.list(now: now)
    let games = listing.games.filter { $0.link?.event == event.name }
    timeEnds = games.compactMap(\.timeEnds).min()
    let (standing, unread) = event.standing(plan, among: games)
    let court = court ?? standing.fixture(link.fixture)?.fixture.court
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
