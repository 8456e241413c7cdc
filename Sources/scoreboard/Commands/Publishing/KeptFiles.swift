import Platform
import Storage
import Terminal
import Views

/// The files of a folder that follow a game or an event.
struct KeptFiles {
  typealias Files = [(name: String, text: String)]
  enum Subject { case game, event }

  private(set) var folder: OutputFolder
  private let subject: Subject
  private var trouble: Trouble

  /// Opens a folder, or makes it.
  init(_ path: String, of subject: Subject, isJSON: Bool) throws {
    (folder, self.subject) = (try OutputFolder(path), subject)
    let end = "\(folder.path.escapingControls) is written again"
    trouble = Trouble(hint: "it is tried again", end: isJSON ? nil : end, isJSON: isJSON)
  }

  /// The error of the last write.
  var error: (any Error)? { trouble.error }

  /// Writes the first files; throws if that is not possible.
  mutating func begin(_ files: Files) throws {
    if let foreign = try claim() { throw Failure.notOverlay(folder.path, foreign) }
    try folder.write(files)
  }

  /// Claims the folder; returns the name of a file of somebody else, if there is one.
  private func claim() throws(FileError) -> String? {
    switch subject {
    case .game:
      try folder.claim(
        OverlayFiles.names, by: OverlayFiles.mark, unless: OverlayFiles.areOwn)
    case .event: try folder.claim(WallFiles.names, by: WallFiles.mark) { _ in false }
    }
  }

  /// Writes the changed files. Reports once that the folder has failed, and once that it works
  /// again.
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
  /// The failure for a folder with somebody else's file in place of one of the overlay.
  nonisolated fileprivate static func notOverlay(_ folder: String, _ file: String) -> Failure {
    Failure(
      "notOverlay", .cannotCreate,
      "\("\(folder)/\(file)".excerpt) was not made by 'overlay', and is not replaced",
      hint: "name another folder, or remove that file")
  }
}
