import StateFlow
import Testing

/// Makes a test a graded one: it passes, fails, or is *unfinished*.
///
/// A test that comes by an `unfinished(…)` of the exercise ends cancelled, with the place and the
/// task of the hole as its message, whatever else became of it: its issues are dropped, and what
/// it throws is caught. As soon as the hole is filled, the test counts. When the process exits, it
/// prints how many graded tests passed, are unfinished and failed, and where to start.
///
/// The testing library says of a test with arguments that it passed even when all of its cases are
/// cancelled, so such a test records a warning at the hole as well.
///
/// With `WORKBOOK_UNFINISHED=fail` in the environment a test that comes by a hole fails instead,
/// at the hole.
public struct ExerciseTrait: SuiteTrait, TestTrait, TestScoping {
  /// How much an exercise matters to a student's progress.
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

  /// The trait of a suite is a trait of each test in it.
  public var isRecursive: Bool { true }

  /// Learns the title of a suite, whose number tells which exercise comes first.
  public func prepare(for test: Test) async throws {
    if test.isSuite {
      ExerciseTally.shared.note(suite: test, isOptional: kind == .optional)
    }
  }

  /// A scope for each case of a test; a test without arguments has one case.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    testCase == nil ? nil : self
  }

  /// Runs one case of a test and sees to how it ends.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A test may have the trait of its suite and one of its own.
    guard FailureNotes.current == nil else { return try await function() }
    try await Attempt(test: test, testCase: testCase).run(function)
  }
}

extension Trait where Self == ExerciseTrait {
  /// Makes the tests of a suite graded ones, each of which passes, fails, or is unfinished.
  ///
  ///     @Suite("1.1 Tap counter", .exercise)
  ///     struct TapCounterTests { … }
  public static var exercise: Self { Self(.required) }

  /// Makes the tests of a suite graded ones, and says whether students may skip the exercise.
  ///
  ///     @Suite("8.3 Indexed collection", .exercise(.optional))
  ///     struct IndexedCollectionTests { … }
  public static func exercise(_ kind: ExerciseTrait.Kind) -> Self { Self(kind) }
}
