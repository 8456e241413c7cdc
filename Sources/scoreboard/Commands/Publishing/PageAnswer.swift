import Documents
import Storage
import Terminal
import Views

/// How a command answers with a page.
extension Common {
  /// Writes a page to a file and says so; without a file, prints it.
  ///
  /// - Parameter example: a file name for the hint.
  @discardableResult
  func answer(
    page bytes: [UInt8], to path: String?, example: String, in context: Context
  ) throws -> Exit {
    guard let path else {
      if isJSON {
        throw Failure(
          "pageAsJSON", .usage, "a page is HTML, and --json says where it was written",
          hint: "name a file for it: -o \(example)")
      }
      try context.out.write(String(decoding: bytes, as: UTF8.self))
      return .success
    }
    let written = try MarkedFile.write(page: bytes, to: path) ? 1 : 0
    return try say(
      ReportDocument(path: path, written: written, unchanged: 1 - written), in: context)
  }

  @discardableResult
  func say(_ report: ReportDocument, in context: Context) throws -> Exit {
    if isQuiet, !isJSON { return .success }
    return try answer(report, in: context) { [report.text.escapingControls] }
  }
}

extension MarkedFile {
  /// Writes a page, unless something else than a page of this tool is there.
  ///
  /// - Returns: whether it has changed.
  static func write(page bytes: [UInt8], to path: String) throws -> Bool {
    switch try MarkedFile(path, isOwn: PageMark.isOwn).write(String(decoding: bytes, as: UTF8.self))
    {
    case .written: return true
    case .unchanged: return false
    case .refused:
      throw Failure(
        "notPage", .cannotCreate, "\(path.excerpt) is no page of this tool, and is not replaced",
        hint: "name another file, or remove it")
    }
  }
}
