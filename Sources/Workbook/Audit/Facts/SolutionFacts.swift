/// What an exercise's solution declares, with which an answer is compared.
package struct SolutionFacts: Sendable, Codable, Equatable {
  /// How a type of the solution compares its values.
  enum Equality: String, Sendable, Codable {
    case synthesized, written
    /// Swift wrote it, and the type stores nothing to compare.
    case empty
  }

  /// The declarations that a suite can see.
  var declarations: Set<AnswerFacts.Declaration>
  /// The conformances that the solution writes.
  var conformances: Set<AnswerFacts.Conformance>
  /// The types that conform to `Equatable`, by identifier.
  var equalities: [String: Equality]

  init(_ facts: AnswerFacts) {
    declarations = Set(facts.declarations)
    conformances = Set(facts.conformances.keys.filter(\.isWritten))
    equalities = [:]
    for type in facts.types.values {
      if facts.equatableTypes.contains(where: { DemangledName.declares($0, type.usr) }) {
        equalities[type.usr] =
          !type.hasSynthesizedEquality ? .written : type.isEmpty ? .empty : .synthesized
      }
    }
  }
}
