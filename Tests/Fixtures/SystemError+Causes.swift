import CLibrary
import Platform

extension SystemError {
  /// The permissions of the file do not allow it.
  public static let accessDenied = SystemError(EACCES)
  /// The disk is full.
  public static let noSpace = SystemError(ENOSPC)
  /// The disk is read-only.
  public static let readOnly = SystemError(EROFS)
  /// There is no such descriptor, or it is not open for this.
  public static let badDescriptor = SystemError(EBADF)
  /// This file system cannot do it.
  public static let notSupported = SystemError(ENOTSUP)
  /// The process has too many files open.
  public static let tooManyFiles = SystemError(EMFILE)

  /// Its reason as a message has it: C libraries word it in their own way.
  public var words: String { FileError("", "", self).reason }
}
