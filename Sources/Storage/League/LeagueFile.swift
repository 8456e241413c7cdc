import Basketball
import Platform

/// The file in which a league says what it always says.
extension GameLibrary {
  private var leaguePath: String { "\(folder)/league" }
  /// Bytes that it has at most.
  private static var largestLeague: Int { 1 << 20 }

  /// What the league says; nothing where there is no file.
  public func league() throws(LibraryError) -> League {
    try league(of: try leagueText())
  }

  /// Has the league say something, which is on the disk before this returns. A file with a line that is
  /// none is left alone.
  ///
  /// - Returns: what it says now.
  public func set(_ setting: LeagueSetting) throws -> League {
    try makeFolder()
    return try locked { lock in
      let old = try leagueText()
      _ = try league(of: old)
      var new = old
      new.set(setting)
      if new.text != old.text { try replaceLeague(with: Array(new.text.utf8), lock) }
      return try league(of: new)
    }
  }

  private func league(of text: LeagueText) throws(LibraryError) -> League {
    do throws(LeagueText.Damage) {
      return try text.league()
    } catch {
      throw .damagedLeague(path: leaguePath, what: "line \(error.line): \(error.fault.text)")
    }
  }

  private func leagueText() throws(LibraryError) -> LeagueText {
    guard isFolder else { throw .noLibrary(folder) }
    let status: FileStatus
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try File(leaguePath, for: .reading, system: system)
      status = try file.status()
      bytes = status.kind == .file ? try file.bytes(atMost: Self.largestLeague + 1) : []
    } catch {
      if error.isMissing { return LeagueText("") }
      throw error.isSymbolicLink ? damagedLeague("it is a symbolic link") : .failed(error)
    }
    guard status.kind == .file else { throw damagedLeague("it is not a regular file") }
    guard bytes.count <= Self.largestLeague else { throw damagedLeague("it is too large") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw damagedLeague("it is not UTF-8 text")
    }
    return LeagueText(text)
  }

  private func damagedLeague(_ what: String) -> LibraryError {
    .damagedLeague(path: leaguePath, what: what)
  }

  private func replaceLeague(with bytes: [UInt8], _ lock: borrowing LibraryLock) throws {
    let file = try File.temporary(beside: leaguePath, system: system)
    var isPlaced = false
    defer { if !isPlaced { try? system.remove(file.path) } }
    if let old = try? system.statusOfPath(leaguePath) { file.setPermissions(old.permissions) }
    try file.write(bytes)
    try file.sync()
    try lock.check()
    try trying("replace", leaguePath) { () throws(SystemError) in
      try system.rename(file.path, leaguePath)
    }
    isPlaced = true
    do throws(FileError) {
      try lock.directory.sync()
    } catch {
      throw LibraryError.unsynced(error)
    }
  }
}
