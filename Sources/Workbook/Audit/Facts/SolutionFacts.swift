/// The facts about the solution of an exercise, which the audit compares answers with.
package struct SolutionFacts: Sendable, Codable, Equatable {
  /// The way in which a type of the solution compares its values.
  enum Equality: String, Sendable, Codable {
    case synthesized, written
    /// `==` is synthesized, and the type stores nothing to compare.
    case empty
  }

  /// The declarations that are visible to a suite.
  var declarations: Set<AnswerFacts.Declaration>
  /// The conformances that the solution declares itself.
  var conformances: Set<AnswerFacts.Conformance>
  /// The equality of each type that conforms to `Equatable`, by the type's identifier.
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
