import StateFlow

/// A program to run a student's test on.
@MainActor
public struct CandidateProgram {
  /// A description of the program, as a noun phrase, such as `doors that share one count`.
  let description: String
  /// The misconception behind an incorrect program, as a sentence, or `nil` for a correct program.
  let thought: String?
  private let reset: () -> Void
  private let makeScreen: () -> Screen

  private init(
    _ description: String, thought: String?, reset: @escaping () -> Void,
    makeScreen: @escaping () -> Screen
  ) {
    self.description = description
    self.thought = thought
    self.reset = reset
    self.makeScreen = makeScreen
  }

  /// Creates a correct program, for which the test must pass.
  ///
  /// - Parameters:
  ///   - description: A noun phrase that distinguishes the program from other correct ones, such as
  ///     `doors whose counts are in a dictionary`.
  ///   - content: A closure that returns the program's view. Declare its types inside a function,
  ///     with the same names in each program, so that a test can't recognize a program by a name.
  public static func right<Content: View>(
    _ description: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: nil, reset: {}) { Screen { content() } }
  }

  /// Creates an incorrect program, for which the test must fail.
  ///
  /// - Parameters:
  ///   - description: A noun phrase that says what is wrong, such as `doors that share one count`.
  ///   - thought: The misconception behind the program, as a sentence.
  ///   - reset: A closure that sets the program's global state to its initial values. It's called
  ///     before each run.
  ///   - content: A closure that returns the program's view.
  public static func wrong<Content: View>(
    _ description: String, thought: String, reset: @escaping () -> Void = {},
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: thought, reset: reset) { Screen { content() } }
  }

  /// Whether the program is correct.
  var isRight: Bool { thought == nil }

  /// Starts the program on a new screen.
  ///
  /// The screen's story isn't printed with the failures of the running test.
  func start() -> Screen {
    reset()
    return FailureNotes.$current.withValue(nil) { makeScreen() }
  }
}
