import Basketball
import JSON

/// A document that is read as it is written: its keys stand in one place.
public protocol KeyedDocument: Document {
  /// Its keys in the order of their bytes, a line each: `try json.count("score", &score)` writes the
  /// score or reads it, whatever the coder is for.
  mutating func keys(_ json: inout DocumentCoder) throws(JSONError)
}

extension KeyedDocument {
  /// Writes the object of its keys.
  public func write(to json: inout JSONWriter) { DocumentCoder.write(self, to: &json) }

  /// Reads the object of its keys.
  mutating func read(_ json: JSONValue) throws(JSONError) {
    try DocumentCoder.read(json, into: &self)
  }

  /// The first key that is not among its own, in an object or in what is inside it.
  func unknownKey(in json: JSONValue) -> String? { DocumentCoder.unknownKey(of: self, in: json) }
}

/// One pass over the keys of a document: it writes them, reads them, or looks for others.
///
/// A value that may be nil is null in JSON, and may be missing where it is read. Any other value has
/// to be there, unless it is `isAdded`: an older version did not write it, and it stays as it is.
public struct DocumentCoder {
  private enum Task { case write, read, name }

  private let task: Task
  /// What is read or looked through; nil in writing.
  private let object: JSONValue?
  private var cursor: JSONCursor?
  private var writer = JSONWriter(spread: 0)
  private var known: [StaticString] = []
  private var unknownInside: String?

  private init(_ task: Task, _ object: JSONValue?, _ cursor: JSONCursor? = nil) {
    (self.task, self.object, self.cursor) = (task, object, cursor)
  }

  fileprivate static func write(_ document: some KeyedDocument, to json: inout JSONWriter) {
    var coder = DocumentCoder(.write, nil)
    swap(&json, &coder.writer)
    // Nothing is refused in writing.
    try? coder.object(document)
    swap(&json, &coder.writer)
  }

  private mutating func object(_ document: some KeyedDocument) throws(JSONError) {
    var document = document
    writer.beginObject()
    try document.keys(&self)
    writer.endObject()
  }

  fileprivate static func read(
    _ json: JSONValue, into document: inout some KeyedDocument
  ) throws(JSONError) {
    var coder = DocumentCoder(.read, json, try JSONCursor(json))
    try document.keys(&coder)
  }

  fileprivate static func unknownKey(
    of document: some KeyedDocument, in json: JSONValue
  ) -> String? {
    var (document, coder) = (document, DocumentCoder(.name, json))
    try? document.keys(&coder)
    return json.unknownKey(besides: coder.known) ?? coder.unknownInside
  }
}

extension DocumentCoder {
  private enum Presence { case optional, added, required }

  /// The value of a key, where one is to be read.
  private mutating func found(
    _ key: StaticString, _ presence: Presence = .required
  ) throws(JSONError) -> JSONValue? {
    switch task {
    case .write: return nil
    case .name:
      known.append(key)
      return nil
    case .read:
      if presence == .optional, cursor?.passesNull(of: key) == true { return nil }
      guard let value = cursor?.value(of: key) else {
        return presence == .required ? try object?.member(key) : nil
      }
      return presence == .optional && value.isNull ? nil : value
    }
  }

  /// Writes the key of a value that is to be written.
  private mutating func writes(_ key: StaticString) -> Bool {
    guard task == .write else { return false }
    writer.key(key)
    return true
  }
}

/// Values of JSON.
extension DocumentCoder {
  /// Text.
  mutating func text(_ key: StaticString, _ value: inout String) throws(JSONError) {
    if let found = try found(key) { value = try found.string() }
    if writes(key) { writer.string(value) }
  }

  /// Text, or nil.
  mutating func text(_ key: StaticString, _ value: inout String?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.string() }
    if writes(key) { writer.string(value) }
  }

  /// `true` or `false`.
  mutating func bool(
    _ key: StaticString, _ value: inout Bool, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .added : .required) { value = try found.bool() }
    if writes(key) { writer.bool(value) }
  }

  /// A whole number.
  mutating func int(_ key: StaticString, _ value: inout Int) throws(JSONError) {
    if let found = try found(key) { value = try found.int() }
    if writes(key) { writer.int(value) }
  }

  /// A whole number, or nil.
  mutating func int(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.int() }
    if writes(key) { writer.int(value) }
  }

  /// A count.
  mutating func count(
    _ key: StaticString, _ value: inout Int, isAdded: Bool = false
  ) throws(JSONError) {
    if task == .read, let digits = cursor?.digits(of: key), digits <= 1_000_000_000 {
      value = digits
    } else if let found = try found(key, isAdded ? .added : .required) {
      value = try found.count()
    }
    if writes(key) { writer.int(value) }
  }

  /// A count, or nil.
  mutating func count(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.count() }
    if writes(key) { writer.int(value) }
  }

  /// A number of thousandths in units, or nil.
  mutating func thousandths(_ key: StaticString, _ value: inout Int?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.thousandths() }
    if writes(key) { writer.thousandths(value) }
  }
}

