import Foundation

extension String {
  /// The text of a file.
  public init(path: String) throws { try self.init(contentsOfFile: path, encoding: .utf8) }

  /// Makes it the text of a file, in its place where there is one.
  public func write(toPath path: String) throws { try utf8.write(toPath: path) }
}

extension [UInt8] {
  /// The bytes of a file.
  public init(path: String) throws { self.init(try Data(contentsOf: URL(filePath: path))) }
}

extension Sequence<UInt8> {
  /// Makes them the bytes of a file, in its place where there is one.
  public func write(toPath path: String) throws {
    try Data(self).write(to: URL(filePath: path))
  }
}
