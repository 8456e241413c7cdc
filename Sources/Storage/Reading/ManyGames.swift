import Dispatch
import Platform
import Synchronization

/// The one way to read many games.
extension GameLibrary {
  /// Games whose results are held in memory at a time.
  private static var atATime: Int { 1024 }
  /// Games that a thread reads in one go.
  private static var share: Int { 16 }

  /// Reads games, each file once, on all cores, and hands over what was made of each, with its id and
  /// in the order of the ids. A game that was deleted meanwhile is passed over.
  ///
  /// - Parameter make: is called on any thread.
  public func read<Value: Sendable, Failure: Error>(
    _ ids: [String], _ make: @Sendable (GameFile) throws(LibraryError) -> Value,
    use: (String, Result<Value, LibraryError>) throws(Failure) -> Void
  ) throws(Failure) {
    // Few games are read without threads: starting them takes as many instructions as reading one
    // game.
    guard ids.count > Self.share else {
      for id in ids { try pass(id, result(of: id, make), to: use) }
      return
    }
    for start in stride(from: 0, to: ids.count, by: Self.atATime) {
      try onAllCores(ids[start..<min(ids.count, start + Self.atATime)], make, use: use)
    }
  }

  private func pass<Value, Failure: Error>(
    _ id: String, _ made: Result<Value, LibraryError>,
    to use: (String, Result<Value, LibraryError>) throws(Failure) -> Void
  ) throws(Failure) {
    if case .failure(.noGame) = made { return }
    try use(id, made)
  }

  private func result<Value>(
    of id: String, _ make: (GameFile) throws(LibraryError) -> Value
  ) -> Result<Value, LibraryError> {
    Result { () throws(LibraryError) in try make(try file(id)) }
  }

  /// Makes values on all cores, and hands each over in order while others are made. Without that,
  /// `stats` takes a sixth longer: a season takes a quarter as long to add up as to read.
  private func onAllCores<Value: Sendable, Failure: Error>(
    _ ids: ArraySlice<String>, _ make: @Sendable (GameFile) throws(LibraryError) -> Value,
    use: (String, Result<Value, LibraryError>) throws(Failure) -> Void
  ) throws(Failure) {
    let shares = stride(from: ids.startIndex, to: ids.endIndex, by: Self.share).map {
      ids[$0..<min(ids.endIndex, $0 + Self.share)]
    }
    let made = Mutex<[[Result<Value, LibraryError>]?]>(Array(repeating: nil, count: shares.count))
    let (isMade, makers) = (DispatchSemaphore(value: 0), DispatchGroup())
    try withoutActuallyEscaping(make) { make throws(Failure) in
      DispatchQueue.global().async(group: makers) {
        DispatchQueue.concurrentPerform(iterations: shares.count) { number in
          let results = shares[number].map { result(of: $0, make) }
          made.withLock { $0[number] = results }
          isMade.signal()
        }
      }
      defer { makers.wait() }
      for (number, share) in shares.enumerated() {
        // Each signal is of one share, and any of them may be this one.
        while made.withLock({ $0[number] == nil }) { isMade.wait() }
        let results = made.withLock { $0[number].take() } ?? []
        for (id, result) in zip(share, results) { try pass(id, result, to: use) }
      }
    }
  }
}
