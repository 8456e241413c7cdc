/// Plays by their numbers, and which of them belongs to which.
struct NumberedPlays {
  /// The most plays that one is compared with, so that a hostile tape takes linear time.
  private static let farthest = 1000

  private struct Slot {
    var play: Play
    /// False if the play was removed. Others may still follow it in order.
    var counts = true
    /// The number of the play that belongs to it; nil if none does.
    var guest: Int?
  }

  /// By number, ascending.
  private var slots = [Slot]()

  var lastNumber: Int { slots.last?.play.number ?? 0 }

  /// The places of all plays by number, of the removed ones too.
  var indices: Range<Int> { slots.indices }

  subscript(index: Int) -> Play { slots[index].play }

  /// Whether none was removed.
  private(set) var areCounted = true

  /// The plays after a number.
  func since(_ number: Int) -> [Play] {
    slots[slots.partitioningIndex { $0.play.number > number }...].map(\.play)
  }

  /// The plays that count, by number.
  var counted: [Play] { slots.filter(\.counts).map(\.play) }

  /// The plays at a moment, among the last by number.
  func latest(at moment: Moment) -> [Play] {
    // By places: copying a thousand plays for each assist took a tenth of the time to read a game.
    slots.indices.suffix(Self.farthest).filter {
      slots[$0].play.reading == moment.reading && slots[$0].counts
        && slots[$0].play.moment == moment
    }.map { slots[$0].play }
  }

  /// The play of a number, if it counts.
  func play(_ number: Int) -> Play? { index(of: number).map { slots[$0].play } }

  /// The play that belongs to another.
  func guest(ofPlay number: Int) -> Play? {
    index(of: number).flatMap { guest(at: $0) }.map { slots[$0].play }
  }

  /// Renames a person in all plays.
  mutating func rename(_ old: Who, to name: String) {
    for index in slots.indices where slots[index].play.who == old {
      slots[index].play.who.player = name
    }
  }

  /// Gives all plays to the other side.
  mutating func turn() {
    for index in slots.indices { slots[index].play.who = slots[index].play.who.turned }
  }

  /// Adds a play with the highest number, or replaces the one with its number.
  mutating func put(_ play: Play) {
    guard let index = index(of: play.number) else { return slots.append(Slot(play: play)) }
    unlink(index)
    slots[index].play = play
    if let guest = guest(at: index), !play.takes(slots[guest].play, isOfTape: true) {
      leaveBehind(guest, of: index)
    }
  }

  /// Removes a play; false if there is none.
  mutating func remove(_ number: Int) -> Bool {
    guard let index = index(of: number) else { return false }
    unlink(index)
    if let guest = guest(at: index) { leaveBehind(guest, of: index) }
    slots[index].counts = false
    areCounted = false
    return true
  }

  /// Takes back the plays that were added last.
  mutating func takeBack(to number: Int) {
    while lastNumber > number {
      unlink(slots.count - 1)
      slots.removeLast()
    }
  }

  /// Links a play to the one that the tape names, or for a tape of 0.1.0, which names none, an assist to
  /// the last basket that fits.
  mutating func link(_ guest: Play) {
    guard guest.move.isLinked, let index = index(of: guest.number) else { return }
    unlink(index)
    slots[index].play.link = .unknown
    if guest.link == .none { return }
    let named = guest.owner.map { self.index(of: $0) }
    guard let owner = named ?? self.owner(forPlayAt: index), slots[owner].guest == nil,
      slots[owner].play.takes(slots[index].play, isOfTape: named != nil)
    else { return }
    slots[owner].guest = guest.number
    slots[index].play.link = .play(slots[owner].play.number)
  }

  /// The index of the last play to which the play at an index can belong, and to which none belongs yet.
  private func owner(forPlayAt index: Int) -> Int? {
    let near = max(0, index - Self.farthest)..<min(slots.count, index + Self.farthest)
    return near.last {
      let slot = slots[$0]
      return slot.counts && slot.guest == nil && slot.play.move != .freeThrow
        && slot.play.takes(slots[index].play)
    }
  }

  /// The index of the play that belongs to the one at an index.
  private func guest(at owner: Int) -> Int? { slots[owner].guest.flatMap { index(of: $0) } }

  /// Unlinks a play from the one that it belongs to.
  private mutating func leaveBehind(_ guest: Int, of owner: Int) {
    slots[guest].play.link = .unknown
    slots[owner].guest = nil
  }

  /// Unlinks the play at an index, if it belongs to another.
  private mutating func unlink(_ index: Int) {
    guard let owner = slots[index].play.owner, let other = self.index(of: owner) else { return }
    if slots[other].guest == slots[index].play.number { slots[other].guest = nil }
  }

  /// The index of a play that counts.
  private func index(of number: Int) -> Int? {
    // A new play has a higher number than all: nothing to search.
    if lastNumber < number { return nil }
    let index = slots.partitioningIndex { $0.play.number >= number }
    return slots[index].play.number == number && slots[index].counts ? index : nil
  }
}

extension Array {
  /// The index of the first element that is beyond, in elements of which all later ones are, too; the end if none is.
  @inlinable public func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
