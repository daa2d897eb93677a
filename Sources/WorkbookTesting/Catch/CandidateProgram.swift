import StateFlow

/// A program to run a student's test on.
///
/// The stage is what the test controls besides the screen, such as a server and a clock. Most tests
/// control nothing else, so the stage of their programs is `Void`.
@MainActor
public struct CandidateProgram<Stage> {
  /// A description of the program, as a noun phrase, such as `doors that share one count`.
  let description: String
  /// The misconception behind an incorrect program, as a sentence, or `nil` for a correct program.
  let thought: String?
  private let reset: () -> Void
  private let makeScreen: (Stage) -> Screen

  private init(
    _ description: String, thought: String?, reset: @escaping () -> Void,
    makeScreen: @escaping (Stage) -> Screen
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
  ///   - content: A closure that returns the program's view, given the stage. Declare its types
  ///     inside a function, with the same names in each program, so that a test can't recognize a
  ///     program by a name.
  public static func right<Content: View>(
    _ description: String, @ViewBuilder content: @escaping @MainActor (Stage) -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: nil, reset: {}) { stage in Screen { content(stage) } }
  }

  /// Creates an incorrect program, for which the test must fail.
  ///
  /// - Parameters:
  ///   - description: A noun phrase that says what is wrong, such as `doors that share one count`.
  ///   - thought: The misconception behind the program, as a sentence.
  ///   - reset: A closure that sets the program's global state to its initial values. It's called
  ///     before each run.
  ///   - content: A closure that returns the program's view, given the stage.
  public static func wrong<Content: View>(
    _ description: String, thought: String, reset: @escaping () -> Void = {},
    @ViewBuilder content: @escaping @MainActor (Stage) -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: thought, reset: reset) { stage in
      Screen { content(stage) }
    }
  }

  /// Starts the program on a new screen.
  ///
  /// The screen's story isn't printed with the failures of the running test.
  func start(on stage: Stage) -> Screen {
    reset()
    return FailureNotes.$current.withValue(nil) { makeScreen(stage) }
  }
}

extension CandidateProgram where Stage == Void {
  /// Creates a correct program whose test controls only the screen.
  public static func right<Content: View>(
    _ description: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    right(description) { (_: Void) in content() }
  }

  /// Creates an incorrect program whose test controls only the screen.
  public static func wrong<Content: View>(
    _ description: String, thought: String, reset: @escaping () -> Void = {},
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    wrong(description, thought: thought, reset: reset) { (_: Void) in content() }
  }
}
