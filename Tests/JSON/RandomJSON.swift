import Fixtures

/// Texts that are JSON or nearly so, the same ones for the same seed.
struct RandomJSON {
  private var random: SplitMix64
  private var text = [UInt8]()

  private static let spaces = ["", "", "", "", " ", "\n", "\t", "\r\n", "  \n  "]
  private static let characters = [
    "a", "b", "Ana", "0", " ", "/", "'", "{", "]", ",", ":", "é", "e\u{301}", "ß", "√", "😀",
    "\u{2028}", "\u{7F}", "\u{80}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "\u{D7FF}", "\u{E000}",
    "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t", "\\u0041", "\\u0000", "\\u00e9",
    "\\uFFFF", "\\ud83d\\uDE00", "\\uDBFF\\udfff", "a name of more than eight bytes",
  ]
  private static let numbers = [
    "0", "-0", "1", "9", "10", "83.2", "600", "-0.5", "1e3", "1E+2", "2.50e-1", "0.001", "1e22",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "1.7976931348623157e308", "1e309", "2.2250738585072014e-308", "0e999999999999999999999",
    "123456789012345678901234567890", "0.1234567890123456789012345678901234567890", "-0.0e-0",
  ]
  /// What no text may have somewhere, or what changes the sense of what follows.
  private static let intruders: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "-", "+", ".", "e", "E", "0", "1", "00", " ", "\n",
      "\u{0}", "\u{1F}", "\u{B}", "\u{A0}", "\u{FEFF}", "null", "true", "False", "NaN", "Infinity",
      "//", "/* */", "'", "\\x", "\\u", "\\u12", "\\u12G4", "\\ud800", "\\udc00", "\\ud800\\n",
      "\\ud800\\u0041", "\"\":1,", ",\"a\":2", "[]", "{}",
    ].map { Array($0.utf8) } + [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
      [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ]

  init(seed: Int) {
    random = SplitMix64(seed: seed)
  }

  /// The next text.
  mutating func next() -> [UInt8] {
    text = []
    if random.oneIn(2000) {
      nest()
    } else {
      value(below: Int.random(in: 0...4, using: &random))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) where !random.oneIn(3) { mutate() }
    return text
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func add(_ string: String) {
    text += Array(string.utf8)
  }

  private mutating func value(below depth: Int) {
    add(pick(Self.spaces))
    switch Int.random(in: 0..<(depth > 0 ? 10 : 5), using: &random) {
    case 0: add(pick(["true", "false", "null"]))
    case 1, 2: number()
    case 3, 4: string()
    case 5, 6: list("[", "]", below: depth)
    default: list("{", "}", below: depth)
    }
    add(pick(Self.spaces))
  }

  private mutating func list(_ open: String, _ close: String, below depth: Int) {
    add(open)
    let count = Int.random(in: 0...(random.oneIn(20) ? 40 : 4), using: &random)
    let isSorted = random.oneIn(2)
    let isDense = random.oneIn(2)
    for index in 0..<count {
      if index > 0 { add(",") }
      if open == "{" {
        let key = isSorted ? index : Int.random(in: 0..<1000, using: &random)
        let spaces = isDense ? [""] : Self.spaces
        add(pick(spaces))
        if random.oneIn(4) { string() } else { add("\"k\(key + 1000)\"") }
        add(pick(spaces) + ":")
      }
      value(below: depth - 1)
    }
    if count == 0 { add(pick(Self.spaces)) }
    add(close)
  }

  private mutating func string() {
    add("\"")
    for _ in 0..<Int.random(in: 0...6, using: &random) { add(pick(Self.characters)) }
    add("\"")
  }

  private mutating func number() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: add(pick(Self.numbers))
    case 1: add("\(Int.random(in: -100_000...100_000, using: &random))")
    case 2: add("\(Double(bitPattern: random.next() & ~(1 << 62)))")
    default:
      add(random.oneIn(2) ? "-" : "")
      add("\(Int.random(in: 0...999, using: &random)).")
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        add("\(Int.random(in: 0...9, using: &random))")
      }
      if random.oneIn(2) { add("e\(Int.random(in: -340...320, using: &random))") }
    }
  }

  /// About as deep as may be.
  private mutating func nest() {
    let depth = Int.random(in: 505...520, using: &random)
    let opens = (0..<depth).map { _ in random.oneIn(2) ? "[" : "{\"a\":" }
    add(opens.joined() + pick(["1", "[]", "{}", ""]))
    add(opens.reversed().map { $0 == "[" ? "]" : "}" }.joined())
  }

  private mutating func mutate() {
    let place = Int.random(in: 0...text.count, using: &random)
    let end = min(text.count, place + Int.random(in: 0...8, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where place < text.count: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1 where place < text.count: text[place] = UInt8.random(in: 0...255, using: &random)
    case 2: text.removeSubrange(place..<end)
    case 3: text.removeSubrange(place...)
    case 4:
      let other = Int.random(in: 0...text.count, using: &random)
      text.insert(contentsOf: Array(text[place..<end]), at: other)
    default: text.insert(contentsOf: pick(Self.intruders), at: place)
    }
  }
}
