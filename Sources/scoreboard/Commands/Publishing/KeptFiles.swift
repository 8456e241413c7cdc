import Platform
import Storage
import Terminal
import Views

/// The files of a folder while they follow a game, or an event.
struct KeptFiles {
  /// Files by their names.
  typealias Files = [(name: String, text: String)]

  private(set) var folder: OutputFolder
  private let isJSON: Bool
  /// What kept them from being written the last time.
  private(set) var trouble: FileError?

  /// A folder, which is made if there is none.
  init(_ path: String, isJSON: Bool) throws {
    (folder, self.isJSON) = (try OutputFolder(path), isJSON)
  }

  /// Writes the first files. That the folder cannot be written at all is an error, and not waited for.
  mutating func begin(_ files: Files) throws {
    if let foreign = try claim() { throw Failure.notOverlay(folder.path, foreign) }
    try folder.write(files)
  }

  /// Makes the folder one of this tool's; the name of a file that is somebody else's, if there is one.
  private func claim() throws(FileError) -> String? {
    try folder.claim(
      OverlayFiles.names + WallFiles.names, by: OverlayFiles.mark, unless: OverlayFiles.areOwn)
  }

  /// Writes the files that have changed. What is wrong with the folder is said once, and that it is
  /// right again.
  mutating func show(_ files: Files, _ context: Context) {
    let before = trouble
    do throws(FileError) {
      if let foreign = try claim() {
        throw FileError("replace", "\(folder.path)/\(foreign)", .exists)
      }
      try folder.write(files)
      trouble = nil
      if before != nil, !isJSON {
        try? context.err.write("scoreboard: \(folder.path.escapingControls) is written again\n")
      }
    } catch {
      trouble = error
      if error.cause != before?.cause {
        _ = context.report(Failure(error).hinting("it is tried again"), asJSON: isJSON)
      }
    }
  }
}

extension Failure {
  /// A folder that has a file of somebody else where one of an overlay would be.
  nonisolated fileprivate static func notOverlay(_ folder: String, _ file: String) -> Failure {
    Failure(
      "notOverlay", .cannotCreate,
      "\("\(folder)/\(file)".excerpt) was not made by 'overlay', and is not replaced",
      hint: "name another folder, or remove that file")
  }
}
