extension JSONValue {
  /// A whole number; `5.0` and `1e3` are.
  public func int() throws(JSONError) -> Int {
    if let digits = storage.digits(index, decimals: 0) { return digits }
    return try scaled(by: 0, "is not a whole number")
  }

  /// A number times 1000, so that seconds are whole milliseconds: `83.2` is 83200.
  public func thousandths() throws(JSONError) -> Int {
    if let digits = storage.digits(index, decimals: 3) { return digits }
    return try scaled(by: 3, "is finer than a thousandth")
  }

  /// The number times a power of ten, which must be whole. It is exact, which a `Double` would not be.
  private func scaled(by power: Int, _ tooFine: String) throws(JSONError) -> Int {
    try check(.number, "is not a number")
    let mantissa = source.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let exponent = source.dropFirst(mantissa.count + 1)
    let fraction = mantissa.drop { $0 != UInt8(ascii: ".") }.dropFirst()
    let sign = mantissa.first == .minus ? -1 : 1
    var value = 0
    var isTooLarge = false
    func append(_ digit: UInt8) {
      let (tens, isOver) = value.multipliedReportingOverflow(by: 10)
      let (sum, isAbove) = tens.addingReportingOverflow(sign * Int(digit))
      isTooLarge = isTooLarge || isOver || isAbove
      value = sum
    }
    // Zeros are counted until another digit follows: at the end they may be behind the point.
    var zeros = 0
    for byte in mantissa where byte &- .digitZero < 10 {
      guard byte > .digitZero else {
        zeros += 1
        continue
      }
      for _ in 0..<min(zeros, 20) { append(0) }
      append(byte - .digitZero)
      zeros = 0
    }
    if value == 0, !isTooLarge { return 0 }
    // An exponent with too many digits makes every number too large or too fine.
    let farthest = exponent.first == .minus ? -1 << 40 : 1 << 40
    let written = exponent.isEmpty ? 0 : Int(String(decoding: exponent, as: UTF8.self)) ?? farthest
    zeros += min(max(written, -1 << 40), 1 << 40) + power - fraction.count
    guard zeros >= 0 else { throw error(tooFine) }
    for _ in 0..<min(zeros, 20) { append(0) }
    if isTooLarge { throw error("is too large") }
    return value
  }
}

extension JSONStorage {
  /// A number of a few digits, as nearly all are, with at most `decimals` of them behind a point, times ten to the
  /// power of `decimals`; nil for any other value.
  func digits(_ index: Int, decimals: Int) -> Int? {
    let range = nodes[index].range
    guard nodes[index].kind == .number, range.count <= 15 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var value = 0
      var left = decimals
      var isFraction = false
      for place in range {
        let digit = bytes[place] &- .digitZero
        if digit < 10, !isFraction || left > 0 {
          value = value &* 10 &+ Int(digit)
          if isFraction { left &-= 1 }
        } else if bytes[place] == ".", !isFraction {
          isFraction = true
        } else {
          return nil
        }
      }
      for _ in 0..<left { value = value &* 10 }
      return value
    }
  }
}
