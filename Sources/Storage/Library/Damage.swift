extension LibraryError {
  /// Whatever went wrong with a file, as an error of the library.
  init(_ error: any Error, path: String) {
    self =
      error as? LibraryError ?? (error as? FileError).map(LibraryError.failed)
      ?? .damaged(path: path, what: "\(error)")
  }

  /// What is wrong with a file, and which; nil for an error that is about no file.
  public var damage: (path: String, what: String)? {
    switch self {
    case .damaged(let path, let what), .inconsistent(let path, let what): (path, what)
    case .newerFormat(let path, let format): (path, "it has the format '\(format)'")
    case .failed(let error), .cannotCreate(let error): (error.path, error.reason)
    default: nil
    }
  }
}
