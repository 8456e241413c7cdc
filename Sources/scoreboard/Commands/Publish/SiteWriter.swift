import Basketball
import Documents
import Events
import Platform
import Season
import Storage
import Views

/// A game of a site with its page, which is nil if that is written already; or a game without a page, of
/// which the site takes the names.
private enum WrittenGame {
  case page(SiteGame, [UInt8]?, SeasonShots?)
  case other(SeasonGame)
}

/// Writes the new and changed pages of a library into a folder, and reports what cannot be read.
struct SiteWriter {
  private let context: Context
  private let library: GameLibrary
  private let now: TimeOfDay
  private let progress: Progress
  private(set) var report: ReportDocument
  /// The folders of the site by name.
  private var folders = [String: OutputFolder]()
  /// The names of the files in each folder, as bytes: strings are equal whether composed or not,
  /// but file names are not.
  private var names = [String: Set<[UInt8]>]()
  /// The errors that were reported.
  private var damaged = [LibraryError]()

  /// The mark of all pages of a site; the mark of a game's page goes on with the seal of the game.
  static let mark = "scoreboard site \(Tool.version)"

  /// A site in a folder, which is made if it is missing.
  init(_ path: String, in context: Context) throws {
    self.context = context
    library = try context.library
    now = context.now
    progress = Progress(in: context)
    report = ReportDocument(path: "\(path)/index.html")
    let site = try OutputFolder(path)
    folders[""] = site
    // Without events a site needs no folder for them.
    let hasEvents =
      try !library.eventNames().isEmpty || site.names().contains(SitePages.events)
    for name in SitePages.folders + (hasEvents ? [SitePages.events] : []) {
      folders[name] = try OutputFolder("\(path)/\(name)")
    }
  }

  /// Writes the pages of the chosen games, and the pages about events, teams and players; returns the latter.
  ///
  /// - Parameters:
  ///   - counts: the decisions of events: games that do not count have pages, but are in no sums.
  ///   - ranking: makes the tables of the games.
  mutating func write(
    meant filter: GameFilter, besides counts: EventCounts, by league: League,
    ranking: (LeagueTable) throws -> SeasonTables
  ) throws -> SitePages {
    let uncounted = counts.uncounted
    let hidden = try library.hiddenNames()
    let frame = SiteFrame(
      title: league.title, url: league.url, links: league.links,
      hasStyle: try folders[""]?.names().contains("custom.css") == true)
    var pages = SitePages(
      mark: Self.mark, frame: frame, today: context.today,
      said: league.saidNames, rating: league.rating,
      color: league.color)
    let games = try writeGames(
      meant: filter, besides: counts,
      hiding: hidden, rating: league.rating, in: frame, to: &pages)
    for game in games { pages.add(game, counts: !uncounted.contains(game.game.row.id)) }
    counts.unreadable.forEach { leaveOut($0) }
    // Events stand by all games, even if the site has only some of them.
    let standings = counts.standings(hiding: hidden)
    for standing in standings { pages.add(standing) }
    // The fixtures of each team, in a file for calendars.
    var calendars = [(teams: [String], calendar: EventCalendar)]()
    for standing in standings where standing.winnerStays == nil {
      try library.changeRecord(ofEvent: standing.name) { record in
        let calendar = EventCalendar(standing, record: record, now: now)
        calendars.append((standing.plan.teams.map(\.name), calendar))
        return calendar.record
      }
    }
    for team in Set(calendars.flatMap(\.teams)).sorted() {
      let own = calendars.filter { $0.teams.contains(team) }.map(\.calendar)
      pages.add(calendar: own.text(of: team, madeBy: Self.mark), of: team)
    }
    try pages.rank(ranking)
    let progress = Progress(in: context, of: "pages")
    defer { progress.end() }
    try onAllCores(pages.files[...], share: 4, passed: progress.pass) {
      $0()
    } use: {
      try put($0.bytes, $0.name, in: $0.folder)
    }
    return pages
  }

  /// Removes the old pages that are not part of the site any more; files of others stay.
  mutating func removeOthers() throws {
    for (name, folder) in folders {
      for file in try folder.names() {
        if names[name]?.contains(Array(file.utf8)) == true { continue }
        let page = folder.beginning(of: file, atMost: PageMark.room)
        guard page.flatMap(PageMark.read)?.hasPrefix("scoreboard site ") == true else { continue }
        if try folder.remove(file), file.hasSuffix(".html") { report.removed += 1 }
      }
    }
  }

