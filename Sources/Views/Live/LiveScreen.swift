import Terminal
import ViewModels

/// A view that stays: it is bound to view models, and hands them keys as verbs.
public protocol LiveScreen: AnyObject {
  /// Whether something that it shows has changed since it was drawn. Whoever draws sets it back.
  var isStale: Bool { get set }
  /// Milliseconds until it changes by itself, as a running clock does; nil when it does not.
  var rest: Int? { get }
  /// What it shows, a line a row, no more and no wider than fit.
  func lines(on canvas: Canvas) -> [String]
  /// Several keys come at once: what they ask for may be kept together.
  func gather()
  /// Keeps what has been gathered.
  func settle()
  /// Takes a key.
  ///
  /// - Returns: what is to be shown in its place, if anything.
  func press(_ key: Key) -> Turn?
  /// Shows what time has changed.
  func tick()
  /// Shows what others may have changed in the library.
  func look()
}

extension LiveScreen {
  func gather() {}
  func settle() {}

  /// Is stale whenever one of these values changes, for as long as the tokens are kept.
  func bind<each Value>(to values: repeat Dynamic<each Value>) -> [Token] {
    var tokens: [Token] = []
    for value in repeat each values {
      tokens.append(value.bind { [weak self] _ in self?.isStale = true })
    }
    return tokens
  }
}

/// What follows a screen.
public enum Turn: Equatable, Sendable {
  /// Nothing: the terminal is given back.
  case leave
  /// The scoring screen of a game.
  case score(id: String)
  /// The list of games.
  case games
  /// The form of a new game.
  case new
}

/// The screens there are.
public enum LiveScreens {
  /// The scoring screen, bound to a scorer.
  public static func score(_ scorer: any ScorerViewModel) -> any LiveScreen { ScoreScreen(scorer) }

  /// The board of a game that others record, bound to a spectator.
  public static func watch(_ spectator: any SpectatorViewModel) -> any LiveScreen {
    WatchScreen(spectator)
  }

  /// The games of a library, bound to a list; `problem` says why the one that was chosen before is
  /// not shown.
  public static func games(
    _ list: any GameListViewModel, saying problem: String? = nil
  ) -> any LiveScreen {
    GamesScreen(list, saying: problem)
  }

  /// The form of a new game, bound to its set-up.
  public static func form(_ creator: any GameCreatorViewModel) -> any LiveScreen {
    FormScreen(creator)
  }

  /// A saved game played again, bound to the replay; `explain` puts an error into words.
  public static func replay(
    _ replay: any ReplayViewModel, explain: @escaping (any Error) -> String
  ) -> any LiveScreen {
    ReplayScreen(replay, explain: explain)
  }
}
