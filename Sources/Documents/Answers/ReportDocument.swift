import JSON

/// The answer of `report` after it has written files.
public struct ReportDocument: Document {
  /// The page, or the first page of the site.
  public let path: String
  /// Pages that were written.
  private var written = 0
  /// Pages that were already up to date.
  private var unchanged = 0
  /// Pages that were removed because their games are gone.
  public var removed = 0

  /// The result of a report before its first page.
  public init(path: String) { self.path = path }

  /// Counts a page.
  public mutating func add(isWritten: Bool) {
    if isWritten { written += 1 } else { unchanged += 1 }
  }

  /// `site/index.html: 12 pages written, 3 unchanged, 1 removed`.
  public var text: String {
    let counts = [
      written > 0 || unchanged == 0 ? written.counted("page") + " written" : nil,
      unchanged > 0 ? "\(unchanged) unchanged" : nil, removed > 0 ? "\(removed) removed" : nil,
    ]
    return "\(path): " + counts.compactMap(\.self).commaSeparated
  }

  public var json: JSON {
    [
      "format": "scoreboard.report/1",
      "path": path,
      "removed": removed,
      "unchanged": unchanged,
      "written": written,
    ]
  }
}
