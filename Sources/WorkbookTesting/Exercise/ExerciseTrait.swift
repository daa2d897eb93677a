import StateFlow
import Testing

/// A trait for a graded test, which passes, fails, or is *unfinished*.
///
/// If a test reaches a hole, which is a call to `unfinished(…)` in its exercise, the test is
/// canceled with a message that shows the hole's location and task. Any issues that it recorded are
/// dropped, and its errors are caught. Once the hole is filled, the test counts. When the process
/// exits, it prints how many graded tests passed, are unfinished, or failed, and where to start.
///
/// The testing library reports a test with arguments as passed, even if all of its cases are
/// canceled. Therefore, a test with arguments also records a warning at the hole, except with
/// `swift test --quiet`.
///
/// If `WORKBOOK_UNFINISHED=fail` is set in the environment, a test that reaches a hole fails there
/// instead.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// The role of an exercise in a student's progress.
  public enum Kind: Sendable {
    /// An exercise that every student solves.
    case required
    /// An exercise that students may skip. The summary names its holes last.
    case optional
  }

  private let kind: Kind

  fileprivate init(_ kind: Kind) {
    self.kind = kind
  }

  /// Whether a suite passes the trait on to the tests in it, which is always the case.
  public var isRecursive: Bool { true }

  /// Stores a suite's title. The number in the title determines the order of the exercises.
  public func prepare(for test: Test) async throws {
    if test.isSuite {
      ExerciseTally.shared.note(suite: test, isOptional: kind == .optional)
    }
  }

  /// Returns a scope for each case of a test. A test without arguments has one case.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  /// Runs one case of a test and counts its result.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A test may have this trait twice: once from its suite, and once from its own declaration.
    guard FailureNotes.current == nil else { return try await function() }
    try await Attempt(test: test, testCase: testCase).run(function)
  }
}

extension Trait where Self == ExerciseTrait {
  /// A trait that grades the tests in a suite. Each test passes, fails, or is unfinished.
  ///
  ///     @Suite("1.1 Tap counter", .exercise)
  ///     struct TapCounterTests { … }
  public static var exercise: Self { Self(.required) }

  /// Returns a trait that grades the tests in a suite and says whether students may skip the
  /// exercise.
  ///
  ///     @Suite("8.3 Indexed collection", .exercise(.optional))
  ///     struct IndexedCollectionTests { … }
  public static func exercise(_ kind: ExerciseTrait.Kind) -> Self { Self(kind) }
}
