/// The roster of a team while steps change it. Plays belong to a person, who may be renamed.
struct Roster {
  private(set) var team: Team
  /// The people by their places on the roster.
  private var people: [Int]
  /// The names by person; nil for those who have left.
  private var names: [String?]
  /// The people with a star.
  private let starters: [Int]

  /// The roster at the start of a game.
  init(_ team: Team) {
    self.team = team.withoutStars
    people = Array(team.players.indices)
    names = team.players.map(\.name)
    starters = team.starters.compactMap { team.place(of: $0) }
  }

  /// The starters by place: those with a star, else the first players, as many as a side has.
  func starters(_ side: Int) -> [Bool] {
    people.indices.map { starters.isEmpty ? $0 < side : starters.contains(people[$0]) }
  }

  /// The team with its stars.
  var starred: Team {
    Team(
      name: team.name, color: team.color, players: team.players,
      starters: starters.compactMap { names[$0] })
  }

  /// The place of a person; nil after leaving.
  func place(of person: Int) -> Int? { people.firstIndex(of: person) }

  /// The person with this name; nil if nobody has it.
  func person(_ name: String) -> Int? { team.place(of: name).map { people[$0] } }

  /// The name of a person now; nil after leaving.
  func name(of person: Int) -> String? { names[person] }

  mutating func rename(to name: String) { team.rename(to: name) }

  mutating func join(_ player: Player) throws(TapeError) {
    try team.put(player, at: team.players.count)
    people.append(names.count)
    names.append(player.name)
  }

  mutating func leave(_ name: String) throws(TapeError) {
    let place = try place(name)
    team.remove(at: place)
    names[people.remove(at: place)] = nil
  }

  mutating func rename(_ old: String, to name: String) throws(TapeError) {
    let place = try place(old)
    try team.put(Player(name, jersey: team.players[place].jersey), at: place)
    names[people[place]] = name
  }

  mutating func number(_ name: String, _ jersey: String?) throws(TapeError) {
    try team.put(Player(name, jersey: jersey), at: place(name))
  }

  private func place(_ name: String) throws(TapeError) -> Int {
    guard let place = team.place(of: name) else { throw .player(name, play: 0) }
    return place
  }
}
