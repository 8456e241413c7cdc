import Basketball
import JSON

/// The facts of a game that a season counts: who played, what each of them did, and how it ended. It is
/// a class because it has many names and goes from thread to thread.
public final class SeasonGame: Sendable {
  /// What a list shows of it.
  public let row: GameRow
  /// The two teams.
  public let teams: Sides<TeamDocument>
  /// What its shots are worth.
  public let shots: ShotValues
  /// What was counted in it.
  public let kept: Kept
  /// The numbers behind the score, if the plays were read.
  public let numbers: Sides<TeamNumbers>?
  /// Whether counts and score are of a part of it alone.
  public let isPart: Bool

  init(
    _ row: GameRow, _ teams: Sides<TeamDocument>, shots: ShotValues, kept: Kept,
    numbers: Sides<TeamNumbers>? = nil, isPart: Bool = false
  ) {
    self.isPart = isPart
    self.row = row
    self.teams = teams
    self.shots = shots
    self.kept = kept
    self.numbers = numbers
  }

  /// The game of a document.
  ///
  /// - Parameter changed: when it was changed last.
  public convenience init(_ game: GameDocument, changed: TimeOfDay? = nil) {
    var row = GameRow(game)
    row.changed = changed
    self.init(row, game.teams, shots: game.rules.shots, kept: Kept(game.teams, game.rules.shots))
  }

  /// A game with the numbers behind the score.
  ///
  /// - Parameter part: the part of it that counts; nil for all of it.
  public convenience init(_ sheet: Scoresheet, in part: PartOfGame?, now: TimeOfDay) {
    let whole = GameDocument(sheet.state, now: now)
    let only = part.map(sheet.only)
    let game = only.map { GameDocument($0.state, now: now, of: sheet.state) } ?? whole
    self.init(
      GameRow(game), game.teams, shots: game.rules.shots,
      kept: Kept(whole.teams, game.rules.shots),
      numbers: TeamNumbers.sides(of: sheet, game, in: only), isPart: part != nil)
  }

  /// Whether no line has a count.
  public var isWithoutPlay: Bool { teams.both.allSatisfy(\.sum.isEmpty) }

  /// Whether it is over, and nothing but its result is known.
  public var isResultAlone: Bool {
    row.ending != nil && row.plays == 0 && (teams.isResult || isWithoutPlay)
  }
}

/// Private names, which pages do not have.
extension SeasonGame {
  /// What pages show for the private names of its players.
  public func names(shownFor hidden: PrivateNames) -> [String] {
    teams.both.flatMap { hidden.shown(of: $0.players.compactMap(\.player)) }.compactMap { $0?.name }
  }

  /// The game with what pages show in place of private names.
  public func hiding(_ names: PrivateNames) -> SeasonGame {
    var row = row
    row.card = row.card.hiding(names)
    return SeasonGame(
      row, teams.map { $0.hiding(names) }, shots: shots, kept: kept, numbers: numbers,
      isPart: isPart)
  }
}

/// How much of each game is read: its row in a list, who played, what they did, or also the plays.
public enum SeasonDetail: Comparable, Sendable {
  case row, names, lines, numbers
}

/// The counts that a game kept. A game kept rebounds if either side has one.
/// An average divides by the games that kept its count, and is nil if no game did.
public struct Kept: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The count of a move. A game that kept one kind of foul kept all.
  public init(_ move: Move) { self.init(rawValue: 1 << (move.isFoul ? Move.foul : move).rawValue) }

  /// Time-outs that are left.
  static let timeoutsLeft = Kept(rawValue: 1 << 60)
  /// Points or anything else.
  public static let anything = Kept(rawValue: 1 << 61)
  /// Rebounds after own misses and after those of the other side.
  public static let reboundsBySide = Kept(rawValue: 1 << 62)
  /// One of the figures, by its place in their table.
  public static func figure(_ place: UInt64) -> Kept { Kept(rawValue: 1 << (40 + place)) }
  /// Time on court.
  public static let time = Kept(rawValue: 1 << 63)

  /// What was counted in a game with shots of these values.
  init(_ teams: Sides<TeamDocument>, _ values: ShotValues) {
    self.init()
    let total = teams.both.reduce(into: StatLine()) { $0.add($1.sum) }
    if teams.both.contains(where: \.isTracked) { insert(.time) }
    if teams.home.timeoutsLeft != nil { insert(.timeoutsLeft) }
    // A forfeit that was never played.
    if total.isEmpty { return }
    insert(.anything)
    for move in StatLine.countedOnSheets where total[move] > 0 { insert(Kept(move)) }
    if total[.offensiveRebounds] + total[.defensiveRebounds] > 0 { insert(.reboundsBySide) }
    let tried = teams.home.shots.attempts
    // A result does not tell how its points were made.
    let hasBaskets = total[.result] == 0 || Shot.allCases.contains { total[$0.made] > 0 }
    let own = teams.home.total
    for column in Column.figures where column.number(own) != nil {
      insert(column.needs)
    }
    for shot in Shot.allCases where values.has(shot) {
      if hasBaskets { insert(Kept(shot.made)) }
      if tried?[shot] != nil { insert(Kept(shot.missed)) }
    }
  }
}

extension Kept {
  /// The counts without those that a line of a sheet of totals does not tell: how its points were made.
  public func told(by line: StatLineDocument) -> Kept {
    if line.counts[.result] == 0 { return self }
    return Shot.allCases.reduce(into: self) { kept, shot in
      kept.subtract([Kept(shot.made), Kept(shot.missed)])
    }
  }
}

extension Column<StatLineDocument> {
  /// The column for the lines of a game, with nothing where its sheet of totals, or its result, does not tell.
  public func told(by game: GameDocument) -> Self {
    if !game.isFromPaper { return self }
    let kept = Kept(game.teams, game.rules.shots)
    return of { [needs] line in
      let isThere = line.player == nil || line.hasPlayed
      return isThere && kept.told(by: line).isSuperset(of: needs) ? line : nil
    }
  }
}

/// A value that has counts of a game, or of many games, which may not have kept all of them.
public protocol Counted: Sendable {
  var stats: StatLineDocument { get }
  var kept: Kept { get }
}

extension Counted {
  /// All counts as JSON has them.
  public var counts: JSON {
    Table(Column.sums.map { $0.ofKept() }).json(self).adding(stats.shots.json)
  }
}

extension Column<StatLineDocument> {
  /// The columns of the sums of lines, each with a key of JSON.
  public static var sums: [Self] { sumsOfLines }

  /// The column for a value whose games may not have kept its count.
  public func ofKept<Whole: Counted>() -> Column<Whole> {
    of { [needs] in $0.kept.isSuperset(of: needs) ? $0.stats : nil }
  }
}

private let sumsOfLines: [Column<StatLineDocument>] =
  [.points] + StatLine.counted.map { .count($0) } + Column.rebounds
