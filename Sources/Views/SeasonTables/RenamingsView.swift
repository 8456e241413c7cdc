import Season
import Terminal

/// What `roster rename --all` has renamed, or would, as text.
public struct RenamingsView {
  private let renamings: RenamingsDocument
  private let style: Style

  /// A view of renamings.
  public init(_ renamings: RenamingsDocument, style: Style) {
    (self.renamings, self.style) = (renamings, style)
  }

  /// A line a place.
  public var lines: [String] {
    let verb = renamings.isDryRun ? "becomes" : "is now"
    return renamings.places.map { renaming in
      let team = renaming.team.map { " of \($0)" } ?? ""
      return style.bold(renaming.place.escapingControls)
        + ": \(renaming.from)\(team) \(verb) \(renaming.to)".escapingControls
    }
  }
}
