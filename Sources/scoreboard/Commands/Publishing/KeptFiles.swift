import Platform
import Storage
import Terminal
import Views

/// The files of a folder while they follow a game, or an event.
struct KeptFiles {
  /// Files by their names.
  typealias Files = [(name: String, text: String)]
  /// What the files show.
  enum Subject { case game, event }

  private(set) var folder: OutputFolder
  private let subject: Subject
  private var trouble: Trouble

  /// A folder, which is made if there is none.
  init(_ path: String, of subject: Subject, isJSON: Bool) throws {
    (folder, self.subject) = (try OutputFolder(path), subject)
    let end = "\(folder.path.escapingControls) is written again"
    trouble = Trouble(hint: "it is tried again", end: isJSON ? nil : end, isJSON: isJSON)
  }

  /// What kept them from being written the last time.
  var error: (any Error)? { trouble.error }

  /// Writes the first files. That the folder cannot be written at all is an error, and not waited for.
  mutating func begin(_ files: Files) throws {
    if let foreign = try claim() { throw Failure.notOverlay(folder.path, foreign) }
    try folder.write(files)
  }

  /// Makes the folder one of this tool's; the name of a file that is somebody else's, if there is one.
  private func claim() throws(FileError) -> String? {
    switch subject {
    case .game:
      try folder.claim(
        OverlayFiles.names, by: OverlayFiles.mark, unless: OverlayFiles.areOwn)
    case .event: try folder.claim(WallFiles.names, by: WallFiles.mark) { _ in false }
    }
  }

  /// Writes the files that have changed. What is wrong with the folder is said once, and that it is
  /// right again.
  mutating func show(_ files: Files, _ context: Context) {
    do throws(FileError) {
      if let foreign = try claim() {
        throw FileError("replace", "\(folder.path)/\(foreign)", .exists)
      }
      try folder.write(files)
      trouble.end(in: context)
    } catch {
      trouble.begin(error, in: context)
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
