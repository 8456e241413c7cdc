import Basketball

/// Who leaves the court and who comes, while a scorer chooses them.
public nonisolated struct Substitution: Equatable, Sendable {
  /// Those on court before it; of a game that does not tell yet, those who began it.
  public private(set) var onCourt: [Who]
  /// Those who leave, in the order in which they were chosen.
  public private(set) var leaving: [Who] = []
  /// Those who come, each in the place of who leaves.
  public private(set) var coming: [Who] = []

  init(onCourt: [Who]) { self.onCourt = onCourt }

  /// Whether nobody is chosen.
  public var isEmpty: Bool { leaving.isEmpty && coming.isEmpty }

  /// How many of a side are on court after it.
  public func count(_ side: Side) -> Int {
    [onCourt, coming].joined().count { $0.side == side } - leaving.count { $0.side == side }
  }

  /// Whether somebody of a side is chosen.
  public func concerns(_ side: Side) -> Bool {
    leaving.contains { $0.side == side } || coming.contains { $0.side == side }
  }

  /// Chooses a player, or no longer.
  mutating func choose(_ who: Who) {
    if onCourt.contains(who) { leaving.toggle(who) } else { coming.toggle(who) }
  }

  /// Drops those who were put on court, or off it, elsewhere.
  mutating func follow(_ now: [Who], of people: [Who]) {
    onCourt = now
    leaving.removeAll { !now.contains($0) }
    coming.removeAll { now.contains($0) || !people.contains($0) }
  }
}

extension [Who] {
  nonisolated fileprivate mutating func toggle(_ who: Who) {
    if let place = firstIndex(of: who) { remove(at: place) } else { append(who) }
  }
}

/// The substitution that a scorer is about to make.
final class SubstitutionChoice {
  /// What is chosen; nil while nothing is to be.
  let substitution = Dynamic<Substitution?>(nil)
  private let board: Scoreboard
  /// The reading at which it was begun.
  private var moment = Moment.start

  init(_ board: Scoreboard) {
    self.board = board
  }

  /// Begins, unless there is nobody who could come or leave.
  func begin() -> Bool {
    guard board.facts.value.hasBench else { return false }
    moment = board.currentMoment()
    substitution.update(Substitution(onCourt: board.onCourt))
    return true
  }

  func choose(_ person: Person) {
    var chosen = substitution.value
    chosen?.choose(person.who)
    substitution.update(chosen)
  }

  /// Takes in that others have substituted, or changed a roster.
  func follow() {
    guard var chosen = substitution.value else { return }
    let facts = board.facts.value
    chosen.follow(
      board.onCourt, of: Side.allCases.flatMap { facts.people($0).map(\.who) })
    substitution.update(chosen)
  }

  /// Those who leave and those who come, as one step; nil where nobody does.
  var step: UnsavedPlays.Step? {
    guard let chosen = substitution.value, !chosen.isEmpty else { return nil }
    let requests =
      chosen.leaving.map { PlayRequest(.exact($0), .out) }
      + chosen.coming.map { PlayRequest(.exact($0), .in) }
    return UnsavedPlays.Step(
      requests, at: moment, droppingLater: false, on: board.standing.rules.clockFace)
  }

  func end() { substitution.update(nil) }
}
