import Basketball
import FoundationEssentials
import Glibc

/// Which games are not finished and which is the newest, so that finding the default game costs
/// the same beside ten games and beside ten thousand.
///
/// A note beside the games, never a truth of its own. It holds as long as the folder's time of
/// change is the one it was stamped with; whatever else puts a file into the folder or takes one
/// out changes that time, and the heads are read again. What writes into a game's file where it
/// lies does not: a finished game that is opened again so is found by its id, not by default.
struct OpenGames: Equatable, Sendable {
  /// The folder's time of change, in nanoseconds.
  var stamp: Int
  /// When the newest game was made, and its id.
  var newest: Newest?
  /// Ids of the games that are not finished.
  var open: Set<String>

  /// A game by its time; of two made at once, the one with the later id is newer.
  struct Newest: Equatable, Comparable, Sendable {
    let created: String
    let id: String

    init(created: String, id: String) {
      (self.created, self.id) = (created, id)
    }

    /// By its head; a time that is none is older than any.
    init(_ head: GameSummary) {
      self.init(created: TimeOfDay(head.created)?.text ?? "-", id: head.id)
    }

    static func < (one: Self, other: Self) -> Bool {
      (one.created, one.id) < (other.created, other.id)
    }
  }

  /// What the heads of a library say. A game that was open and whose file is damaged since may be
  /// the one that is meant: it stays among the open ones.
  init(stamp: Int, heads: [GameSummary], damaged: Set<String>, before: OpenGames?) {
    self.stamp = stamp
    newest = heads.map { Newest($0) }.max()
    open = Set(heads.filter { !$0.isFinished }.map(\.id))
    open.formUnion(before?.open.intersection(damaged) ?? [])
  }

  /// The note of a folder, if it still holds.
  static func ifTrue(of folder: String) -> OpenGames? {
    last(of: folder).flatMap { $0.stamp == timeOfChange(of: folder) ? $0 : nil }
  }

  /// The note of a folder, whether or not it still holds.
  static func last(of folder: String) -> OpenGames? {
    guard let file = try? File.regular(path(in: folder), largest: 1 << 24),
      let size = try? file.status().st_size, let data = try? file.bytes(atMost: Int(size)),
      let note = OpenGames(text: String(decoding: data, as: UTF8.self))
    else { return nil }
    return note
  }

  /// The note after a game has changed.
  func following(_ sheet: Scoresheet) -> OpenGames {
    var next = self
    next.newest = [newest, Newest(created: sheet.created.text, id: sheet.id)].compactMap(\.self)
      .max()
    if sheet.isFinished { next.open.remove(sheet.id) } else { next.open.insert(sheet.id) }
    return next
  }

  /// The folder's time of change in nanoseconds.
  static func timeOfChange(of folder: String) -> Int? {
    var info = stat()
    guard stat(folder, &info) == 0 else { return nil }
    return info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
  }
}

extension OpenGames {
  /// Three lines and one more for each open game: stamp, newest, nothing, ids.
  private var text: String {
    let newest = newest.map { "\($0.created) \($0.id)" } ?? ""
    return (["\(stamp)", newest] + open.sorted()).joined(separator: "\n") + "\n"
  }

  private init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines.last == "", let stamp = Int(lines[0]) else { return nil }
    let newest = lines[1].split(separator: " ", maxSplits: 1)
    self.stamp = stamp
    self.newest =
      newest.count == 2 ? Newest(created: String(newest[0]), id: String(newest[1])) : nil
    open = Set(lines[2...].dropLast().map(String.init))
  }

  private static func path(in folder: String) -> String { "\(folder)/.scoreboard/open" }

  /// Stamps the folder and saves the note, under the lock. What fails leaves a note that does not
  /// hold, and the heads are read the next time.
  func stampAndSave(in folder: String) {
    guard let stamp = Self.stamp(folder) else { return }
    var stamped = self
    stamped.stamp = stamp
    stamped.save(in: folder)
  }

  /// Gives a folder a time of change of our own; nil where only its owner may.
  ///
  /// The system's times of change are as coarse as its timer: another file put in at the same tick
  /// would go unseen. A time to the nanosecond no other change has.
  static func stamp(_ folder: String) -> Int? {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard utimensat(AT_FDCWD, folder, [now, now], 0) == 0 else { return nil }
    return timeOfChange(of: folder)
  }

  /// Saves the note, under the lock, with the stamp it has.
  func save(in folder: String) {
    let (path, temporary) = (Self.path(in: folder), Self.path(in: folder) + ".new")
    unlink(temporary)
    guard let file = try? File(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o666),
      (try? file.write(Data(text.utf8))) != nil
    else { return }
    rename(temporary, path)
  }
}
