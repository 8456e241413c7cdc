import Season
import Terminal

extension RenamingsDocument {
  /// A line for each game or event.
  public func lines(style: Style) -> [String] {
    let verb = isDryRun ? "becomes" : "is now"
    return places.map { renaming in
      let team = renaming.team.map { " of \($0)" } ?? ""
      return style.bold(renaming.place.escapingControls)
        + ": \(renaming.from)\(team) \(verb) \(renaming.to)".escapingControls
    }
  }
}
