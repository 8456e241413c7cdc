import Basketball
import Documents
import JSON

/// Reads the files in which a league publishes its games. A fifth league is one more file in this folder, and one
/// more entry of `all`.
protocol LeagueReader: Sendable {
  /// The other files of a game, besides that of its plays.
  typealias Parts = [LeaguePart.Kind: JSONValue]

  /// The kind of the league's files in JSON, such as `nba`.
  static var kind: String { get }
  /// Which part of a game a document is; nil if it is none of this league.
  static func part(of root: JSONValue) throws -> LeaguePart?
  /// Reads a game of its plays and, where there are, its other parts.
  init(_ root: JSONValue, _ parts: Parts) throws

  var id: String? { get }
  var day: String? { get }
  var rules: Rules { get }
  var squads: Sides<Squad> { get }
  var plays: Transcript { get }
  /// The card, as far as the files tell it.
  var card: Card { get }
  var hasBox: Bool { get }
  /// The game time of a box score that was made during the game, such as `Q2 5:12`; nil for that of a whole game.
  var boxTime: String? { get }
  /// How many places of shots in the files belong to no play.
  var unfitPlaces: Int { get }
}

extension LeagueReader {
  var id: String? { nil }
  var day: String? { nil }
  var hasBox: Bool { true }
  var boxTime: String? { nil }
  var unfitPlaces: Int { 0 }
}

/// A file of a league, known by its content.
public struct LeagueFile: Sendable {
  /// The name by which the user gave the file.
  public let name: String
  let reader: any LeagueReader.Type
  let part: LeaguePart
  let root: JSONValue

  private static let all: [any LeagueReader.Type] = [
    FIBALiveStats.self, NBA.self, EuroLeague.self, Sidearm.self,
  ]

  public init(_ name: String, _ bytes: [UInt8]) throws {
    do {
      root = try JSONText(Array(bytes.withoutMark)).root
    } catch {
      throw ImportError.damaged(OtherFormat.name(of: bytes).map { "it is \($0)" } ?? error.text)
    }
    for reader in Self.all {
      guard let part = try reader.part(of: root) else { continue }
      self.name = name
      self.reader = reader
      self.part = part
      return
    }
    throw ImportError.foreign
  }

  /// Whether it has plays and box.
  public var isWhole: Bool { part.kind == .whole }
}

/// The part of a game that a file has, and the keys that join it with the other files of the game.
struct LeaguePart {
  enum Kind: String, CaseIterable { case whole, plays, box, header, points }

  var kind = Kind.whole
  /// Each is the league's id of the game, its two teams, or their codes; none where one file has all of the game.
  var keys = [String]()
  /// The score, where teams may meet more than once; files differ in it where one has a slip.
  var score: Sides<Int>?

  var hasPlays: Bool { kind == .whole || kind == .plays }

  /// The marks by which a file of a kind is known to be of the same game: the kind and one of the keys, and the score
  /// if it counts.
  func marks(of kind: Kind, withScore: Bool) -> [[String]] {
    let score = withScore ? score?.both.map { "\($0)" } ?? [] : []
    return keys.map { [kind.rawValue, $0] + score }
  }
}

/// Why a file is no game.
public enum ImportError: ReportedError, Hashable {
  /// It is no JSON, or something is missing in it or of the wrong type.
  case damaged(String)
  /// It is JSON, and no file of a league.
  case foreign
  /// It is of a league, in a format that has too little of a game.
  case otherFormat(String)
  /// It has a box score, and no other file has the plays.
  case noPlays
  /// It has plays whose box score may be in a file that is refused.
  case perhapsWithoutBox

  public var problem: Problem {
    let known: Hint = "'scoreboard help import' says which are known"
    return switch self {
    case .damaged(let what):
      Problem("damagedImport", .data, "it cannot be read: \(what)")
    case .foreign: Problem("foreignImport", .data, "it is no file of a league", known)
    case .otherFormat(let name):
      Problem("otherFormat", .data, "it is \(name), another format", known)
    case .noPlays:
      Problem(
        "boxWithoutPlays", .data, "no file has the plays of its game",
        "name the play-by-play beside it")
    case .perhapsWithoutBox:
      Problem(
        "perhapsWithoutBox", .data, "its box score is missing, and may be in a refused file",
        "name it alone to import it without")
    }
  }
}

/// The files of a game, of which all but the plays may be missing.
public struct GameFiles: Sendable {
  /// The file with the plays.
  public let plays: LeagueFile
  private var others = [LeaguePart.Kind: LeagueFile]()

  /// The kind of its files.
  public var kind: String { plays.reader.kind }

  /// The games of files in any order, and the files of games whose plays are missing.
  public static func games(
    of files: [LeagueFile]
  ) -> (games: [GameFiles], alone: [LeagueFile]) {
    var games = files.filter(\.part.hasPlays).map { GameFiles(plays: $0) }
    let others = files.filter { !$0.part.hasPlays }
    var joined = Set<Int>()
    for withScore in [true, false] {
      // The indices of files by their marks, the first file last.
      var waiting = [[String]: [Int]]()
      for place in others.indices.reversed() where !joined.contains(place) {
        let part = others[place].part
        for mark in part.marks(of: part.kind, withScore: withScore) {
          waiting[mark, default: []].append(place)
        }
      }
      func next(_ marks: [[String]]) -> LeagueFile? {
        for mark in marks {
          while let place = waiting[mark]?.popLast() {
            if joined.insert(place).inserted { return others[place] }
          }
        }
        return nil
      }
      for game in games.indices {
        let part = games[game].plays.part
        for kind in LeaguePart.Kind.allCases where games[game].others[kind] == nil {
          games[game].others[kind] = next(part.marks(of: kind, withScore: withScore))
        }
      }
    }
    // A second copy of a box score is not alone.
    let known = Set(games.flatMap(\.plays.part.keys))
    let alone = others.filter { known.isDisjoint(with: $0.part.keys) }
    return (games, alone)
  }

  /// - Parameter isAnyRefused: whether a file of the same call is refused, which may be its box.
  /// - Parameter date: the day of a game whose files have none.
  public func read(isAnyRefused: Bool, on date: Day? = nil) throws -> ImportedGame {
    if isAnyRefused, others[.box] == nil, !plays.isWhole {
      throw ImportError.perhapsWithoutBox
    }
    do {
      let game = try ImportedGame(
        plays.reader.init(plays.root, others.mapValues(\.root)), on: date)
      if game.steps.isEmpty { throw ImportError.noPlays }
      return game
    } catch let error as JSONError {
      throw ImportError.damaged(error.text)
    }
  }
}
