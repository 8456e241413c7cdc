#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a call to the system failed: what the C library calls `errno`.
public struct SystemError: Error, Equatable {
  /// The number, which differs between systems.
  public let number: Int32

  /// The error of a number.
  public init(_ number: Int32) { self.number = number }

  /// The error of the last call.
  static var last: SystemError { SystemError(errno) }

  /// The reason in the system's words, in lower case, such as "no space left on device".
  public var reason: String {
    var buffer = [CChar](repeating: 0, count: 128)
    // Unlike strerror, it is thread-safe. It fills the buffer for unknown numbers too.
    _ = strerror_r(number, &buffer, buffer.count)
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let words = String(decoding: text, as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension SystemError {
  /// There is no such file (ENOENT).
  public static let missing = SystemError(ENOENT)
  /// A file is where a folder should be (ENOTDIR).
  public static let notFolder = SystemError(ENOTDIR)
  /// A folder is where a file should be (EISDIR).
  public static let isFolder = SystemError(EISDIR)
  /// A symbolic link is where a file should be (ELOOP).
  public static let symbolicLink = SystemError(ELOOP)
  /// The name is taken (EEXIST).
  public static let exists = SystemError(EEXIST)
  /// It is not permitted (EPERM).
  public static let notPermitted = SystemError(EPERM)
  /// The file has too many hard links (EMLINK).
  public static let tooManyNames = SystemError(EMLINK)
  /// A device has failed (EIO).
  public static let inputOutput = SystemError(EIO)
  /// A signal interrupted the call, which has to be repeated (EINTR).
  public static let interrupted = SystemError(EINTR)
  /// It would have to wait (EAGAIN, EWOULDBLOCK).
  public static let wouldWait = SystemError(EAGAIN)
  /// Nobody reads the pipe any more (EPIPE).
  public static let closedPipe = SystemError(EPIPE)

  /// Whether this system or file system has no such call. ENOTSUP and EOPNOTSUPP are two numbers on
  /// macOS.
  var isUnsupported: Bool { [ENOTSUP, EOPNOTSUPP, ENOSYS, ENOTTY, EINVAL].contains(number) }
}

/// The result of a C call; throws if it is negative.
@discardableResult
func checked<Number: FixedWidthInteger>(_ result: Number) throws(SystemError) -> Number {
  if result < 0 { throw .last }
  return result
}

/// A failed call on a file.
public struct FileError: Error, Equatable {
  /// What was tried, as a verb: `write`, `open`.
  public let verb: String
  /// The file or folder.
  public let path: String
  /// Why it failed.
  public let cause: SystemError

  /// An error by its parts.
  public init(_ verb: String, _ path: String, _ cause: SystemError) {
    self.verb = verb
    self.path = path
    self.cause = cause
  }

  /// Whether there is no such file.
  public var isMissing: Bool { cause == .missing || cause == .notFolder }

  /// Whether a symbolic link is where a file should be.
  public var isSymbolicLink: Bool { cause == .symbolicLink }

  /// The reason in the system's words.
  public var reason: String { cause.reason }
}

/// Makes a call on a file; its error names the verb and the path.
@inlinable public func trying<Value>(
  _ verb: String, _ path: String, _ call: @autoclosure () throws(SystemError) -> Value
) throws(FileError) -> Value {
  do {
    return try call()
  } catch {
    throw FileError(verb, path, error)
  }
}
