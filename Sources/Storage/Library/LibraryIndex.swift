import Basketball
import Documents
import Platform

/// A file beside the games with facts of them: the game changed last, the unfinished ones, the newest, who has
/// played, and what else a new game has to know. Finding a fact takes the same time for ten games and ten thousand.
///
/// The index is only a cache: it is valid as long as the folder has the stamp in it.
struct LibraryIndex {
  /// The stamp of the folder when the index was made.
  private(set) var stamp: String
  private(set) var lines: SortedLines

  /// How many of the newest games the index has.
  private static let newestCount = 32

  /// What the index needs of a game's file: the row in a list, and when time runs out for the game.
  typealias Head = (row: GameRow, timeOut: TimeOfDay?)

  /// The index of these games. An unfinished game, or the one changed last, stays in it even if it
  /// cannot be read any more: it may be the one meant.
  init(heads: [Head], unknown: [String], of stamp: FolderStamp, before: LibraryIndex?) {
    self.stamp = stamp.text
    var values = [String: String]()
    for (row, timeOut) in heads {
      // Of the games of a team, and of the games made in one half of a day, the last one is kept.
      values.merge(Self.facts(of: Told(row))) { max($0, $1) }
      if row.status != .finished { values["open \(row.id)"] = timeOut?.text ?? "" }
    }
    for id in unknown {
      values["unknown \(id)"] = ""
      if before?.lines["open \(id)"] != nil { values["open \(id)"] = values["open \(id)"] ?? "" }
    }
    let newest = heads.map { Self.played($0.row.date, $0.row.id) }.sorted()
    for key in newest.suffix(Self.newestCount) { values[key] = "" }
    let last = heads.map { ($0.row.changed ?? $0.row.created, $0.row.id) }.max { $0 < $1 }?.1
    values["changed"] = before?.changed.flatMap { unknown.contains($0) ? $0 : nil } ?? last
    lines = SortedLines(values)
  }

  /// The index after a change of a game, or with a new one; nil if only the files can tell: when a game's team is
  /// renamed, the index does not know the last game of the old name.
  func updated(
    with game: GameState, since old: GameState?, isNew: Bool, stamp: FolderStamp
  ) -> LibraryIndex? {
    guard isNew || old != nil, lines["unknown \(game.id)"] == nil else { return nil }
    var next = self
    next.stamp = stamp.text
    next.lines["changed"] = game.id
    next.lines["open \(game.id)"] = game.finish == nil ? game.timeOut?.text ?? "" : nil
    let told = old.map(Told.init)
    let new = Told(game)
    // A play changes none of these facts.
    if told == new { return next }
    let before = told.map(Self.facts) ?? [:]
    let after = Self.facts(of: new)
    for (key, value) in before where after[key] == nil && lines[key] == value {
      if key.hasPrefix("team ") { return nil }
      next.lines[key] = nil
    }
    for (key, value) in after where before[key] != value {
      let known = lines[key].flatMap { $0 == before[key] ? nil : $0 }
      next.lines[key] = known.map { max($0, value) } ?? value
    }
    if isNew {
      next.lines[Self.played(game.date, game.id)] = ""
      let all = next.lines.keys(behind: "played ")
      for key in all.dropLast(Self.newestCount) { next.lines["played \(key)"] = nil }
    }
    return next
  }
}

/// The facts of a game from which its lines in the index follow.
private struct Told: Equatable {
  let id: String
  let date: GameDate
  let teams: Sides<String>
  let link: EventLink?
  let source: GameSource?

  init(_ row: GameRow) {
    id = row.id
    date = row.date
    teams = row.teams
    link = row.link
    source = row.source
  }

  init(_ game: GameState) {
    id = game.id
    date = game.date
    teams = game.teams.map(\.name)
    link = game.link
    source = game.source
  }
}

/// The lines.
extension LibraryIndex {
  private static func facts(of game: Told) -> [String: String] {
    let time = game.date.created.text
    var facts = ["made \(half(of: game.date.created))": time]
    for team in game.teams.both {
      facts[self.team(Name.identity(team))] = "\(game.date.day.text) \(time) \(game.id)\t\(team)"
    }
    if let source = game.source { facts[imported(source)] = game.id }
    if let link = game.link {
      facts["link \(game.id)"] = "\(link.fixture) \(link.event)"
      facts[linked(link) + game.id] = ""
    }
    return facts
  }

