/// A sum over the bytes of a file, to see whether a hand has been in it.
///
/// Not a secret: it finds what was changed, not who wants to deceive. Each step can be undone, so one
/// changed word always changes the sum; the multipliers are those of MurmurHash3's 64-bit finalizer.
package struct Seal {
  private var sum: UInt64

  /// Digits that a seal is written with.
  package static let digits = 16

  /// The seal of bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    self.init(count: bytes.count)
    add(bytes)
  }

  /// The seal of so many bytes, which are added in their order.
  init(count: Int) { sum = UInt64(truncatingIfNeeded: count) ^ 0x5343_4F52_4542_4F41 }

  /// Adds the next bytes: a multiple of eight, but for the last of all.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var (sum, place) = (sum, 0)
    while place + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      sum = (sum ^ word) &* 0xFF51_AFD7_ED55_8CCD
      sum ^= sum &>> 32
      place += 8
    }
    while place < bytes.count {
      sum = (sum ^ UInt64(bytes[place])) &* 0xFF51_AFD7_ED55_8CCD
      sum ^= sum &>> 32
      place += 1
    }
    self.sum = sum
  }

  /// It in hexadecimal digits.
  package var text: [UInt8] {
    var sum = (sum ^ (sum &>> 29)) &* 0xC4CE_B9FE_1A85_EC53
    sum ^= sum &>> 33
    var digits: [UInt8] = []
    digits.reserveCapacity(Self.digits)
    for place in 0..<Self.digits {
      let digit = UInt8(truncatingIfNeeded: sum &>> UInt64(60 - 4 * place) & 15)
      digits.append(digit < 10 ? 48 + digit : 87 + digit)
    }
    return digits
  }
}
