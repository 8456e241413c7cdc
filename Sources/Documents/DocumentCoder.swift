import JSON

/// A document that is read as it is written: its keys stand in one place.
public protocol KeyedDocument: Document {
  /// Its keys in the order of their bytes, a line each: `try json.count("score", &score)` writes the
  /// score or reads it, whatever the coder is for.
  mutating func keys(_ json: inout DocumentCoder) throws(JSONError)
}

extension KeyedDocument {
  /// The object of its keys.
  public var json: JSON { .object(DocumentCoder.members(of: self)) }

  /// Writes the same at once, without a value in between: a third of the instructions of a `record`
  /// are the head of its file.
  public func write(to json: inout JSONWriter) { DocumentCoder.write(self, to: &json) }

  /// Reads the object of its keys.
  ///
  /// - Returns: whether these are all the keys that it and the objects in it have, in their order.
  @discardableResult
  mutating func read(_ json: JSONValue) throws(JSONError) -> Bool {
    try DocumentCoder.read(json, into: &self)
  }

  /// Reads what the object counts, and passes over the figures that follow from it.
  mutating func readCounts(_ json: JSONValue) throws(JSONError) {
    try DocumentCoder.read(json, into: &self, passingFigures: true)
  }

  /// How many keys it has.
  var keyCount: Int { DocumentCoder.keyCount(of: self) }

  /// The first key that is not among its own, in an object or in what is inside it.
  func unknownKey(in json: JSONValue) -> String? { DocumentCoder.unknownKey(of: self, in: json) }
}

/// One pass over the keys of a document: it writes them, reads them, or looks for others.
///
/// A value that may be nil is null in JSON, and may be missing where it is read. Any other value has
/// to be there, unless it is `isAdded`: an older version did not write it, and it stays as it is.
public struct DocumentCoder {
  private enum Task { case write, list, read, name }

  private let task: Task
  /// A place in the object that is read or looked through; nil in writing.
  private var cursor: JSONCursor?
  private var writer = JSONWriter(spread: 0)
  /// The members of the object that is listed.
  private var listed: [JSON.Member] = []
  /// Whether all objects that were read inside this one have just the keys of their documents.
  private var isExact = true
  private var known: [StaticString] = []
  private var unknownInside: String?
  private var passesFigures = false

  private init(_ task: Task, _ cursor: JSONCursor? = nil) {
    (self.task, self.cursor) = (task, cursor)
  }

  private var object: JSONValue? { cursor?.object }

  fileprivate static func members(of document: some KeyedDocument) -> [JSON.Member] {
    var (document, coder) = (document, DocumentCoder(.list))
    // Nothing is refused in writing.
    try? document.keys(&coder)
    return coder.listed
  }

  fileprivate static func write(_ document: some KeyedDocument, to json: inout JSONWriter) {
    var coder = DocumentCoder(.write)
    swap(&json, &coder.writer)
    coder.write(document)
    swap(&json, &coder.writer)
  }

  private mutating func write(_ document: some KeyedDocument) {
    var document = document
    writer.beginObject()
    try? document.keys(&self)
    writer.endObject()
  }

  @discardableResult
  fileprivate static func read(
    _ json: JSONValue, into document: inout some KeyedDocument, passingFigures: Bool = false
  ) throws(JSONError) -> Bool {
    var coder = DocumentCoder(.read)
    coder.passesFigures = passingFigures
    try coder.object(json, into: &document)
    return coder.isExact
  }

  /// Reads an object, which may be inside the one that is read.
  private mutating func object(
    _ json: JSONValue, into document: inout some KeyedDocument
  ) throws(JSONError) {
    let outer = cursor
    cursor = try JSONCursor(json)
    try document.keys(&self)
    if cursor?.isAtEnd != true { isExact = false }
    cursor = outer
  }

  fileprivate static func unknownKey(
    of document: some KeyedDocument, in json: JSONValue
  ) -> String? {
    let coder = named(document, json)
    return json.unknownKey(besides: coder.known) ?? coder.unknownInside
  }

  fileprivate static func keyCount(of document: some KeyedDocument) -> Int {
    named(document, nil).known.count
  }

