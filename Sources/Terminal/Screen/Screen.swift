import Glibc

/// A terminal with a screen on it: the whole of it is taken, and given back with this value.
///
/// There can be one at a time: signals are the process's.
public struct Screen: ~Copyable, Display {
  let loan: Loan
  var signals: Signals
  var keys = KeyReader()
  /// When the last byte came, in milliseconds.
  var lastRead = 0
  /// Signals that wait until the keys before them are told, and how many bytes these may be.
  var held: Set<Int32> = []
  var allowance = 0

  var size: Size
  var style: Style
  let restyle: (RGB) -> Style
  /// The colour behind the text, once the terminal has told it.
  public internal(set) var background: RGB?
  var synchronizes = false
  /// When the terminal was asked what it can do, in milliseconds, and whether it has told.
  let asked: Int
  var isAnswered = false
  /// What the terminal shows, a line a row; nil when that is not known.
  var shown: [String]?

  /// Takes a terminal.
  ///
  /// - Parameters:
  ///   - input: where its keys come from.
  ///   - output: where it is drawn on.
  ///   - style: the paint, as long as the terminal has not told its background.
  ///   - restyle: the paint for a background.
  public init(
    input: Int32, output: Int32, style: Style, restyle: @escaping (RGB) -> Style
  ) throws(ScreenError) {
    guard let loan = Loan(input: input, output: output) else { throw .noTerminal }
    if !loan.isOurs { Signals.obey(SIGTTOU) }
    let signals = try Signals()
    Crash.guarding(loan)
    guard loan.take() else {
      Crash.leaveAlone()
      throw .failed(OutputError.reason(errno))
    }
    (self.loan, self.style, self.restyle) = (loan, style, restyle)
    self.signals = signals
    (size, asked) = (Self.size(of: output), Self.now)
    ask()
  }

  deinit {
    awaitAnswers()
    Crash.leaveAlone()
    loan.giveBack()
  }

  /// Ends the process by a signal that asked for it, so that the parent sees what it died of. To be
  /// called when the screen is gone. Returns only where the signal ends nothing.
  public static func resendSignal(_ signal: Int32) {
    Signals.obey(signal)
  }

  /// The size the terminal has said last, 80 by 24 where it says none, and the paint.
  public var canvas: Canvas { Canvas(size: size, style: style) }

  /// What is drawn next is drawn whole, on a canvas of the size there is now.
  mutating func forget() {
    size = Self.size(of: loan.output)
    shown = nil
  }

  private static func size(of output: Int32) -> Size {
    Size(ofTerminal: output) ?? Size(columns: 80, rows: 24)
  }
}
