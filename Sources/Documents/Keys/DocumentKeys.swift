import Basketball
import JSON

/// A key of a document.
struct DocumentKey {
  let name: String
  /// What its value is, as `DocumentKeys` reads it.
  let type: String
  let meaning: String
  /// Whether it is left out where it is not used.
  var isOptional = false
}

/// The keys of all documents, from which help and JSON Schemas come.
///
/// They are read from texts, a line a key: its name, its type, its meaning. They belong to the object
/// above them. A line with a format says which objects its documents may be.
///
///     scoreboard.game/1 Game the game
///     Game
///       + Score            the keys of another object; of Score? each only where it is used
///       winner side?       a side, or null
///       plays [Play]       a list of objects
///       leftOut {count}    any names, each with a count
///       lead <count>       an object of home and away
///       clock up/down      one of these words
///       event =finished    this word
///       here count|[count] one of these types
///       change? Change     a key that is there only where it is used
///
/// The keys of `Kinds` are types with a name.
public struct DocumentKeys {
  /// A kind of document: its name, the objects that it may be, and what it is.
  public struct Format {
    public let name: String
    let objects: [String]
    public let meaning: String
  }

  public private(set) var formats = [Format]()
  private var objects = Self.tables

  /// The keys of all documents.
  public init() {
    var object = ""
    let texts = [Self.kinds, Self.games, Self.files, Self.answers].joined(separator: "\n")
    for line in texts.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      if words.count == 1 {
        object = words[0]
      } else if line.first != " " {
        add(Format(name: words[0], objects: words[1].parts, meaning: words[2]))
      } else if words[0] == "+" {
        include(words[1], in: object)
      } else {
        let isOptional = words[0].hasSuffix("?")
        objects[object, default: []].append(
          DocumentKey(
            name: words[0].required, type: words[1], meaning: words[2], isOptional: isOptional))
      }
    }
    formats.sort { $0.name < $1.name }
  }

  private mutating func add(_ format: Format) {
    formats.append(format)
    // A document of a format without a version does not name its format.
    guard format.name.contains("/") else { return }
    objects[format.objects[0]] = [
      DocumentKey(name: "format", type: "=" + format.name, meaning: "what it is")
    ]
  }

  private mutating func include(_ other: String, in object: String) {
    let known = keys(of: object).map(\.name)
    for var key in keys(of: other.required) where !known.contains(key.name) {
      if other.hasSuffix("?") { key.isOptional = true }
      objects[object, default: []].append(key)
    }
  }

  /// The objects and the kinds of values that a document is made of, in the order in which they are first named.
  func names(in format: Format) -> [String] {
    var (found, types) = ([String](), format.objects[...])
    while let type = types.popFirst() {
      for name in type.split(whereSeparator: { "[]{}<>?|".contains($0) }).map(String.init)
      where !found.contains(name) {
        found.append(name)
        types += keys(of: name).map(\.type)
      }
    }
    return found
  }

  /// The keys of an object by the alphabet; none if it is not one.
  func keys(of object: String) -> [DocumentKey] {
    (objects[object] ?? []).sorted { $0.name < $1.name }
  }
}

extension String {
  /// The parts between bars.
  var parts: [String] { parts(by: "|") }

  /// The name without a question mark.
  var required: String { hasSuffix("?") ? String(dropLast()) : self }
}

/// Keys that come from the tables by which documents are written.
extension DocumentKeys {
  private static var tables: [String: [DocumentKey]] {
    let rules = RuleText.all.compactMap(\.documentKey)
    return [
      "Attempts": shots("count?"), "Percentages": shots("percent?"),
      "Counts": counts(StatLine.counted), "KeptCounts": counts(StatLine.counted, areKept: true),
      "PlayerCounts": counts(StatLine.countedOfPlayer),
      "TeamFouls": counts(Move.fouls),
      "BaseRules": rules.filter { Rules.oldKeys.contains($0.name) },
      "LaterRules": rules.filter { !Rules.oldKeys.contains($0.name) },
      "Efficiency": keys(of: Efficiency.columns), "Numbers": keys(of: TeamNumbers.columns()),
      "Ratings": keys(of: Table<Unit>.ratings.columns),
      "Kinds": [
        words("ending", Ending.names), words("foul", Move.fouls.map(\.name)),
        words("cardKey", Card.Key.names),
        words("court", Markings.names),
        words("kind", Kinds.Kind.names),
        words("move", Move.allCases.map(\.name)),
        words("ranking", Ranking.names),
        words("zone", Zone.names),
      ],
    ]
  }

  private static func words(_ name: String, _ words: [String]) -> DocumentKey {
    DocumentKey(
      name: name, type: words.joined(separator: "/"), meaning: words.joined(separator: " or "))
  }

  private static func counts(_ moves: [Move], areKept: Bool = false) -> [DocumentKey] {
    moves.map { move in
      DocumentKey(
        name: move.name, type: areKept ? "count?" : "count",
        meaning: move.row.definition + (areKept ? "; null where none were counted" : ""))
    }
  }

  private static func shots(_ type: String) -> [DocumentKey] {
    (["field"] + Shot.allCases.map(\.made.name)).map {
      DocumentKey(name: $0, type: type, meaning: "of these shots; null if no miss was recorded")
    }
  }

  private static func keys<Row>(of columns: [Column<Row>]) -> [DocumentKey] {
    columns.map { column in
      let type = column.kind == .count ? "count?" : column.kind == .share ? "share?" : "number?"
      return DocumentKey(
        name: column.key.description, type: type,
        meaning: column.meaning + "; null if the plays do not tell")
    }
  }
}
