import JSON

/// An immutable answer, which writes the JSON of the contract.
public protocol Document: Sendable {
  /// Writes it, the keys of every object in order.
  func write(to json: inout JSONWriter)
}

extension Document {
  /// The document over many lines, with a line break at its end.
  public var pretty: String { text(spread: .max) }

  /// The document on one line, with a line break at its end.
  public var line: String { text(spread: 0) }

  private func text(spread: Int) -> String {
    var json = JSONWriter(spread: spread, reserving: 1 << 12)
    write(to: &json)
    return json.text + "\n"
  }
}

extension JSONWriter {
  /// A document, or null.
  public mutating func document(_ document: (some Document)?) {
    if let document { document.write(to: &self) } else { null() }
  }

  /// A list of documents.
  public mutating func documents(_ documents: [some Document]) {
    array { json in
      for document in documents { document.write(to: &json) }
    }
  }

  /// A member that is a document, or null.
  public mutating func field(_ key: StaticString, _ document: (some Document)?) {
    self.key(key)
    self.document(document)
  }

  /// A member that is a list of documents.
  public mutating func field(_ key: StaticString, _ documents: [some Document]) {
    self.key(key)
    self.documents(documents)
  }
}
