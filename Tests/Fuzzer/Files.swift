import Basketball
import CLibrary
import Documents
import Fixtures
import Platform
import Season
import Storage
import Terminal
import Views

/// Files of games, changed at random: nothing that is done with one crashes or hangs, none that is
/// damaged is written over, and what is written can be read.
struct Files: Surface {
  private let library: GameLibrary
  private let path: String
  /// Files of games as the tool writes them.
  private var originals = [[UInt8]]()
  private static let id = "day"

  init(folder: String, tool: String) throws {
    var system = FileSystem.posix
    system.sync = { _ in }
    (library, path) = (GameLibrary(folder, system: system), "\(folder)/\(Self.id).json")
    for seed in 0..<24 { originals.append(try original(seed)) }
  }

  /// The file of a random game.
  private func original(_ seed: Int) throws -> [UInt8] {
    var random = RandomGame(seed: seed)
    let made = try library.create(
      NewGame(random.teams(), by: random.rules(), on: "2026-11-20"), now: random.now)
    var game = made
    for _ in 0..<seed * 2 {
      random.wait()
      let verb = random.verb(in: game.state)
      game = try library.update(game, [verb]) { [now = random.now] in now }.game
    }
    let path = "\(library.folder)/\(made.state.id).json"
    let bytes = contents(path) ?? []
    unlink(path)
    return Array(
      String(decoding: bytes, as: UTF8.self).replacing(
        "\"id\" : \"\(made.state.id)\"", with: "\"id\" : \"\(Self.id)\""
      ).utf8)
  }

  mutating func run(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let original = originals[random.place(originals)]
    try write(original, to: path)
    let known = try library.game(Self.id)
    var mutation = Mutation(original, others: originals, random: random)
    if random.oneIn(3) { mutation.forge() } else if random.oneIn(2) { mutation.reseal() }
    // Renamed, as another inode: the times of two writes may be the same.
    try write(mutation.bytes, to: path + ".new")
    try require(rename(path + ".new", path) == 0, "cannot rename")
    try look()
    if random.oneIn(8) { try repair(mutation.bytes) }
    try change(known, mutation.bytes, RandomGame(seed: seed))
  }

  /// Reads it in every way.
  private func look() throws {
    let inspection = library.check(Self.id)
    _ = inspection.findings
    let game = try? library.game(Self.id)
    if inspection.error == nil { try require(game != nil, "a file without fault is no game") }
    let now = TimeOfDay(milliseconds: 1_795_176_900_000)
    if let sheet = game?.sheet {
      _ = LineupsDocument.game(sheet.id, Sides(sheet, now: now)).pretty
      _ = FlowDocument(sheet, now: now).pretty
      _ = GamePage(sheet, now: now, mark: "").bytes
      _ = FeedCopy(sheet).lines
    }
    try readSeason(now)
    let listing = try library.list(now: now, detail: .lines) { $0.listed(counts: true) }
    try listing.write { _ in }
    try require(
      listing.games.count + listing.damaged.count == 1, "a list has not the one file in it")
  }

  /// Adds it up by its head, as a season does, and prints it.
  private func readSeason(_ now: TimeOfDay) throws {
    var season = Season()
    _ = try library.seasonGames(meant: GameFilter(), now: now) { season.add($0) }
    let style = Style(isOn: false)
    let page = TextPage(columns: 80, style: style)
    _ =
      page.standings([CompetitionTable(season.standings, title: nil)])
      + page.stats(season.players, ofTeams: false, perGame: true)
    _ = season.players.document(games: 1, ofTeams: false).pretty
    var teams = Season()
    _ = try library.seasonGames(meant: GameFilter(), detail: .numbers, now: now) {
      teams.add($0)
    }
    _ = page.stats(teams.teamTotals, ofTeams: true, perGame: true)
    _ = teams.teamTotals.document(games: 1, ofTeams: true).pretty
    guard let game = try? library.game(Self.id) else { return }
    let document = GameDocument(game.state, now: now)
    _ = page.board(document) + [document.pretty]
  }

  /// Writes its head again from its tape, or leaves it as it is.
  private func repair(_ bytes: [UInt8]) throws {
    do {
      try library.repair(Self.id)
      try require(library.check(Self.id).error == nil, "a file is repaired and has a fault")
      try write(bytes, to: path)
    } catch let error where !(error is Broken) {
      try require(contents(path) == bytes, "a file is written over that cannot be repaired")
    }
  }

  /// Does something to the game as it was known before the file changed.
  private func change(_ known: StoredGame, _ bytes: [UInt8], _ generator: RandomGame) throws {
    var generator = generator
    let game = try? library.game(Self.id)
    let hasFault = library.check(Self.id).error != nil
    let verb = generator.verb(in: (game ?? known).state)
    do {
      let update = try library.update(known, [verb]) { generator.now }
      try require(game != nil, "a damaged file is changed")
      let saved = try library.game(Self.id)
      // Of a finish a file says less than there is to know.
      let documents = [saved, update.game].map {
        GameDocument($0.state, now: generator.now)
      }
      try require(documents[0] == documents[1], "another game is saved")
      if !hasFault {
        try require(library.check(Self.id).error == nil, "what is written has a fault")
      }
    } catch let error as LibraryError {
      try require(contents(path) == bytes, "a file is written over: \(error)")
    }
  }
}
