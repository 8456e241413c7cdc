/// Plays by their numbers, and which assist belongs to which basket.
struct NumberedPlays {
  /// A play, and which person of the team made it, whatever the name; nil for the team itself.
  struct Numbered {
    fileprivate(set) var play: Play
    let person: Int?
  }

  /// Plays that an assist is compared with at most, so that a hostile tape takes no longer than its
  /// length: no pass reaches back so far.
  private static let farthest = 1000

  /// The numbers, ascending; the plays, nil where one was taken out; and for each basket the number
  /// of its assist, 0 where it has none.
  private var numbers: [Int] = []
  private var plays: [Numbered?] = []
  private var assists: [Int] = []

  /// Room for so many plays.
  init(reserving count: Int) {
    numbers.reserveCapacity(count)
    plays.reserveCapacity(count)
    assists.reserveCapacity(count)
  }

  /// The highest number.
  var lastNumber: Int { numbers.last ?? 0 }

  /// The plays by the clock, then by number, each as it reads in the end.
  func ordered<Failure>(
    reading play: (Numbered) throws(Failure) -> Play
  ) throws(Failure) -> [Play] {
    var (ordered, isOrdered) = ([Play](), true)
    ordered.reserveCapacity(plays.count)
    for case let numbered? in plays {
      let next = try play(numbered)
      if let last = ordered.last, !last.precedes(next) { isOrdered = false }
      ordered.append(next)
    }
    // Most games have no late entry.
    return isOrdered ? ordered : ordered.sorted { $0.precedes($1) }
  }

  /// The plays at a reading, as far back by their numbers as an assist is looked for.
  func latest(at reading: ClockReading) -> [Play] {
    var latest: [Play] = []
    for place in plays.indices.suffix(Self.farthest) where plays[place]?.play.reading == reading {
      if let play = plays[place]?.play { latest.append(play) }
    }
    return latest
  }

  /// Whether there is a play of this number.
  func counts(_ number: Int) -> Bool { place(of: number) != nil }

  /// Adds a play, or puts it in the place of the one with its number.
  mutating func put(_ play: Play, by person: Int?) {
    let (place, numbered) = (firstPlace(from: play.number), Numbered(play: play, person: person))
    if place == numbers.count {
      numbers.append(play.number)
      plays.append(numbered)
      assists.append(0)
      return
    }
    guard numbers[place] == play.number else {
      numbers.insert(play.number, at: place)
      plays.insert(numbered, at: place)
      assists.insert(0, at: place)
      return
    }
    unlink(place)
    plays[place] = numbered
    if let assist = self.place(of: assists[place]), !isBasket(place, for: assist) {
      leaveBehind(assist, on: place)
    }
  }

  /// Takes a play out; false where there is none.
  mutating func remove(_ number: Int) -> Bool {
    guard let place = place(of: number) else { return false }
    unlink(place)
    if let assist = self.place(of: assists[place]) { leaveBehind(assist, on: place) }
    plays[place] = nil
    return true
  }

  /// Puts an assist that has no basket yet on the one that the tape names or, for a tape of 0.1.0
  /// names none, on the one that it belongs to.
  mutating func link(_ assist: Play) {
    guard assist.move == .assist, let place = place(of: assist.number) else { return }
    unlink(place)
    plays[place]?.play = assist.assisting(nil)
    let named = assist.basket.map { self.place(of: $0) }
    guard let basket = named ?? self.basket(forAssistAt: place), assists[basket] == 0,
      isBasket(basket, for: place)
    else { return }
    assists[basket] = assist.number
    plays[place]?.play = assist.assisting(numbers[basket])
  }

  /// Whether the pass of the play at a place can have led to the one at another.
  private func isBasket(_ basket: Int, for assist: Int) -> Bool {
    guard let basket = plays[basket], let assist = plays[assist] else { return false }
    let isOwn = basket.person != nil && basket.person == assist.person
    return !isOwn && basket.play.isBasketOfTeam(with: assist.play)
  }

  /// The place of the last basket that an assist can be on and that has none yet.
  private func basket(forAssistAt place: Int) -> Int? {
    let near = max(0, place - Self.farthest)..<min(plays.count, place + Self.farthest)
    return near.last { assists[$0] == 0 && isBasket($0, for: place) }
  }

  /// An assist is on no basket any more.
  private mutating func leaveBehind(_ assist: Int, on basket: Int) {
    if let left = plays[assist]?.play { plays[assist]?.play = left.assisting(nil) }
    assists[basket] = 0
  }

  /// Frees the basket of the play at a place, if that is an assist.
  private mutating func unlink(_ place: Int) {
    guard let basket = plays[place]?.play.basket, let other = self.place(of: basket) else { return }
    if assists[other] == numbers[place] { assists[other] = 0 }
  }

  /// The place of the first play that has this number or a higher one; at the end, nearly always.
  private func firstPlace(from number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    if let last = numbers.last, last < number { low = high }
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a play that counts.
  private func place(of number: Int) -> Int? {
    let place = firstPlace(from: number)
    guard place < numbers.count, numbers[place] == number, plays[place] != nil else { return nil }
    return place
  }
}
