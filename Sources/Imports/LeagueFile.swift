import Basketball
import JSON

/// How a league publishes games. A fifth league is one more file of this folder, and a row of `all`.
struct LeagueFormat: Sendable {
  /// The kind of its games in JSON.
  let kind: String
  /// Which part of a game a document is; nil if it is none of this league.
  let part: @Sendable (_ root: JSONValue) -> LeagueFile.Part?
  /// The game of its parts, of which the box may be missing.
  let game: @Sendable (_ plays: JSONValue, _ box: JSONValue?) throws(JSONError) -> ImportedGame

  static let all = [fibaLiveStats, nba, euroLeague, sidearm]
}

/// A file of a league, known by its content.
public struct LeagueFile: Sendable {
  /// What the user calls it.
  public let name: String
  let format: LeagueFormat
  let part: Part
  let root: JSONValue

  enum Part: Equatable, Sendable {
    case whole
    case plays(of: Teams)
    case box(of: Teams)
  }

  /// What joins the halves of a game.
  struct Teams: Equatable, Sendable {
    /// The league's id of the game, or its two teams.
    let key: String
    /// The score, where teams may meet more than once; halves differ in it where one has a slip.
    var score: Sides<Int>?
  }

  public init(_ name: String, _ bytes: [UInt8]) throws(ImportError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    do throws(JSONError) {
      root = try JSONText(bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes).root
    } catch {
      throw .damaged(error.text)
    }
    for format in LeagueFormat.all {
      guard let part = format.part(root) else { continue }
      (self.name, self.format, self.part) = (name, format, part)
      return
    }
    throw .foreign
  }

  /// Whether it has plays and box.
  public var isWhole: Bool { part == .whole }

  fileprivate var plays: Teams? { if case .plays(let teams) = part { teams } else { nil } }

  fileprivate func isBox(of teams: Teams, withScore: Bool) -> Bool {
    guard case .box(let own) = part else { return false }
    return own.key == teams.key && (own.score == teams.score || !withScore)
  }
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
  public var kind: String { plays.format.kind }

  /// The games of files in any order, and the box scores without plays.
  public static func games(
    of files: [LeagueFile]
  ) -> (games: [GameFiles], boxesAlone: [LeagueFile]) {
    var games = files.filter { $0.isWhole || $0.plays != nil }.map { GameFiles(plays: $0) }
    var boxes = files.filter { !$0.isWhole && $0.plays == nil }
    for withScore in [true, false] {
      for place in games.indices where games[place].box == nil {
        guard let teams = games[place].plays.plays,
          let box = boxes.firstIndex(where: { $0.isBox(of: teams, withScore: withScore) })
        else { continue }
        games[place].box = boxes.remove(at: box)
      }
    }
    // A second copy of a box score is not alone.
    boxes.removeAll { box in
      files.contains { $0.plays.map { box.isBox(of: $0, withScore: false) } ?? false }
    }
    return (games, boxes)
  }

  /// - Parameter isAnyDamaged: whether a file of the same call is damaged, which may be its box.
  public func read(isAnyDamaged: Bool) throws(ImportError) -> ImportedGame {
    if isAnyDamaged, box == nil, !plays.isWhole { throw .perhapsWithoutBox }
    let game: ImportedGame
    do throws(JSONError) {
      game = try plays.format.game(plays.root, box?.root)
    } catch {
      throw .damaged(error.text)
    }
    if game.lines.isEmpty { throw .noPlays }
    return game
  }
}