/// Values of the game.
extension DocumentCoder {
  /// A time of day.
  mutating func time(_ key: StaticString, _ value: inout TimeOfDay) throws(JSONError) {
    if let found = try found(key) { value = try found.timeOfDay() }
    if writes(key) { writer.string(value.text) }
  }

  /// A time of day, or nil.
  mutating func time(_ key: StaticString, _ value: inout TimeOfDay?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.timeOfDay() }
    if writes(key) { writer.string(value?.text) }
  }

  /// A reading of the clock.
  mutating func reading(_ key: StaticString, _ value: inout ClockReading) throws(JSONError) {
    if let found = try found(key) { value = try found.reading() }
    if writes(key) { writer.thousandths(value.milliseconds) }
  }

  /// A reading of the clock, or nil.
  mutating func reading(_ key: StaticString, _ value: inout ClockReading?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.reading() }
    if writes(key) { writer.thousandths(value?.milliseconds) }
  }

  /// A side.
  mutating func side(_ key: StaticString, _ value: inout Side) throws(JSONError) {
    if let found = try found(key) { value = try found.side() }
    if writes(key) { writer.string(value.rawValue) }
  }

  /// A side, or nil.
  mutating func side(_ key: StaticString, _ value: inout Side?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.side() }
    if writes(key) { writer.string(value?.rawValue) }
  }

  /// A move.
  mutating func move(_ key: StaticString, _ value: inout Move) throws(JSONError) {
    if let found = try found(key) { value = try found.move() }
    if writes(key) { writer.string(value.name) }
  }

  /// A team's colour, or nil.
  mutating func color(_ key: StaticString, _ value: inout TeamColor?) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.teamColor() }
    if writes(key) { writer.string(value?.text) }
  }

  /// A case of an enumeration; one that is null or missing stays as it is.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case, isAdded: Bool = false
  ) throws(JSONError) {
    if let found = try found(key, isAdded ? .optional : .required) {
      value = try found.oneOf(Case.init)
    }
    if writes(key) { writer.string(value.rawValue) }
  }

  /// A case of an enumeration, or nil.
  mutating func oneOf<Case: RawRepresentable<String>>(
    _ key: StaticString, _ value: inout Case?
  ) throws(JSONError) {
    if let found = try found(key, .optional) { value = try found.oneOf(Case.init) }
    if writes(key) { writer.string(value?.rawValue) }
  }
}

/// Documents inside a document.
extension DocumentCoder {
  /// A document.
  mutating func document(_ key: StaticString, _ value: inout some KeyedDocument) throws(JSONError) {
    if let found = try found(key) { try value.read(found) }
    if writes(key) { try object(value) }
    if task == .name { look(inside: object?[key], for: value) }
  }

  /// A document, or nil; what is read is read into one without values.
  mutating func document<Value: KeyedDocument>(
    _ key: StaticString, _ value: inout Value?, empty: @autoclosure () -> Value
  ) throws(JSONError) {
    if let found = try found(key, .optional) {
      var read = empty()
      try read.read(found)
      value = read
    }
    if writes(key) {
      if let value { try object(value) } else { writer.null() }
    }
    if task == .name { look(inside: object?[key], for: empty()) }
  }

  /// A list of documents, each of which is read into one without values.
  mutating func documents<Value: KeyedDocument>(
    _ key: StaticString, _ values: inout [Value], empty: @autoclosure () -> Value
  ) throws(JSONError) {
    if let found = try found(key) {
      // As many as there are mostly: lines are large, and a library has many.
      values.reserveCapacity(4)
      for element in try found.list() {
        values.append(empty())
        try values[values.count - 1].read(element)
      }
    }
    if writes(key) {
      writer.beginArray()
      for value in values { try object(value) }
      writer.endArray()
    }
    guard task == .name, let list = object?[key] else { return }
    for element in list.elements { look(inside: element, for: empty()) }
  }

  private mutating func look(inside json: JSONValue?, for document: some KeyedDocument) {
    if unknownInside == nil { unknownInside = json.flatMap { document.unknownKey(in: $0) } }
  }
}

/// What follows from other values.
extension DocumentCoder {
  /// Refuses a value that does not agree with what it follows from.
  func agree(_ key: StaticString, _ agrees: Bool, else wrong: String) throws(JSONError) {
    if !agrees, let json = try object?.member(key) { throw json.error(wrong) }
  }

  /// Text that is not read.
  mutating func shown(_ key: StaticString, _ value: String) throws(JSONError) {
    _ = try found(key, .optional)
    if writes(key) { writer.string(value) }
  }

  /// A number of thousandths, or nil, that is not read.
  mutating func shown(_ key: StaticString, thousandths value: Int?) throws(JSONError) {
    _ = try found(key, .optional)
    if writes(key) { writer.thousandths(value) }
  }
}
