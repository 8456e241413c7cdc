extension JSONValue {
  /// A whole number; `5.0` and `1e3` are.
  public func int() throws(JSONError) -> Int {
    if let digits = storage.digits(index) { return digits }
    return try scaled(by: 0, "is not a whole number")
  }

  /// A number times 1000, so that seconds are whole milliseconds: `83.2` is 83200.
  public func thousandths() throws(JSONError) -> Int {
    try scaled(by: 3, "is finer than a thousandth")
  }

  /// The number times a power of ten, which must be whole.
  private func scaled(by power: Int, _ tooFine: String) throws(JSONError) -> Int {
    let decimal = try decimal()
    switch decimal.scaled(by: power) {
    case .whole(let value): return value
    case .tooFine: throw error(tooFine)
    case .tooLarge: throw error("is too large")
    }
  }

  private func decimal() throws(JSONError) -> JSONDecimal {
    try check(.number, "is not a number")
    return storage.bytes.withUnsafeBufferPointer { JSONDecimal($0, range) }
  }
}

extension JSONStorage {
  /// A number that is a few digits and nothing else, as nearly all are; nil for any other value.
  func digits(_ index: Int) -> Int? {
    let range = nodes.range(index)
    guard nodes.kind(index) == .number, range.count <= 18 else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var value = 0
      for place in range {
        let digit = bytes[place] &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int(digit)
      }
      return value
    }
  }
}

/// A number as it is written, without its trailing zeros: digits times a power of ten.
struct JSONDecimal {
  private var isNegative = false
  /// Exact where there are at most 19 digits.
  private var digits: UInt64 = 0
  /// How many digits, without leading and trailing zeros.
  private var count = 0
  private var exponent = 0

  /// An exponent beyond this is too large or too fine for all there is, and cannot overflow.
  private static let farthest = 1 << 40

  /// What a number is that should be a whole one of 64 bits.
  enum Whole {
    case whole(Int)
    case tooFine
    case tooLarge
  }

  /// Reads a number that has been checked.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    var place = range.lowerBound
    var zeros = 0
    var isFraction = false
    if bytes[place] == UInt8(ascii: "-") {
      isNegative = true
      place += 1
    }
    while place < range.upperBound {
      let digit = bytes[place] &- UInt8(ascii: "0")
      if digit < 10 {
        if isFraction { exponent -= 1 }
        add(digit, &zeros)
      } else if bytes[place] == UInt8(ascii: ".") {
        isFraction = true
      } else {
        break
      }
      place += 1
    }
    exponent += zeros
    if place < range.upperBound { exponent += Self.exponent(bytes, place + 1..<range.upperBound) }
  }

  /// Zeros wait until another digit follows them.
  private mutating func add(_ digit: UInt8, _ zeros: inout Int) {
    guard digit > 0 else {
      if count > 0 { zeros += 1 }
      return
    }
    count += zeros + 1
    if count <= 19 {
      for _ in 0..<zeros { digits &*= 10 }
      digits = digits &* 10 &+ UInt64(digit)
    }
    zeros = 0
  }

  private static func exponent(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    var value = 0
    for place in range where bytes[place] &- UInt8(ascii: "0") < 10 {
      value = min(value * 10 + Int(bytes[place] & 0x0F), farthest)
    }
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -value : value
  }

  /// The number times a power of ten.
  func scaled(by power: Int) -> Whole {
    guard count > 0 else { return .whole(0) }
    let exponent = exponent + power
    guard exponent >= 0 else { return .tooFine }
    guard count + exponent <= 19 else { return .tooLarge }
    var magnitude = digits
    for _ in 0..<exponent { magnitude &*= 10 }
    if isNegative, magnitude == UInt64(Int.max) + 1 { return .whole(.min) }
    guard magnitude <= UInt64(Int.max) else { return .tooLarge }
    return .whole(isNegative ? -Int(magnitude) : Int(magnitude))
  }
}
