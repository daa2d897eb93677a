/// The facts about an exercise's tests, taken from a run with its solution.
struct SolutionBaseline: Sendable, Codable, Equatable {
  /// The IDs of the suite's tests.
  var tests: Set<String>
  /// Whether the suite is compiled with ``CheckedEquality``.
  var checksEquality: Bool
}
