#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a call to the system failed: what the C library calls `errno`.
public struct SystemError: Error, Equatable, Sendable {
  /// The number, which differs between systems.
  public let number: Int32

  /// The error of a number.
  public init(_ number: Int32) { self.number = number }

  /// The error of the last call.
  static var last: SystemError { SystemError(errno) }

  /// The reason in the system's words, such as "No space left on device".
  public var reason: String {
    var buffer = [CChar](repeating: 0, count: 128)
    // Unlike strerror, it is thread-safe. It fills the buffer for unknown numbers too.
    _ = strerror_r(number, &buffer, buffer.count)
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: text, as: UTF8.self)
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
  /// This file system cannot do it (ENOTSUP).
  public static let notSupported = SystemError(ENOTSUP)
  /// This system cannot do it (ENOSYS).
  public static let notImplemented = SystemError(ENOSYS)
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
}

/// The result of a C call; throws if it is negative.
func checked<Number: FixedWidthInteger>(_ result: Number) throws(SystemError) -> Number {
  if result < 0 { throw .last }
  return result
}
