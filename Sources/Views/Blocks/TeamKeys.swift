/// The keys of a team: those of its players, in the order of the roster, and its own.
struct TeamKeys {
  let players: [String]
  let team: String
}