  /// The half of a day in UTC, counted from 1970: games whose day was typed are made from noon on, and a game made in
  /// the morning of that day keeps its own time.
  private static func half(of created: TimeOfDay) -> Int { created.milliseconds / 43_200_000 }

  private static func team(_ identity: String) -> String { "team \(identity)" }

  private static func imported(_ source: GameSource) -> String {
    "imported \(source.kind) \(source.id)"
  }

  // No name of a file has a slash.
  private static func linked(_ link: EventLink) -> String {
    "linked \(link.fixture) \(link.event)/"
  }

  private static func played(_ date: GameDate, _ id: String) -> String {
    "played \(date.day.text) \(date.created.text) \(id)"
  }
}

/// The facts that the index has.
extension LibraryIndex {
  /// The id of the game changed last, finished or not.
  var changed: String? { lines["changed"] }

  /// The games that are not finished, in order, and when time runs out for each; nil if it does not.
  var open: [(id: String, timeOut: TimeOfDay?)] {
    lines.rests(behind: "open ").map { line in
      var time = line[...]
      return (String(time.cut(at: "\t")), TimeOfDay(String(time)))
    }
  }

  /// Ids of files that could not be read when the index was made.
  var unknown: [String] { lines.keys(behind: "unknown ") }

  /// The ids of the newest games, the newest first.
  var newest: [String] {
    lines.keys(behind: "played ").reversed().map {
      String($0.dropFirst(Day.length + TimeOfDay.length + 2))
    }
  }

  /// The fixture that a game is linked to.
  func link(of id: String) -> EventLink? {
    guard var rest = lines["link \(id)"]?[...] else { return nil }
    return Int(rest.cut(at: " ")).map { EventLink(event: String(rest), fixture: $0) }
  }

  /// The ids of the games that are linked to a fixture.
  func ids(of link: EventLink) -> [String] { lines.keys(behind: Self.linked(link)) }

  /// The id of the game that was imported from a source.
  func id(of source: GameSource) -> String? { lines[Self.imported(source)] }

  /// An instant at which no game was made: this one or, where one was made then or later in its half
  /// of the day, the next after all of that half.
  func free(from time: TimeOfDay) -> TimeOfDay {
    guard let last = lines["made \(Self.half(of: time))"].flatMap({ TimeOfDay($0) }), last >= time
    else { return time }
    return free(from: TimeOfDay(milliseconds: last.milliseconds + 1))
  }

  /// The id of the last game of a team.
  func lastGame(ofTeam identity: String) -> String? {
    guard var rest = lines[Self.team(identity)]?[...] else { return nil }
    return String(rest.cut(at: "\t").dropFirst(Day.length + TimeOfDay.length + 2))
  }

  /// The names of all teams that have played, each as in its last game.
  var teamNames: [String] {
    lines.rests(behind: "team ").map { String($0.split(separator: "\t").last ?? "") }.sorted()
  }
}

extension GameState {
  /// When time runs out and the game is over, if nobody does anything; nil if the game goes on then.
  var timeOut: TimeOfDay? { timeEnds.flatMap { asOf($0).finish == nil ? nil : $0 } }
}

extension Substring {
  /// Removes and returns the text up to a character of one byte, and removes that character; takes all if there is no
  /// such character. By bytes: as characters, a space and an accent after it would be one.
  mutating func cut(at end: Unicode.Scalar) -> Substring {
    let place = utf8.firstIndex(of: UInt8(ascii: end))
    let text = self[..<(place ?? endIndex)]
    self = place.map { self[utf8.index(after: $0)...] } ?? ""
    return text
  }
}

/// The file: a word that no other layout begins with, a checksum of the rest, the stamp, and the lines.
extension LibraryIndex {
  /// The largest file that this tool can have written, in bytes.
  static var largest: Int { 1 << 24 }

  private static let start = Array("index ".utf8)

  var bytes: [UInt8] {
    let rest = Array("\(stamp)\n".utf8) + lines.bytes
    return Self.start + Checksum(rest[...]).text.utf8 + rest
  }

  /// Nil if any byte differs from what was written.
  init?(bytes: [UInt8]) {
    let rest = bytes.dropFirst(Self.start.count + Checksum.digits)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      bytes.starts(with: Self.start + Checksum(rest).text.utf8)
    else { return nil }
    stamp = String(decoding: rest[..<end], as: UTF8.self)
    lines = SortedLines(bytes: Array(rest[(end + 1)...]))
  }
}
