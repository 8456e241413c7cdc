/// Plays by their numbers, and which assist belongs to which basket.
struct NumberedPlays {
  /// The most plays that an assist is compared with, so that a hostile tape takes linear time.
  private static let farthest = 1000

  private struct Slot {
    var play: Play
    /// False if the play was removed. Others may still follow it in order.
    var counts = true
    /// The number of the assist on it; nil if it has none.
    var assist: Int?
  }

  /// By number, ascending.
  private var slots = [Slot]()

  var lastNumber: Int { slots.last?.play.number ?? 0 }

  /// All plays by number, the removed ones too.
  var all: [Play] { slots.map(\.play) }

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
  func play(_ number: Int) -> Play? { place(of: number).map { slots[$0].play } }

  /// The assist on a basket.
  func assist(onPlay number: Int) -> Play? {
    place(of: number).flatMap { assist(on: $0) }.map { slots[$0].play }
  }

  /// Gives the plays of a person to another name of the same person.
  mutating func rename(_ old: Who, to name: String) {
    for place in slots.indices where slots[place].play.who == old {
      slots[place].play.who.player = name
    }
  }

  /// Adds a play with the highest number, or replaces the one with its number.
  mutating func put(_ play: Play) {
    guard let place = place(of: play.number) else { return slots.append(Slot(play: play)) }
    unlink(place)
    slots[place].play = play
    if let assist = assist(on: place), !play.isBasket(for: slots[assist].play, isOfTape: true) {
      leaveBehind(assist, on: place)
    }
  }

  /// Removes a play; false if there is none.
  mutating func remove(_ number: Int) -> Bool {
    guard let place = place(of: number) else { return false }
    unlink(place)
    if let assist = assist(on: place) { leaveBehind(assist, on: place) }
    slots[place].counts = false
    return true
  }

  /// Takes back the plays that were added last.
  mutating func takeBack(to number: Int) {
    while lastNumber > number {
      unlink(slots.count - 1)
      slots.removeLast()
    }
  }

  /// Links an assist without a basket to the one that the tape names, or for a tape of 0.1.0, which
  /// names none, to the last one that fits.
  mutating func link(_ assist: Play) {
    guard assist.move == .assist, let place = place(of: assist.number) else { return }
    unlink(place)
    slots[place].play.link = .unknown
    if assist.link == .none { return }
    let named = assist.basket.map { self.place(of: $0) }
    guard let basket = named ?? self.basket(forAssistAt: place), slots[basket].assist == nil,
      slots[basket].play.isBasket(for: slots[place].play, isOfTape: named != nil)
    else { return }
    slots[basket].assist = assist.number
    slots[place].play.link = .basket(slots[basket].play.number)
  }

  /// The place of the last basket that fits an assist and has none yet.
  private func basket(forAssistAt place: Int) -> Int? {
    let near = max(0, place - Self.farthest)..<min(slots.count, place + Self.farthest)
    return near.last {
      let slot = slots[$0]
      return slot.counts && slot.assist == nil && slot.play.move.isFieldGoal
        && slot.play.isBasket(for: slots[place].play)
    }
  }

  /// The place of the assist on the basket at a place.
  private func assist(on basket: Int) -> Int? { slots[basket].assist.flatMap { place(of: $0) } }

  /// Unlinks an assist from its basket.
  private mutating func leaveBehind(_ assist: Int, on basket: Int) {
    slots[assist].play.link = .unknown
    slots[basket].assist = nil
  }

  /// Unlinks the play at a place from its basket, if it is an assist.
  private mutating func unlink(_ place: Int) {
    guard let basket = slots[place].play.basket, let other = self.place(of: basket) else { return }
    if slots[other].assist == slots[place].play.number { slots[other].assist = nil }
  }

  /// The place of a play that counts.
  private func place(of number: Int) -> Int? {
    // A new play has a higher number than all: nothing to search.
    if lastNumber < number { return nil }
    let place = slots.partitioningIndex { $0.play.number >= number }
    return slots[place].play.number == number && slots[place].counts ? place : nil
  }
}

extension Array {
  /// The place of the first element from which on all are so; the end if none is.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
