/// Plays by their numbers, and which assist belongs to which basket.
struct NumberedPlays {
  /// A play, and its person by a number that a renaming keeps; nil for the team itself.
  struct Numbered {
    fileprivate(set) var play: Play
    let person: Int?
  }

  /// The most plays that an assist is compared with, so that a hostile tape takes linear time.
  private static let farthest = 1000

  private struct Slot {
    let number: Int
    /// Nil if the play was removed.
    var numbered: Numbered?
    /// The number of the assist on it; nil if it has none.
    var assist: Int?
    /// The removed play, which others may follow in order.
    var removed: Play?

    var play: Play? {
      get { numbered?.play }
      set { if let newValue { numbered?.play = newValue } }
    }
  }

  /// By number, ascending.
  private var slots: [Slot] = []

  var lastNumber: Int { slots.last?.number ?? 0 }

  /// The plays by number.
  var counted: [Numbered] { slots.compactMap(\.numbered) }
  /// The removed plays by number.
  var removed: [Play] { slots.compactMap(\.removed) }

  /// The plays at a moment, among the last by number.
  func latest(at moment: Moment) -> [Play] {
    slots.suffix(Self.farthest).compactMap(\.play).filter { $0.moment == moment }
  }

  /// Whether there is a play of this number.
  func counts(_ number: Int) -> Bool { place(of: number) != nil }

  /// The moment of the play with a number; nil if it does not count.
  func moment(of number: Int) -> Moment? { place(of: number).flatMap { slots[$0].play?.moment } }

  /// Adds a play, or replaces the one with its number.
  mutating func put(_ play: Play, by person: Int?) {
    let (place, numbered) = (firstPlace(from: play.number), Numbered(play: play, person: person))
    guard place < slots.count, slots[place].number == play.number else {
      slots.insert(Slot(number: play.number, numbered: numbered), at: place)
      return
    }
    unlink(place)
    slots[place].numbered = numbered
    if let assist = assist(on: place), !isBasket(place, for: assist) {
      leaveBehind(assist, on: place)
    }
  }

  /// Removes a play; false if there is none.
  mutating func remove(_ number: Int) -> Bool {
    guard let place = place(of: number) else { return false }
    unlink(place)
    if let assist = assist(on: place) { leaveBehind(assist, on: place) }
    (slots[place].removed, slots[place].numbered) = (slots[place].play, nil)
    return true
  }

  /// Links an assist without a basket to the one that the tape names, or for a tape of 0.1.0, which
  /// names none, to the last one that fits.
  mutating func link(_ assist: Play) {
    guard assist.move == .assist, let place = place(of: assist.number) else { return }
    unlink(place)
    slots[place].play = assist.assisting(nil)
    let named = assist.basket.map { self.place(of: $0) }
    guard let basket = named ?? self.basket(forAssistAt: place), slots[basket].assist == nil,
      isBasket(basket, for: place)
    else { return }
    slots[basket].assist = assist.number
    slots[place].play = assist.assisting(slots[basket].number)
  }

  /// Whether the play at a place can have the assist at another.
  private func isBasket(_ basket: Int, for assist: Int) -> Bool {
    guard let basket = slots[basket].numbered, let assist = slots[assist].numbered else {
      return false
    }
    let isOwn = basket.person != nil && basket.person == assist.person
    return !isOwn && basket.play.isBasketOfTeam(with: assist.play)
  }

  /// The place of the last basket that fits an assist and has none yet.
  private func basket(forAssistAt place: Int) -> Int? {
    let near = max(0, place - Self.farthest)..<min(slots.count, place + Self.farthest)
    return near.last {
      slots[$0].assist == nil && slots[$0].play?.move.isFieldGoal ?? false
        && isBasket($0, for: place)
    }
  }

  /// The place of the assist on the basket at a place.
  private func assist(on basket: Int) -> Int? { slots[basket].assist.flatMap { place(of: $0) } }

  /// Unlinks an assist from its basket.
  private mutating func leaveBehind(_ assist: Int, on basket: Int) {
    slots[assist].play = slots[assist].play?.assisting(nil)
    slots[basket].assist = nil
  }

  /// Unlinks the play at a place from its basket, if it is an assist.
  private mutating func unlink(_ place: Int) {
    guard let basket = slots[place].play?.basket, let other = self.place(of: basket) else { return }
    if slots[other].assist == slots[place].number { slots[other].assist = nil }
  }

  /// The place of the first play with this number or a higher one; nearly always at the end.
  private func firstPlace(from number: Int) -> Int {
    if lastNumber < number { return slots.count }
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a play that counts.
  private func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    guard place < slots.count, slots[place].number == number, slots[place].numbered != nil else {
      return nil
    }
    return place
  }
}
