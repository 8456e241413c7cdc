import Basketball

extension EventPage {
  /// The pages of a site that the page of an event can link to.
  struct Links {
    /// The ids of games with a page.
    let games: Set<String>
    /// The identities of teams with a page.
    let teams: Set<String>

    func team(_ name: String?) -> PagePath? {
      guard let name, teams.contains(Name.identity(name)) else { return nil }
      return .team(name, from: 1)
    }

    func game(_ id: String?) -> PagePath? {
      guard let id, games.contains(id) else { return nil }
      return .game(id, from: 1)
    }

    /// Writes a name, linked to the page of its team if there is one.
    func write(_ name: String, of team: String?, to html: inout HTMLWriter) {
      if let link = self.team(team) {
        html.element(.a, .link(link), text: name)
      } else {
        html.text(name)
      }
    }
  }
}