  private static func named(_ document: some KeyedDocument, _ json: JSONValue?) -> DocumentCoder {
    var (document, coder) = (document, DocumentCoder(.name, json.flatMap { try? JSONCursor($0) }))
    try? document.keys(&coder)
    return coder
  }
}

extension DocumentCoder {
  enum Presence { case optional, added, required }

  /// The value of a key, where one is to be read.
  mutating func found(
    _ key: StaticString, _ presence: Presence = .required
  ) throws(JSONError) -> JSONValue? {
    switch task {
    case .write, .list: return nil
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

  /// The value of a key, where one is to be read and it is just a count, as most are.
  mutating func quickCount(_ key: StaticString) -> Int? {
    guard task == .read, let digits = cursor?.digits(of: key), digits.isCount else { return nil }
    return digits
  }

  /// Writes a member, where one is to be written.
  mutating func write(_ key: StaticString, _ value: @autoclosure () -> some JSONRepresentable) {
    switch task {
    case .write: writer.field(key, value())
    case .list: listed.append((key, value().json))
    case .read, .name: break
    }
  }
}

/// Documents inside a document.
extension DocumentCoder {
  /// A document.
  mutating func document(_ key: StaticString, _ value: inout some KeyedDocument) throws(JSONError) {
    if let found = try found(key) { try object(found, into: &value) }
    if task == .write {
      writer.key(key)
      write(value)
    } else {
      write(key, value)
    }
    if task == .name { look(inside: object?[key], for: value) }
  }

  /// A document, or nil. Reading begins with an empty document.
  mutating func document<Value: KeyedDocument>(
    _ key: StaticString, _ value: inout Value?, empty: @autoclosure () -> Value
  ) throws(JSONError) {
    if let found = try found(key, .optional) {
      var read = empty()
      try object(found, into: &read)
      value = read
    }
    write(key, value)
    if task == .name { look(inside: object?[key], for: empty()) }
  }

  /// A list of documents. Reading each begins with an empty document.
  mutating func documents<Value: KeyedDocument>(
    _ key: StaticString, _ values: inout [Value], empty: @autoclosure () -> Value
  ) throws(JSONError) {
    if let found = try found(key) {
      // As many as a team has at most, as a rule: lines are large, and are not moved while the list grows.
      values.reserveCapacity(12)
      for element in try found.list() {
        values.append(empty())
        try object(element, into: &values[values.count - 1])
      }
    }
    if task == .write {
      writer.key(key)
      writer.beginArray()
      for value in values { write(value) }
      writer.endArray()
    } else {
      write(key, values)
    }
    guard task == .name, let list = object?[key] else { return }
    for element in list.elements { look(inside: element, for: empty()) }
  }

  private mutating func look(inside json: JSONValue?, for document: some KeyedDocument) {
    guard unknownInside == nil, let json, json.kind == .object else { return }
    unknownInside = document.unknownKey(in: json)
  }
}

/// What follows from other values.
extension DocumentCoder {
  /// Whether values are written.
  var isWriting: Bool { task == .write || task == .list }

  /// Whether figures are passed over, and this is one.
  mutating func passes(figure key: StaticString) -> Bool {
    if passesFigures { _ = cursor?.value(of: key) }
    return passesFigures
  }

  /// Refuses a value that does not agree with what it follows from.
  func agree(_ key: StaticString, _ agrees: Bool, else wrong: String) throws(JSONError) {
    if !agrees, let json = try object?.member(key) { throw json.error(wrong) }
  }

  /// Text that is not read.
  mutating func shown(_ key: StaticString, _ value: String) throws(JSONError) {
    _ = try found(key, .optional)
    write(key, value)
  }

  /// A count that is not read.
  mutating func shown(_ key: StaticString, _ value: Int) throws(JSONError) {
    _ = try found(key, .optional)
    write(key, value)
  }

  /// A number of thousandths, or nil, that is not read.
  mutating func shown(_ key: StaticString, thousandths value: Int?) throws(JSONError) {
    _ = try found(key, .optional)
    write(key, JSON.thousandths(value))
  }
}
