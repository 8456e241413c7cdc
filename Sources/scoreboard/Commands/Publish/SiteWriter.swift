import Basketball
import Documents
import Events
import Storage
import Views

/// Writes the new and changed pages of a library into a folder.
struct SiteWriter {
  private let library: GameLibrary
  private let now: TimeOfDay
  private let day: @Sendable (TimeOfDay) -> String
  /// The numbers of pages written, unchanged and removed.
  private(set) var counts = (written: 0, unchanged: 0, removed: 0)
  /// The plans of the readable events.
  private var plans: [String: Plan] = [:]
  /// The folders of the site by name.
  private let folders: [String: OutputFolder]
  /// The names of the pages in each folder, as bytes: strings are equal whether composed or not,
  /// but file names are not.
  private var names: [String: Set<[UInt8]>] = [:]

  /// The mark of all pages of a site; that of a game goes on with its day and seal.
  static let mark = "scoreboard site \(Tool.version)"

  /// A site in a folder, which is made if it is missing.
  init(
    _ path: String, of library: GameLibrary, now: TimeOfDay,
    day: @escaping @Sendable (TimeOfDay) -> String
  ) throws {
    (self.library, self.now, self.day) = (library, now, day)
    var folders = ["": try OutputFolder(path)]
    // Without events a site needs no folder for them.
    let hasEvents =
      try !library.eventNames().isEmpty
      || folders[""]?.names().contains(SitePages.events) == true
    for name in SitePages.folders + (hasEvents ? [SitePages.events] : []) {
      folders[name] = try OutputFolder("\(path)/\(name)")
    }
    self.folders = folders
  }

  /// Writes the pages of the chosen games, and the pages about them.
  ///
  /// - Parameter failed: called with errors of unreadable files, which are left out.
  mutating func write(meant filter: GameFilter, failed: (LibraryError) -> Void) throws {
    // An unreadable league has no title, and does not prevent the site.
    let title = (try? library.league())?.title
    var pages = SitePages(day: day, mark: Self.mark, title: title)
    plans = try readPlans(failed: failed)
    var unread: [LibraryError] = []
    let games = try writeGames(meant: filter) { error in
      unread.append(error)
      failed(error)
    }
    games.forEach { pages.add($0) }
    // Events stand by all games, even if the site has only some of them.
    let rows = filter == GameFilter() ? pages.rows : try library.list(now: now).games
    for (name, plan) in plans.sorted(by: { $0.key < $1.key }) {
      let event = LibraryEvent(name: name, library: library)
      let (standing, damaged) = event.standing(plan, among: rows)
      for error in damaged where !unread.contains(error) { failed(error) }
      pages.add(standing, name: name)
    }
    try pages.write { try put($0.bytes, $0.name, in: $0.folder) }
  }

  /// Removes the old pages that are not part of the site any more; files of others stay.
  mutating func removeOthers() throws {
    for (name, folder) in folders where !name.isEmpty {
      for file in try folder.names() where file.hasSuffix(".html") {
        if names[name]?.contains(file.utf8.dropLast(5).map(\.self)) == true { continue }
        let page = folder.beginning(of: file, atMost: PageMark.room)
        guard page.flatMap(PageMark.read)?.hasPrefix("scoreboard site ") == true else { continue }
        if try folder.remove(file) { counts.removed += 1 }
      }
    }
  }

  private func readPlans(failed: (LibraryError) -> Void) throws -> [String: Plan] {
    try library.eventNames().reduce(into: [:]) { plans, name in
      do throws(LibraryError) {
        plans[name] = try LibraryEvent(name: name, library: library).plan()
      } catch {
        failed(error)
      }
    }
  }

  /// Reads each game once, and writes the pages of games that have changed.
  ///
  /// - Returns: the games with a page, newest first.
  private mutating func writeGames(
    meant filter: GameFilter, failed: (LibraryError) -> Void
  ) throws -> [GameDocument] {
    let (now, day, old, events) = (now, day, folders["games"], Set(plans.keys))
    var found: [GameDocument] = []
    try library.read(try ids(meant: filter, failed: failed)) {
      file throws(LibraryError) -> (game: GameDocument, page: [UInt8]?)? in
      guard filter.includes(try file.listed(now: now).row, day: day) else { return nil }
      let game = try file.document(now: now)
      let hasEvent = (game.link?.event).map(events.contains) ?? false
      let mark = Self.mark(of: game, file, day: day, hasEvent: hasEvent)
      let page = old?.beginning(of: "\(file.id).html", atMost: PageMark.room)
      if let mark, page.flatMap(PageMark.read) == mark { return (game, nil) }
      let sheet = try file.game().scoresheet()
      let new = GamePage(
        sheet, now: now, day: day(game.created), mark: mark ?? Self.mark, isInSite: true,
        hasEventPage: hasEvent)
      return (game, new.bytes)
    } use: { id, made in
      switch made {
      case .success(nil): break
      case .success((let game, let page)?):
        found.append(game)
        if let page {
          try put(page, id, in: "games")
        } else {
          names["games", default: []].insert(Array(id.utf8))
          counts.unchanged += 1
        }
      case .failure(let error): failed(error)
      }
    }
    return found.sorted { ($0.created, $0.id) > ($1.created, $1.id) }
  }

  /// The ids to read: all, unless only the last games are chosen.
  private func ids(
    meant filter: GameFilter, failed: (LibraryError) -> Void
  ) throws -> [String] {
    guard filter.last != nil else { return try library.ids() }
    let listing = try library.list(now: now)
    for error in listing.damaged { failed(error) }
    return listing.filtered(by: filter, day: day).games.map(\.id).sorted()
  }

  /// The mark of a game's page: its file, its day, and whether it links to an event. Nil if the
  /// clock runs, since the page then changes all the time, and if the file has no seal.
  private static func mark(
    of game: GameDocument, _ file: GameFile, day: (TimeOfDay) -> String, hasEvent: Bool
  ) -> String? {
    guard game.status != .running, let seal = file.seal else { return nil }
    return "\(mark) \(day(game.created)) \(seal)" + (hasEvent ? " event" : "")
  }

  private mutating func put(_ bytes: [UInt8], _ name: String, in folder: String) throws {
    guard let output = folders[folder] else { return }
    let file = "\(output.path)/\(name).html"
    if try MarkedFile.write(page: bytes, to: file) {
      counts.written += 1
    } else {
      counts.unchanged += 1
    }
    names[folder, default: []].insert(Array(name.utf8))
  }
}