  private mutating func leaveOut(_ error: LibraryError) {
    if damaged.contains(error) { return }
    damaged.append(error)
    progress.end()
    context.report(error)
  }

  /// Reads each game once, and writes the pages of games that have changed.
  ///
  /// - Parameter pages: receives the shots of games, and the names of games that are not chosen.
  /// - Returns: the games with a page, newest first.
  private mutating func writeGames(
    meant filter: GameFilter, besides counts: EventCounts,
    hiding hidden: PrivateNames, rating: Rating?, in frame: SiteFrame, to pages: inout SitePages
  ) throws -> [SiteGame] {
    let (now, uncounted) = (now, counts.uncounted)
    let plans = counts.events.map(\.plan)
    let titles = Dictionary(plans.map { ($0.name, $0.title ?? $0.name) }) { $1 }
    let old = folders["games"]
    let last = try lastGames(meant: filter, besides: uncounted)
    var found = [SiteGame]()
    defer { progress.end() }
    try library.read(library.ids(), passed: progress.pass) {
      file throws(LibraryError) -> WrittenGame in
      let game = try file.listed(now: now)
      guard last?.contains(file.id) ?? filter.includes(game.row) else {
        return .other(game.hiding(hidden))
      }
      let event = (game.row.link?.event).flatMap { titles[$0] }
      let counts = !uncounted.contains(file.id)
      let others = [frame.mark, event, rating?.rawValue, counts ? nil : "uncounted"].compactMap(
        \.self)
      let mark = Self.mark(
        of: game, file,
        besides: game.names(shownFor: hidden) + others
          + game.row.card.hiding(hidden).lines.compactMap(\.value))
      let page = old?.beginning(of: "\(file.id).html", atMost: PageMark.room)
      let isResultAlone = game.isResultAlone
      let isThere = mark != nil && page.flatMap(PageMark.read) == mark && !isResultAlone
      // The summary tells whether a shot has a place.
      let hasPlaces = game.teams.home.shots.figures.pointsInThePaint != nil
      if isThere, !hasPlaces {
        return .page(SiteGame(game, hiding: hidden), nil, nil)
      }
      let sheet = try file.game().sheet(hiding: hidden)
      let new =
        isThere
        ? nil
        : GamePage(
          sheet, now: now, mark: isResultAlone ? Self.mark : mark ?? Self.mark,
          frame: frame, counts: counts, event: event, rating: rating)
      return .page(
        SiteGame(game, hiding: hidden, page: isResultAlone ? new : nil),
        isResultAlone ? nil : new?.bytes,
        hasPlaces && game.row.status == .finished ? SeasonShots(sheet) : nil)
    } use: { id, made in
      switch made {
      case .success(.other(let game)): pages.know(game)
      case .success(.page(let game, let page, let shots)):
        found.append(game)
        if let shots, !uncounted.contains(id) { pages.add(shots) }
        // A page that also shows other games is written with the pages about teams and players.
        if game.page == nil { try put(page, "\(id).html", in: "games") }
      case .failure(let error): leaveOut(error)
      }
    }
    return found.sorted { $0.game.row.order > $1.game.row.order }
  }

  /// The ids of the last games, if only those are chosen.
  private mutating func lastGames(
    meant filter: GameFilter, besides uncounted: Set<String>
  ) throws -> Set<String>? {
    guard filter.last != nil else { return nil }
    let listing = try library.list(besides: uncounted, now: now)
    listing.damaged.forEach { leaveOut($0) }
    return Set(listing.filtered(by: filter).games.map(\.id))
  }

  /// The mark of a game's page: its file, and what is on the page besides. Nil if the clock runs, since the page
  /// then changes all the time, and if the file has no seal.
  private static func mark(
    of game: SeasonGame, _ file: GameFile, besides texts: [String]
  ) -> String? {
    guard game.row.status != .running, let seal = file.seal else { return nil }
    return "\(mark) \(seal) " + Checksum(Array(texts.joined(separator: "\n").utf8)[...]).text
  }

  /// Puts a file into a folder; without bytes, the file that is there stays part of the site.
  private mutating func put(_ bytes: [UInt8]?, _ name: String, in folder: String) throws {
    guard let path = folders[folder]?.path else { return }
    let isWritten = try bytes.map { try MarkedFile.write(page: $0, to: "\(path)/\(name)") } ?? false
    // Feeds and pictures are no pages.
    if name.hasSuffix(".html") { report.add(isWritten: isWritten) }
    names[folder, default: []].insert(Array(name.utf8))
  }
}
