import Basketball

extension EventPage {
  /// The pages that are beside that of an event.
  struct Links {
    /// The ids of the games that have one.
    let games: Set<String>
    /// What all spellings of the names of the teams share that have one.
    let teams: Set<String>

    func team(_ name: String?) -> PagePath? {
      guard let name, teams.contains(Name.identity(name)) else { return nil }
      return .team(name, from: 1)
    }

    func game(_ id: String?) -> PagePath? {
      guard let id, games.contains(id) else { return nil }
      return .game(id, from: 1)
    }

    /// Writes a name, which leads to the page of a team if it has one.
    func write(_ name: String, of team: String?, to html: inout HTMLWriter) {
      if let link = self.team(team) {
        html.element(.a, .link(link), text: name)
      } else {
        html.text(name)
      }
    }
  }
}
