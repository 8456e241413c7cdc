/// A failed call on a file.
public struct FileError: Error, Equatable, Sendable {
  /// What was tried, as a verb: `write`, `open`.
  public let verb: String
  /// The file or folder.
  public let path: String
  /// Why it failed.
  public let cause: SystemError

  /// An error by its parts.
  public init(_ verb: String, _ path: String, _ cause: SystemError) {
    (self.verb, self.path, self.cause) = (verb, path, cause)
  }

  /// Whether there is no such file.
  public var isMissing: Bool { cause == .missing || cause == .notFolder }

  /// Whether a symbolic link is where a file should be.
  public var isSymbolicLink: Bool { cause == .symbolicLink }

  /// The reason in the system's words, in lower case.
  public var reason: String {
    let words = cause.reason
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

/// Makes a call on a file; its error names the verb and the path.
@inlinable public func trying<Value: ~Copyable>(
  _ verb: String, _ path: String, _ call: () throws(SystemError) -> Value
) throws(FileError) -> Value {
  do throws(SystemError) {
    return try call()
  } catch {
    throw FileError(verb, path, error)
  }
}
