import Basketball

/// What the page of a team or a player is called.
public enum PageName {
  private static let longest = 60

  /// The name of the file about a team or a player, the same for all spellings: `oldtown`. If
  /// letters beside a to z and digits were dropped, or it was cut, a hyphen and a sum tell it from
  /// others.
  public static func of(_ name: String) -> String {
    let identity = Name.identity(name)
    let plain = identity.utf8.filter(isPlain)
    if plain.count == identity.utf8.count, 1...longest ~= plain.count { return identity }
    let start = plain.isEmpty ? "name" : String(decoding: plain.prefix(longest), as: UTF8.self)
    return start + "-" + String(identity.stableHash, radix: 16)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

extension String {
  /// A hash that is the same on every machine.
  ///
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a, 64 bits.
  public var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
