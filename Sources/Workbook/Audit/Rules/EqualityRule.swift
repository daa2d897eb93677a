/// The rule for types whose values the tests compare.
///
/// A synthesized `==` compares all stored data. Any other `==` could return `true` for all values,
/// and then a test that compares two values wouldn't prove anything.
enum EqualityRule {
  /// The identifier of the kit's `View`.
  private static let view = "s:9StateFlow4ViewP"

  /// Returns the findings about the types that a suite may compare.
  ///
  /// - Parameters:
  ///   - facts: The facts about the answer.
  ///   - solution: The facts about the solution. If the solution implements `==` for a type, the
  ///     answer may also implement it.
  static func findings(
    in facts: AnswerFacts, comparedWith solution: SolutionFacts
  ) -> [(finding: Finding, offset: Int)] {
    // Suites show views. They don't compare them, so a view can have its own == for equatable().
    func isView(_ usr: String) -> Bool {
      solution.conformances.contains {
        $0.protocol == Self.view && DemangledName.declares($0.type, usr)
      }
    }
    var found: [(Finding, Int)] = []
    var open = compared(facts, solution)
    var seen: Set<String> = []
    while let usr = open.popLast() {
      guard seen.insert(usr).inserted, let type = facts.types[usr] else { continue }
      let conforms = facts.equatableTypes.contains { DemangledName.declares($0, usr) }
      guard conforms, solution.equalities[usr] != .written, !isView(usr) else { continue }
      if !type.hasSynthesizedEquality {
        found.append(
          (
            Finding(
              name: "\(type.name).==",
              message: "The tests compare values of \(type.name), so its == must compare "
                + "everything that a value stores. Remove your ==. If \(type.name) conforms to "
                + "Equatable, Swift synthesizes it."), type.offset
          ))
      } else if type.isEmpty, solution.equalities[usr] != .empty {
        found.append(
          (
            Finding(
              name: "\(type.name).==",
              message: "The tests compare values of \(type.name), which has no stored properties, "
                + "so all its values are equal. Store its data in properties."), type.offset
          ))
      }
      // The types of its stored values are compared, too.
      for (other, _) in facts.types
      where type.storedTypes.contains(where: { DemangledName.mentions($0, other) }) {
        open.append(other)
      }
    }
    return found
  }

  /// Returns the identifiers of the types that a suite can compare.
  ///
  /// These are the types that have a counterpart with the same name in the solution, and the types
  /// that occur in declarations that have such a counterpart.
  private static func compared(_ facts: AnswerFacts, _ solution: SolutionFacts) -> [String] {
    let names = Set(solution.declarations.map(\.name))
    // A suite can reach the members of an additional type only through another declaration.
    func isShared(_ container: String) -> Bool {
      facts.types[container].map { names.contains($0.name) } ?? true
    }
    let seen = facts.declarations.filter {
      !$0.isImplicit && names.contains($0.name) && isShared($0.container)
    }
    return facts.types.values.filter { type in
      names.contains(type.name)
        || seen.contains { DemangledName.mentions($0.type, type.usr) }
    }.map(\.usr)
  }
}
