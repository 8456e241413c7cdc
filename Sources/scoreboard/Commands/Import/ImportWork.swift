import Basketball
import Imports
import JSON
import Storage

/// The work of `import`: reads files, plays their games, and saves them.
struct ImportWork {
  private let context: Context
  private let date: Day?
  private let printsFeed: Bool
  private let library: GameLibrary
  /// The time of the whole import, which the tapes of all games have.
  private let now: TimeOfDay
  private let progress: Progress
  /// The number of files that were handled, and of all files.
  private var (done, total) = (0, 0)
  private var halves = [LeagueFile]()
  /// The games that were made, or that the library had already.
  private(set) var answers = [(id: String, json: JSON)]()
  /// The feed of each game.
  private(set) var feeds = [[String]]()
  /// The notes about the games.
  private(set) var notes = [ImportNote]()
  /// The errors, each with the path of its file where the error does not name the file.
  private var faults = [(error: any Error, path: String?)]()

  /// Files that are in memory at a time; halves of games stay until all are read.
  private static let atATime = 64

  init(in context: Context, date: Day?, printsFeed: Bool) throws {
    self.context = context
    library = try context.library
    self.date = date
    self.printsFeed = printsFeed
    now = context.now
    progress = Progress(in: context, of: "files")
  }

  /// Makes the games of these files and folders, as far as the library can be written.
  mutating func make(of words: [String]) {
    let files = words.flatMap { inputs(of: $0) }
    total = files.count
    do {
      for first in stride(from: 0, to: files.count, by: Self.atATime) {
        try make(of: files[first...].prefix(Self.atATime))
      }
      let (games, alone) = GameFiles.games(of: halves)
      try make(games)
      for file in alone { refuse(ImportError.noPlays, file.name) }
      if answers.isEmpty, feeds.isEmpty, faults.isEmpty, notes.isEmpty {
        notes.append(ImportNote(text: "no file of a league was found in \(words.few())"))
      }
    } catch {
      faults.append((error, nil))
    }
    progress.end()
  }

  /// The problems: one for each file, or one for many files with the same kind of problem, unless a program reads the
  /// answer.
  var failures: [Problem] {
    let kinds = faults.compactMap { $0.error as? ImportError }
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    var said = Set<ImportError>()
    return faults.compactMap { error, path in
      guard let path else { return Problem(error) }
      guard let kind = error as? ImportError, let count = counts[kind], count > ImportNote.few,
        !context.options.isJSON
      else { return Problem(error).inFile(path) }
      return said.insert(kind).inserted
        ? Problem(error).inFile("\(path) and \(count - 1) more files") : nil
    }
  }

  /// The files that a word names: one file, the files of a folder or, for `-`, the input.
  private mutating func inputs(of word: String) -> [InputFile] {
    do {
      if word == "-" { return [InputFile(path: word, bytes: try context.input())] }
      return try InputFile.files(word)
    } catch {
      faults.append((error, nil))
      return []
    }
  }

  private mutating func make(of files: ArraySlice<InputFile>) throws {
    var whole = [LeagueFile]()
    onAllCores(files, share: 1) { file in
      (file, Result { try file.read() })
    } use: { input, file in
      switch file {
      case .success(let file?) where file.isWhole: whole.append(file)
      case .success(let file): halves += file.array
      case .failure(ImportError.foreign) where input.isInFolder:
        note("no file of a league", many: "no files of a league", of: input)
      case .failure(ImportError.otherFormat(let name)) where input.isInFolder:
        note("\(name), another format", of: input)
      case .failure(let error): refuse(error, input.path)
      }
      if whole.last?.name != input.path { pass() }
    }
    try make(GameFiles.games(of: whole).games)
  }

  private mutating func pass() {
    done += 1
    progress.pass(done, of: total)
  }

  private mutating func note(_ what: String, many: String? = nil, of file: InputFile) {
    notes.append(ImportNote(text: "\(file.path) is \(what)", many: "files are \(many ?? what)"))
  }

  private mutating func refuse(_ error: any Error, _ path: String) {
    faults.append((error, error is ImportError ? path : nil))
  }

  private mutating func make(_ games: [GameFiles]) throws {
    var played = [PlayedFile]()
    // A file of a whole game without plays is not the box of another game.
    let isAnyRefused = faults.contains { $0.error as? ImportError != .noPlays }
    try onAllCores(games[...], share: 1) { [now, date, isAnyRefused] game in
      (game, Result { try PlayedFile(game, isAnyRefused: isAnyRefused, on: date, now: now) })
    } use: { game, file in
      switch file {
      case .success(let file): played.append(file)
      case .failure(let error): refuse(error, game.plays.name)
      }
      if game.plays.isWhole { pass() }
      if played.count == Self.atATime {
        try finish(played)
        played = []
      }
    }
    try finish(played)
  }

  private mutating func finish(_ files: [PlayedFile]) throws {
    if printsFeed {
      feeds += files.map { $0.feed(on: day(of: $0)) }
    } else if context.options.isDryRun {
      for file in files {
        let known = try library.id(of: file.source)
        try tell(of: file, known ?? library.freeID(of: game(of: file)), isNew: known == nil)
      }
    } else {
      try library.create(files, now: now) {
        game(of: $0)
      } begin: { file, sheet in
        sheet = file.played.sheet.opened(as: sheet)
      } use: {
        tell(of: $0, $1, isNew: $2)
      }
    }
  }

  private func day(of file: PlayedFile) -> Day {
    file.game.day ?? date ?? context.today
  }

  private func game(of file: PlayedFile) -> NewGame {
    NewGame(
      file.game.teams, by: file.game.rules, on: day(of: file), isDated: true, from: file.source,
      card: file.game.card)
  }

  private mutating func tell(of file: PlayedFile, _ id: String, isNew: Bool) {
    let repeated = ImportNote(
      text: "\(file.name) was imported before, as \(id)", many: "games were imported before")
    notes += isNew ? file.notes : [repeated]
    let answer: JSON = [
      "differences": file.differences, "id": id,
      "leftOut": JSON.map(file.game.leftOut.mapValues { $0.json }), "new": isNew,
      "plays": file.played.sheet.state.box.count, "source": file.source,
    ]
    answers.append((id, answer))
  }
}
