/// The facts about an exercise's solution. The audit compares answers with these facts.
package struct SolutionFacts: Sendable, Codable, Equatable {
  /// The way in which a type in the solution compares its values.
  enum Equality: String, Sendable, Codable {
    case synthesized, written
    /// The compiler synthesizes `==`, and the type doesn't store anything to compare.
    case empty
  }

  /// The declarations that are visible to a suite.
  var declarations: Set<AnswerFacts.Declaration>
  /// The conformances that are declared in the solution.
  var conformances: Set<AnswerFacts.Conformance>
  /// The way in which each `Equatable` type compares its values, keyed by the type's identifier.
  var equalities: [String: Equality]
  /// The visible stored properties of each type, keyed by the type's demangled name.
  var storedProperties: [String: [AnswerFacts.StoredProperty]]

  /// Returns whether the solution declares a type that the answer declares as a class, too.
  func isReference(_ type: AnswerFacts.Nominal) -> Bool {
    declarations.contains { $0.usr == type.usr }
  }

  init(_ facts: AnswerFacts) {
    declarations = Set(facts.declarations)
    conformances = Set(facts.conformances.keys.filter(\.isWritten))
    equalities = [:]
    storedProperties = [:]
    for type in facts.types.values {
      let visible = type.storedProperties.filter(\.isVisible)
      storedProperties[DemangledName(usr: type.usr).text] = visible
      if facts.equatableTypes.contains(where: { DemangledName.declares($0, type.usr) }) {
        equalities[type.usr] =
          !type.hasSynthesizedEquality ? .written : type.isEmpty ? .empty : .synthesized
      }
    }
  }
}
