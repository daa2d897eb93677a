import Foundation

/// What is known of an exercise from its solution: how a judgement looks when all is well.
struct Reference: Sendable, Codable, Equatable {
  /// The ids of the suite's tests.
  var tests: Set<String>
  /// What the suite calls.
  var suite: SuiteAudit.Reference
  /// The types that the suite names and that are not the answer's to give.
  var reserved: Set<String>
  /// Whether the suite is compiled with its equalities checked by a function.
  var checksEquality: Bool

  /// The names of types in a suite that neither the suite declares nor an answer is to.
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
