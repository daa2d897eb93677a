import Foundation

/// The facts about an exercise that answers are compared with, taken from its solution.
struct SolutionBaseline: Sendable, Codable, Equatable {
  /// The IDs of the suite's tests.
  var tests: Set<String>
  /// The symbols in the suite as compiled with the solution.
  var suite: SuiteAudit.Baseline
  /// The types that the suite uses and that an answer must not declare.
  var reserved: Set<String>
  /// Whether the suite is compiled with ``CheckedEquality``.
  var checksEquality: Bool

  /// Returns the names of types in a suite that neither the suite nor a genuine answer declares.
  ///
  /// - Parameters:
  ///   - suites: The files of the suite.
  ///   - answers: The solution and the stub.
  static func reservedNames(suites: [Data], answers: [Data]) -> Set<String> {
    var names: Set<String> = []
    for suite in suites {
      let tokens = SwiftTokens(suite).tokens
      names.formUnion(
        tokens.filter { $0.kind == .word && $0.text.first?.isUppercase == true }.map(\.text))
    }
    for file in suites + answers { names.subtract(declaredTypes(in: file)) }
    return names
  }

  private static func declaredTypes(in file: Data) -> Set<String> {
    let keywords: Set = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
    ]
    let tokens = SwiftTokens(file).tokens
    return Set(
      zip(tokens, tokens.dropFirst()).filter { keywords.contains($0.0.text) }.map(\.1.text))
  }
}
