extension WinnerStays {
  /// The teams that wait after those of the next game, the next one first.
  public var waiting: [String] {
    let next = fixtures.last { $0.status == .ready }?.teams
    return queue.filter { $0 != next?.home && $0 != next?.away }
  }
}
