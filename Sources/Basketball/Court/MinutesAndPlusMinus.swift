/// A player's time on court, and plus-minus.
public struct CourtLine: Equatable, Sendable {
  /// Whether the player started the game.
  public let isStarter: Bool
  /// Whether the player is on court.
  public private(set) var isOnCourt: Bool
  /// Points of the own side minus points of the other.
  public fileprivate(set) var plusMinus = 0
  /// Of a player off court: the milliseconds played. Of a player on court: the milliseconds of earlier stints minus
  /// the reading at which the present stint began, so that adding the reading now gives the time played.
  private var played = 0

  /// The line of a player at the start.
  init(isStarter: Bool) {
    self.isStarter = isStarter
    isOnCourt = isStarter
  }

  /// This line after its player has left the court, with so many milliseconds played.
  func leaving(after milliseconds: Int) -> CourtLine {
    var line = self
    line.isOnCourt = false
    line.played = milliseconds
    return line
  }

  /// Milliseconds played up to a reading of the clock.
  public func milliseconds(at reading: ClockReading) -> Int {
    isOnCourt ? max(0, played &+ reading.milliseconds) : played
  }

  /// Puts the player on or off court.
  fileprivate mutating func put(onCourt: Bool, at reading: ClockReading) {
    played = milliseconds(at: reading)
    isOnCourt = onCourt
    if onCourt { played &-= reading.milliseconds }
  }
}

/// Who is on court, for how long, and with what plus-minus: a fold over the plays and lineups of a
/// game.
///
/// Minutes follow the readings, which continue from one period to the next, so nobody plays in
/// between. Readings may run backwards: a player comes and leaves at the reading of the change, but not
/// before that player's last change. Points follow the order of the plays.
public struct Court: Equatable, Sendable {
  /// A line for each player, by place on the roster.
  public private(set) var lines: Sides<[CourtLine]>
  /// By place on the roster, the reading at which the player last came or left.
  private(set) var changed: Sides<[ClockReading]>
  /// The latest moment of a lineup or a substitution.
  private(set) var latestChange = Moment.start
  /// The moment of the last lineup; nil if there is none.
  private(set) var lastStated: Moment?
  /// The latest moment of a play or lineup.
  private(set) var latestMoment = Moment.start
  /// The lineup after the last play; nil if there is none.
  private(set) var lastLineup: PlacedLineup?
  /// The last foul and who was on court, for rules that count free throws for those players.
  private var foul: Foul?

  private struct Foul {
    let moment: Moment
    let onCourt: Sides<[Bool]>
  }

  /// The players with these lines.
  init(_ lines: Sides<[CourtLine]>) {
    self.lines = lines
    changed = lines.map { $0.map { _ in .zero } }
  }

  /// The start of a game.
  ///
  /// - Parameter starters: by place on the roster, whether the player starts.
  init(starters: Sides<[Bool]>) {
    self.init(starters.map { $0.map { CourtLine(isStarter: $0) } })
  }

  /// The same game at its start.
  var atStart: Court { Court(starters: lines.map { $0.map(\.isStarter) }) }

  /// By place on the roster, whether the player is on court.
  public var onCourt: Sides<[Bool]> { lines.map { $0.map(\.isOnCourt) } }

  /// Who gets the plus-minus of a play, by place on the roster: the players on court, or for a free
  /// throw by some rules those on court at the foul.
  func five(for play: Play) -> Sides<[Bool]> {
    fiveAtFoul(before: play) ?? onCourt
  }

  /// The players on court at the foul before a free throw, by rules that count the free throw for those; nil for any
  /// other play.
  private func fiveAtFoul(before play: Play) -> Sides<[Bool]>? {
    play.move == .freeThrow && foul?.moment == play.moment ? foul?.onCourt : nil
  }

  /// Adds the next play, by the player at a place on the roster.
  mutating func add(_ play: Play, place: Int?, _ freeThrowFive: FreeThrowFive) {
    lastLineup = nil
    latestMoment = max(latestMoment, play.moment)
    if let place, play.move.isSubstitution, lines[play.side].indices.contains(place) {
      put(place, play.side, onCourt: play.move == .in, at: play.moment)
    }
    if freeThrowFive == .foul, play.move.isFoul {
      foul = Foul(moment: play.moment, onCourt: onCourt)
    }
    guard play.move.isMade else { return }
    let five = fiveAtFoul(before: play)
    for side in Side.allCases {
      let points = side == play.side ? play.move.points : -play.move.points
      for place in lines[side].indices where five?[side][place] ?? lines[side][place].isOnCourt {
        lines[side][place].plusMinus &+= points
      }
    }
  }

  /// Puts exactly the players of a lineup on court.
  mutating func add(_ placed: PlacedLineup) {
    let side = placed.lineup.side
    let moment = placed.lineup.moment
    for place in lines[side].indices {
      put(place, side, onCourt: placed.people.contains(place), at: moment)
    }
    latestChange = max(latestChange, moment)
    lastStated = max(lastStated ?? .start, moment)
    latestMoment = max(latestMoment, moment)
    lastLineup = placed
  }

  private mutating func put(_ place: Int, _ side: Side, onCourt: Bool, at moment: Moment) {
    guard lines[side][place].isOnCourt != onCourt else { return }
    latestChange = max(latestChange, moment)
    changed[side][place] = max(changed[side][place], moment.reading)
    lines[side][place].put(onCourt: onCourt, at: changed[side][place])
  }

  /// Adds the plus-minus that players have gained.
  mutating func add(_ new: Court, since old: Court) {
    for side in Side.allCases {
      for (place, line) in new.lines[side].enumerated() {
        lines[side][place].plusMinus &+= line.plusMinus &- old.lines[side][place].plusMinus
      }
    }
  }

  /// Whether both have the same line for each player.
  public static func == (one: Court, other: Court) -> Bool { one.lines == other.lines }
}

extension Scoresheet {
  /// Replays a tracked game.
  ///
  /// - Parameter visit: called for each play and lineup, with the court before and after it.
  func replayCourt(_ visit: (Happening, _ before: Court, _ after: Court) -> Void) {
    guard var court = state.box.court?.atStart else { return }
    for happening in playByPlay.happenings {
      let before = court
      switch happening {
      case .lineup(let lineup): court.add(lineup)
      case .play(let play):
        let place = state.teams.place(of: play.who)
        court.add(play, place: place, state.rules.freeThrowFive)
      }
      visit(happening, before, court)
    }
  }
}
