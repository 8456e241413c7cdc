import Documents
import Storage
import Terminal
import Views

/// How a command answers with a page.
extension Common {
  /// Writes a page to a file and says so; without a file, prints it.
  ///
  /// - Parameter example: a file name for the hint.
  func answer(
    page bytes: [UInt8], to path: String?, example: String, in context: Context
  ) throws -> Exit {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let path else {
      if isJSON {
        throw Failure(
          "pageAsJSON", .usage, "a page is HTML, and --json says where it was written",
          hint: "name a file for it: -o \(example)")
      }
      try context.out.write(text)
      return .success
    }
    let outcome = try OwnFile(path, isOwn: PageMark.isOwn).write(text)
    if outcome == .refused { throw Failure.notPage(path) }
    let written = outcome == .written ? 1 : 0
    return try say(
      ReportDocument(path: path, written: written, unchanged: 1 - written), in: context)
  }

  func say(_ report: ReportDocument, in context: Context) throws -> Exit {
    if isQuiet, !isJSON { return .success }
    return try answer(report, in: context) { [report.text.escapingControls] }
  }
}

extension Failure {
  /// The failure for a file that is not a page of this tool.
  nonisolated static func notPage(_ path: String) -> Failure {
    Failure(
      "notPage", .cannotCreate, "\(path.excerpt) is no page of this tool, and is not replaced",
      hint: "name another file, or remove it")
  }
}
