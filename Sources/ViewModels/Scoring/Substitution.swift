import Basketball

/// The substitution that a scorer is choosing.
public nonisolated struct Substitution: Equatable, Sendable {
  /// The players on court before it; the starters if the game does not say.
  public private(set) var onCourt: [Who]
  /// The players who leave, in the order of choice.
  public private(set) var leaving: [Who] = []
  /// The players who come, each in place of the one who leaves.
  public private(set) var coming: [Who] = []

  init(onCourt: [Who]) { self.onCourt = onCourt }

  /// Whether nobody is chosen.
  public var isEmpty: Bool { leaving.isEmpty && coming.isEmpty }

  /// How many players of a side are on court after it.
  public func count(_ side: Side) -> Int {
    [onCourt, coming].joined().count { $0.side == side } - leaving.count { $0.side == side }
  }

  /// Whether a player of a side is chosen.
  public func concerns(_ side: Side) -> Bool {
    leaving.contains { $0.side == side } || coming.contains { $0.side == side }
  }

  /// Chooses a player, or drops the choice.
  mutating func choose(_ who: Who) {
    if onCourt.contains(who) { leaving.toggle(who) } else { coming.toggle(who) }
  }

  /// Drops players who were substituted elsewhere meanwhile.
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

/// Lets a scorer choose a substitution.
final class SubstitutionChoice {
  /// The choice; nil if none is being made.
  let substitution = Dynamic<Substitution?>(nil)
  private let board: LiveBoard
  /// The moment at which it was begun.
  private var moment = Moment.start

  init(_ board: LiveBoard) {
    self.board = board
  }

  /// Begins, unless there are no substitutes.
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

  /// Follows substitutions and changes of rosters by others.
  func follow() {
    guard var chosen = substitution.value else { return }
    let facts = board.facts.value
    chosen.follow(
      board.onCourt, of: Side.allCases.flatMap { facts.people($0).map(\.who) })
    substitution.update(chosen)
  }

  /// The substitution as one step; nil if nobody is chosen.
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
