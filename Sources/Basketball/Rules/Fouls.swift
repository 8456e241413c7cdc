/// How many fouls each kind of foul counts for, of the player or of the team.
public struct FoulCounts: Equatable, Sendable {
  /// By kind, in the order of `MoveRow.table`.
  private var counts = SIMD16<UInt8>()

  /// One for each of these kinds, none for the others.
  public init(_ kinds: [Move] = []) {
    for kind in kinds { self[kind] = 1 }
  }

  /// How many fouls a kind counts for, at most 255; 0 for other moves.
  public subscript(move: Move) -> Int {
    get { move.isFoul ? Int(counts[move.rawValue &- Move.foul.rawValue]) : 0 }
    set {
      guard move.isFoul else { return }
      counts[move.rawValue &- Move.foul.rawValue] = UInt8(clamping: newValue)
    }
  }

  /// One for every kind.
  public static let everyKind = FoulCounts(Move.fouls)

  /// One for every kind of a player's foul up to 0.5.0; none for the bench.
  public static let ofPlayers = FoulCounts([
    .foul, .offensiveFoul, .technicalFoul, .flagrantFoul, .disqualifyingFoul,
  ])

  /// One for every kind up to 0.5.0.
  public static let older = ofPlayers.and(.benchFoul)

  /// These counts, with one more for each of these kinds.
  func and(_ kinds: Move...) -> FoulCounts {
    var counts = self
    for kind in kinds { counts[kind] = 1 }
    return counts
  }

  /// These counts without these kinds.
  func without(_ kinds: Move...) -> FoulCounts {
    var counts = self
    for kind in kinds { counts[kind] = 0 }
    return counts
  }

  /// The kinds that count.
  public var kinds: [Move] { Move.fouls.filter { self[$0] > 0 } }
}

extension Move {
  /// The kinds of fouls, in the order of the table.
  public static let fouls = allCases.filter(\.isFoul)
}

extension [Ejection] {
  /// The ejections of a list: each its kinds of foul and a number, `technical+flagrant 2, coach 2`.
  public init?(typed: String) {
    self.init(list: typed) { part in
      let words = String(part).spacedWords
      guard words.count == 2, words[1].isDigits, let count = Int(words[1]) else { return nil }
      let kinds = [Move](list: words[0], separator: "+") { name in
        Move.fouls.first { $0.row.words.contains(String(name)) }
      }
      return kinds.map { Ejection(count, FoulCounts($0)) }
    }
  }
}

/// Fouls by which a player, or a coach, is ejected.
public struct Ejection: Equatable, Sendable {
  /// The kinds that count, in any mix.
  public let fouls: FoulCounts
  /// The number of these fouls that ejects.
  public let count: Int

  public init(_ count: Int, _ fouls: FoulCounts) {
    self.fouls = fouls
    self.count = count
  }
}

extension Move {
  /// Whether it is a technical foul of any kind: its free throw belongs to no possession.
  public var isTechnical: Bool { self == .technicalFoul || self == .technicalFoul2 || isOfCoach }

  /// Whether the coach answers for it.
  var isOfCoach: Bool { self == .coachFoul || self == .benchFoul }
}

extension Rules {
  /// Whether a player is out whatever the limit of fouls: disqualified, or ejected for several fouls.
  public func ejects(player line: StatLine) -> Bool {
    line[.disqualifyingFoul] > 0 || ejections.contains { line.fouls(of: $0.fouls) >= $0.count }
  }

  /// Whether a coach is out, by the fouls of coach and bench in the team's own line.
  public func ejects(coachOf line: StatLine) -> Bool {
    ejections.contains { ejection in
      let kinds = ejection.fouls.kinds.filter(\.isOfCoach)
      return !kinds.isEmpty && line.fouls(of: FoulCounts(kinds)) >= ejection.count
    }
  }

  /// The word for a flagrant foul in the set of these rules.
  private var flagrant: String {
    switch base {
    case "fiba5x5-2024", "fiba3x3": "unsportsmanlike"
    case "nfhs": Move.intentional
    case "ncaa", "ncaaw": "flagrant 1"
    default: Move.flagrantFoul.word
    }
  }

  /// The word for a move in these rules: `unsportsmanlike`.
  public func word(of move: Move) -> String { move == .flagrantFoul ? flagrant : move.word }

  /// The word of a move in a feed of a game by these rules.
  public func feedWord(of move: Move) -> String {
    move == .flagrantFoul && flagrant == Move.intentional ? flagrant : move.word
  }

  /// Why a word is no foul by these rules, though it is one by others: in high schools a flagrant foul is
  /// a disqualifying one, and where there are disruptive fouls, none is unsportsmanlike.
  func problem(ofFoul word: String) -> Problem? {
    let typed = word.lowercased()
    let isIntentional = flagrant == Move.intentional
    if isIntentional, typed.utf8.count > 1, Move.flagrantFoul.word.hasPrefix(typed) {
      return .foulOfOtherRules(word, rules: name, .flagrantFoul, .disqualifyingFoul, self)
    }
    if has(.disruptiveFoul), !typed.isEmpty, "unsportsmanlike".hasPrefix(typed) {
      return .foulOfOtherRules(word, rules: name, .disruptiveFoul, .flagrantFoul, self)
    }
    let isOfOthers = !isIntentional && typed.utf8.count > 2
    return isOfOthers && Move.intentional.hasPrefix(typed) ? .unknownMove(word) : nil
  }
}

/// For which five a free throw counts in plus-minus.
public enum FreeThrowFive: String, CaseIterable, Sendable {
  /// Those on court when it goes in.
  case made
  /// Those on court at the foul.
  case foul
}
