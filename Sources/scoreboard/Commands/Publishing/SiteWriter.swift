import Basketball
import Documents
import Storage
import Views

/// Writes the pages of a library into a folder: only those that are new or have changed.
@MainActor
struct SiteWriter {
  private let library: GameLibrary
  private let now: TimeOfDay
  private let day: (TimeOfDay) -> String
  /// Pages that were written, that were there as they should be, and that are no more.
  private(set) var counts = (written: 0, unchanged: 0, removed: 0)
  /// The folders as they were before anything was written: what is written in one of them is not
  /// remembered, and takes no memory.
  private let folders: [String: OutputFolder]
  /// The names of the pages in each folder.
  private var names: [String: Set<String>] = [:]

  /// What all pages of a site are made by; that of a game goes on with its day and the seal that it is
  /// made from.
  nonisolated static let mark = "scoreboard site \(Tool.version)"

  /// A site in a folder, which is made if there is none.
  init(
    _ path: String, of library: GameLibrary, now: TimeOfDay, day: @escaping (TimeOfDay) -> String
  ) throws {
    (self.library, self.now, self.day) = (library, now, day)
    var folders = ["": try OutputFolder(path)]
    for name in SitePages.folders { folders[name] = try OutputFolder("\(path)/\(name)") }
    self.folders = folders
  }

  /// Writes the pages of some games, the newest first, and those that tell of them.
  ///
  /// - Parameter failed: is told of what cannot be read, which is left out everywhere.
  mutating func write(_ games: [GameRow], failed: (LibraryError) -> Void) throws {
    let whole = try writeGames(games, failed: failed)
    var pages = SitePages(day: day, mark: Self.mark)
    try library.inTurn(whole) { [library, now] id throws(LibraryError) in
      try library.document(of: id, now: now)
    } use: { game in
      switch game {
      case .success(let game): pages.add(game)
      case .failure(let error): failed(error)
      }
    }
    try pages.write { try put($0.bytes, $0.name, in: $0.folder) }
  }

  /// Removes the pages that were not written now.
  mutating func removeOthers() throws {
    for folder in SitePages.folders { try removeOthers(in: folder) }
  }

  /// Writes the pages of games that have changed since theirs was made.
  ///
  /// - Returns: the games that have a page.
  private mutating func writeGames(
    _ games: [GameRow], failed: (LibraryError) -> Void
  ) throws -> [String] {
    let old = folders["games"]
    // The page of a game whose clock runs is another one from one moment to the next.
    let running = Set(games.filter { $0.status == .running }.map(\.id))
    let days = Dictionary(games.map { ($0.id, day($0.created)) }) { first, _ in first }
    var whole: [String] = []
    try library.inTurn(games.map(\.id)) {
      [library, now] id throws(LibraryError) -> (id: String, bytes: [UInt8]?) in
      let day = days[id] ?? ""
      let seal = running.contains(id) ? nil : library.seal(of: id)
      let mark = seal.map { "\(Self.mark) \(day) \($0)" } ?? Self.mark
      let page = old?.beginning(of: "\(id).html", atMost: PageMark.room)
      if seal != nil, page.flatMap(PageMark.read) == mark { return (id, nil) }
      let sheet = try library.game(id).scoresheet()
      return (id, GamePage(sheet, now: now, day: day, mark: mark, isInSite: true).bytes)
    } use: { page in
      switch page {
      case .success(let page):
        whole.append(page.id)
        if let bytes = page.bytes {
          try put(bytes, page.id, in: "games")
        } else {
          names["games", default: []].insert(page.id)
          counts.unchanged += 1
        }
      case .failure(let error): failed(error)
      }
    }
    return whole
  }

  private mutating func put(_ bytes: [UInt8], _ name: String, in folder: String) throws {
    guard var output = folders[folder] else { return }
    let file = "\(name).html"
    if let old = output.beginning(of: file, atMost: PageMark.room), !PageMark.isOwn(old) {
      throw Failure.notPage("\(output.path)/\(file)")
    }
    let replaced = try output.write([(file, String(decoding: bytes, as: UTF8.self))])
    names[folder, default: []].insert(name)
    counts.written += replaced
    counts.unchanged += 1 - replaced
  }

  /// Removes the pages of a folder that are no more of the site; what is not of this tool stays.
  private mutating func removeOthers(in name: String) throws {
    guard let folder = folders[name] else { return }
    for file in try folder.names() where file.hasSuffix(".html") {
      if names[name]?.contains(String(file.dropLast(5))) == true { continue }
      let page = folder.beginning(of: file, atMost: PageMark.room)
      guard page.flatMap(PageMark.read)?.hasPrefix("scoreboard site ") == true else { continue }
      try folder.remove(file)
      counts.removed += 1
    }
  }
}

extension Failure {
  /// A file in the place of a page that this tool has not written.
  nonisolated static func notPage(_ path: String) -> Failure {
    Failure(
      "notPage", .cannotCreate, "\(path.excerpt) is no page of this tool, and is not replaced",
      hint: "name another file, or remove it")
  }
}
