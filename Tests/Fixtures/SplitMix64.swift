/// Steele, Lea and Flood's generator ("Fast splittable pseudorandom number generators", 2014): the
/// same seed gives the same numbers on every machine.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// The next one.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in so many times.
  public mutating func oneIn(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
