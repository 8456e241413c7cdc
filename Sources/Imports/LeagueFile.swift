import Basketball
import Documents
import JSON

/// Reads how a league publishes games. A fifth league is one more file of this folder, and one more of
/// `all`.
protocol LeagueReader: Sendable {
  /// The kind of its games in JSON.
  static var kind: String { get }
  /// Which part of a game a document is; nil if it is none of this league.
  static func part(of root: JSONValue) throws -> LeagueFile.Part?
  /// Reads the parts of a game, of which the box may be missing.
  init(_ root: JSONValue, box: JSONValue?) throws

  var id: String? { get }
  var day: String? { get }
  var rules: Rules { get }
  var squads: Sides<Squad> { get }
  var plays: Transcript { get }
  var hasBox: Bool { get }
}

extension LeagueReader {
  var id: String? { nil }
  var day: String? { nil }
  var hasBox: Bool { true }
}

/// A file of a league, known by its content.
public struct LeagueFile: Sendable {
  /// What the user calls it.
  public let name: String
  let reader: any LeagueReader.Type
  let part: Part
  let root: JSONValue

  private static let all: [any LeagueReader.Type] = [
    FIBALiveStats.self, NBA.self, EuroLeague.self, Sidearm.self,
  ]

  /// What a file has of a game, and what joins its halves.
  struct Part {
    var hasPlays = true
    var hasBox = true
    /// The league's id of the game, or its two teams; nil where one file has all.
    var key: String?
    /// The score, where teams may meet more than once; halves differ in it where one has a slip.
    var score: Sides<Int>?

    func isOf(_ other: Part, withScore: Bool) -> Bool {
      key == other.key && (score == other.score || !withScore)
    }
  }

  public init(_ name: String, _ bytes: [UInt8]) throws {
    do {
      root = try JSONText(Array(bytes.withoutMark)).root
    } catch {
      throw ImportError.damaged(error.text)
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
  public var isWhole: Bool { part.hasPlays && part.hasBox }
}

/// Why a file is no game.
public enum ImportError: Error, Equatable, Sendable {
  /// It is no JSON, or something is missing in it or of the wrong type.
  case damaged(String)
  /// It is JSON, and no file of a league.
  case foreign
  /// It has a box score, and no other file has the plays.
  case noPlays
  /// It has plays whose box score may be in a file that is damaged.
  case perhapsWithoutBox
}

/// The files of a game, of which the box may be missing.
public struct GameFiles: Sendable {
  /// The file with the plays.
  public let plays: LeagueFile
  private(set) var box: LeagueFile?

  /// The kind of its files.
  public var kind: String { plays.reader.kind }

  /// The games of files in any order, and the box scores without plays.
  public static func games(
    of files: [LeagueFile]
  ) -> (games: [GameFiles], boxesAlone: [LeagueFile]) {
    var games = files.filter(\.part.hasPlays).map { GameFiles(plays: $0) }
    var boxes = files.filter { !$0.part.hasPlays }
    for withScore in [true, false] {
      for place in games.indices where games[place].box == nil {
        let plays = games[place].plays.part
        let box = boxes.firstIndex { $0.part.isOf(plays, withScore: withScore) }
        games[place].box = box.map { boxes.remove(at: $0) }
      }
    }
    // A second copy of a box score is not alone.
    boxes.removeAll { box in
      files.contains { $0.part.hasPlays && box.part.isOf($0.part, withScore: false) }
    }
    return (games, boxes)
  }

  /// - Parameter isAnyDamaged: whether a file of the same call is damaged, which may be its box.
  public func read(isAnyDamaged: Bool) throws -> ImportedGame {
    if isAnyDamaged, box == nil, !plays.isWhole { throw ImportError.perhapsWithoutBox }
    do {
      let game = ImportedGame(try plays.reader.init(plays.root, box: box?.root))
      if game.lines.isEmpty { throw ImportError.noPlays }
      return game
    } catch let error as JSONError {
      throw ImportError.damaged(error.text)
    }
  }
}
