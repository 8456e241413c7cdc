import Glibc
import Platform

extension SystemError {
  /// The permissions of the file do not allow it.
  public static let accessDenied = SystemError(EACCES)
  /// The disk is full.
  public static let noSpace = SystemError(ENOSPC)
  /// The disk is read-only.
  public static let readOnly = SystemError(EROFS)
  /// The process has too many files open.
  public static let tooManyFiles = SystemError(EMFILE)
}
