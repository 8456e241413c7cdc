import Foundation
import JSON

/// All that a text says, decoded by JSONDecoder or by the reader. Strings are their bytes, for
/// String joins a letter and its accent with the letter that has it.
enum Tree: Equatable {
  case object([[UInt8]: Tree])
  case array([Tree])
  case string([UInt8])
  /// Zero has a sign.
  case number(bits: UInt64)
  case bool(Bool)
  case null

  /// How many members its objects have.
  var memberCount: Int {
    switch self {
    case .object(let members): members.values.reduce(members.count) { $0 + $1.memberCount }
    case .array(let elements): elements.reduce(0) { $0 + $1.memberCount }
    default: 0
    }
  }

  init(_ text: JSONText) throws { try self.init(text.root, text.bytes) }

  private init(_ value: JSONValue, _ bytes: [UInt8]) throws {
    switch value.kind {
    case .object:
      var members = [[UInt8]: Tree]()
      for member in value.members {
        members[Array(try member.key.string().utf8)] = try Tree(member.value, bytes)
      }
      self = .object(members)
    case .array: self = .array(try value.list().map { try Tree($0, bytes) })
    case .string: self = .string(Array(try value.string().utf8))
    case .number: self = .number(bits: try Self.double(value, bytes).bitPattern)
    case .bool: self = .bool(try value.bool())
    case .null: self = .null
    }
  }
}

extension Tree {
  private struct OutOfRange: Error {}

  /// The nearest Double; JSONDecoder refuses a number that is too large for one, or so small that it
  /// would be zero.
  private static func double(_ value: JSONValue, _ bytes: [UInt8]) throws -> Double {
    let token = String(decoding: bytes[value.range], as: UTF8.self)
    let digits = token.prefix { $0 != "e" && $0 != "E" }
    let isZero = !digits.contains { ("1"..."9").contains($0) }
    guard let double = Double(token), double.isFinite, (double == 0) == isZero else {
      throw OutOfRange()
    }
    return double
  }
}

/// Any key.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Tree: Decodable {
  /// What there is most of goes first, for the decoder takes long to refuse.
  init(from decoder: any Decoder) throws {
    let scalar = try decoder.singleValueContainer()
    if let string = try? scalar.decode(String.self) {
      self = .string(Array(string.utf8))
    } else if let number = try? scalar.decode(Double.self) {
      self = .number(bits: number.bitPattern)
    } else if scalar.decodeNil() {
      self = .null
    } else if let bool = try? scalar.decode(Bool.self) {
      self = .bool(bool)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements = [Tree]()
      while !container.isAtEnd { elements.append(try container.decode(Tree.self)) }
      self = .array(elements)
    } else {
      self = .object(try Self.members(decoder.container(keyedBy: AnyKey.self)))
    }
  }

  private static func members(
    _ container: KeyedDecodingContainer<AnyKey>
  ) throws -> [[UInt8]: Tree] {
    var members = [[UInt8]: Tree]()
    for key in container.allKeys {
      members[Array(key.stringValue.utf8)] = try container.decode(Tree.self, forKey: key)
    }
    return members
  }
}
