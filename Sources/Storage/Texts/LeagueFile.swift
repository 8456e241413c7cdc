/// The file with the settings of a league.
extension GameLibrary {
  private var leagueFile: TextFile {
    let path = "\(folder)/league"
    return TextFile(path: path) { .damagedLeague(path: path, what: $0) }
  }

  /// The league; without settings if there is no file.
  public func league() throws(LibraryError) -> League {
    try league(of: try leagueText())
  }

  /// The league; without settings before there is a library.
  public func leagueIfAny() throws(LibraryError) -> League {
    isFolder ? try league() : League()
  }

  /// Changes a setting, which is on the disk before this returns. A file with a malformed line is
  /// left alone.
  ///
  /// - Returns: the league after it.
  public func set(_ setting: LeagueSetting) throws -> League {
    try makeFolder()
    return try locked { lock in
      let old = try leagueText()
      _ = try league(of: old)
      var new = old
      new.set(setting)
      if new.text != old.text { try replace(leagueFile, with: new.text, lock) }
      return try league(of: new)
    }
  }

  private func league(of text: LeagueText) throws(LibraryError) -> League {
    do throws(LeagueText.Damage) {
      return try text.league()
    } catch {
      throw leagueFile.damage("line \(error.line): \(error.fault.text)")
    }
  }

  private func leagueText() throws(LibraryError) -> LeagueText {
    guard isFolder else { throw .noLibrary(folder) }
    return LeagueText(try text(of: leagueFile) ?? "")
  }
}
