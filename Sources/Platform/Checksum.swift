/// A sum of 64 bits over bytes, to tell whether they were changed, as for the seal of a game's
/// file.
///
/// It finds mistakes, not deceit. Each step can be undone, so one changed word always changes the sum.
/// The multipliers are those of MurmurHash3's 64-bit finalizer.
public struct Checksum: Equatable, Sendable {
  private let sum: UInt64

  /// The number of digits of a sum.
  public static let digits = 16

  /// The sum over bytes.
  public init(_ bytes: ArraySlice<UInt8>) {
    self = bytes.withUnsafeBytes { Self($0) }
  }

  /// The sum over bytes that are lent.
  public init(_ bytes: UnsafeRawBufferPointer) {
    var sum = UInt64(truncatingIfNeeded: bytes.count) ^ 0x5343_4F52_4542_4F41
    var place = 0
    while place &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      sum = Self.mixed(sum, UInt64(littleEndian: word))
      place &+= 8
    }
    while place < bytes.count {
      sum = Self.mixed(sum, UInt64(bytes[place]))
      place += 1
    }
    self.sum = sum
  }

  /// The sum in hexadecimal digits.
  public var text: String {
    let product = (sum ^ (sum &>> 29)) &* 0xC4CE_B9FE_1A85_EC53
    let digits = String(product ^ (product &>> 33), radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }

  private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    let product = (sum ^ word) &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product &>> 32)
  }
}
