import StateFlow

/// A program that a student's test is tried on.
@MainActor
public struct CandidateProgram {
  /// What the program is, as a noun phrase: `doors that share one count`.
  let description: String
  /// What the author of a wrong program believed, as a sentence, or `nil` for a right program.
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

  /// Creates a right program, for which the test must hold.
  ///
  /// - Parameters:
  ///   - description: What is special about the program: `doors whose counts are in a dictionary`.
  ///   - content: The program's view. Declare its types inside a function, with the same names in
  ///     each program, so that the names tell nothing.
  public static func right<Content: View>(
    _ description: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: nil, reset: {}) { Screen { content() } }
  }

  /// Creates a wrong program, which the test must notice.
  ///
  /// - Parameters:
  ///   - description: What is wrong with the program: `doors that share one count`.
  ///   - thought: The misconception behind it, as a sentence.
  ///   - reset: A closure that sets global state of the program to its initial values. It's called
  ///     before each run.
  ///   - content: The program's view.
  public static func wrong<Content: View>(
    _ description: String, thought: String, reset: @escaping () -> Void = {},
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CandidateProgram {
    CandidateProgram(description, thought: thought, reset: reset) { Screen { content() } }
  }

  /// Whether the program is right.
  var isRight: Bool { thought == nil }

  /// Starts the program on a screen of its own.
  ///
  /// The screen's story isn't printed under failures of the running test.
  func start() -> Screen {
    reset()
    return FailureNotes.$current.withValue(nil) { makeScreen() }
  }
}
