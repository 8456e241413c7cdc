import Basketball

/// What the page of a team or a player is called.
public enum PageName {
  private static let longest = 60

  /// A name for a file about a team or player: `old-town`. Where letters beside a to z and digits had
  /// to go, or there are many, a sum tells it from others.
  public static func of(_ name: String) -> String {
    let words = Name.words(name)
    var slug = ""
    for byte in words.utf8 where slug.utf8.count < longest {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !slug.isEmpty, !slug.hasSuffix("-") { slug += "-" }
      }
    }
    let isWhole = slug.utf8.elementsEqual(words.utf8) { own, other in
      own == UInt8(ascii: "-") ? other == UInt8(ascii: " ") : own == other
    }
    if isWhole, !slug.isEmpty, !endsLikeSum(slug) { return slug }
    return slug + (slug.isEmpty || slug.hasSuffix("-") ? "" : "-") + sum(of: words)
  }

  /// Whether it could be the page of another name, with the sum of that.
  private static func endsLikeSum(_ slug: String) -> Bool {
    let last = slug.split(separator: "-").last ?? ""
    return last.utf8.count > 8 && last.allSatisfy(\.isHexDigit)
  }

  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, FNV-1a, 64 bits.
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}
