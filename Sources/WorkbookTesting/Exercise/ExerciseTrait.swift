import StateFlow
import Testing

/// A trait that makes a test a graded one, which passes, fails, or is *unfinished*.
///
/// If a test reaches a call to `unfinished(…)` in its exercise, it's cancelled, with the location
/// and the task of this hole as its message. Any issues that it recorded are dropped, and its
/// errors are caught. Once the hole is filled, the test counts. When the process exits, it prints
/// how many graded tests passed, are unfinished and failed, and where to start.
///
/// The testing library reports a test with arguments as passed, even if all of its cases are
/// cancelled. Therefore, such a test also records a warning at the hole.
///
/// If `WORKBOOK_UNFINISHED=fail` is in the environment, a test that reaches a hole fails at the
/// hole instead.
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

  /// Stores the title of a suite, whose number determines the order of the exercises.
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
  /// A trait that makes the tests of a suite graded ones, which pass, fail, or are unfinished.
  ///
  ///     @Suite("1.1 Tap counter", .exercise)
  ///     struct TapCounterTests { … }
  public static var exercise: Self { Self(.required) }

  /// Returns a trait that makes the tests of a suite graded ones, and states whether students may
  /// skip the exercise.
  ///
  ///     @Suite("8.3 Indexed collection", .exercise(.optional))
  ///     struct IndexedCollectionTests { … }
  public static func exercise(_ kind: ExerciseTrait.Kind) -> Self { Self(kind) }
}
