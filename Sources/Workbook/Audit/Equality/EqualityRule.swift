import WorkbookCore

/// The rule for types whose values a suite compares.
///
/// A test that compares two values proves something only if `==` compares all of their data, and if
/// the values store what they were created with. So a compared type has the stored properties of the
/// solution's type, its `==` compares all stored properties, and its initializers only store their
/// arguments. A type that the suite doesn't compare can have any `==`.
struct EqualityRule {
  let facts: AnswerFacts
  /// The source code of the answer.
  let source: [UInt8]
  /// The facts about the solution. If the solution writes `==` or an initializer, the answer may
  /// write it, too, because the suite tests it.
  let solution: SolutionFacts
  /// The suite's use of the answer's types.
  let suite: SuiteComparisons

  /// Returns the findings about the types that the suite compares, with their offsets.
  func findings() -> [(finding: Finding, offset: Int)] {
    var found: [(Finding, Int)] = []
    var open = facts.types.keys.filter(suite.compares).sorted()
    let direct = Set(open)
    for type in facts.types.values where inheritsEquality(type) {
      let message =
        "\(type.name) is a struct in the task, and the tests may compare its values. A subclass can inherit "
        + "another ==, so make it a struct."
      found.append((Finding(name: "\(type.name).==", message: message), type.offset))
    }
    var seen: Set<String> = []
    while let usr = open.popLast() {
      guard seen.insert(usr).inserted, let type = facts.types[usr] else { continue }
      if let problem = problem(with: type, isDirect: direct.contains(usr)) {
        let message = "The tests compare values of \(type.name), \(problem)"
        found.append((Finding(name: "\(type.name).==", message: message), type.offset))
      }
      // Comparing a value compares the values that it stores.
      open += facts.types.keys.filter { other in
        type.storedTypes.contains { DemangledName.mentions($0, other) }
      }
    }
    return found
  }

  /// Returns whether a class may inherit its `==`, although the solution's type of the same name is a struct.
  private func inheritsEquality(_ type: AnswerFacts.Nominal) -> Bool {
    type.hasSuperclass && !solution.isReference(type)
      && solution.storedProperties[DemangledName(usr: type.usr).text] != nil
  }

  /// Returns the problem with a compared type, or `nil` if there is none.
  ///
  /// - Parameter isDirect: Whether the suite itself compares values of the type.
  private func problem(with type: AnswerFacts.Nominal, isDirect: Bool) -> String? {
    let conforms = facts.equatableTypes.contains { DemangledName.declares($0, type.usr) }
    if !conforms || solution.equalities[type.usr] == .written { return nil }
    let expected = solution.storedProperties[DemangledName(usr: type.usr).text]
    if !type.hasSynthesizedEquality, !comparesAllParts(type, expected ?? []) {
      return "so its == must compare everything that a value stores. Remove your ==. If "
        + "\(type.name) conforms to Equatable, Swift synthesizes it."
    }
    if type.isEmpty, solution.equalities[type.usr] != .empty {
      return "which has no stored properties, so all its values are equal. Store its data in "
        + "properties."
    }
    guard isDirect, !type.isEnum || expected == nil else { return nil }
    guard let expected else {
      let isMadeFromLiterals = facts.conformances.keys.contains {
        $0.protocol.contains("ExpressibleBy") && DemangledName.declares($0.type, type.usr)
      }
      return type.isEnum && !isMadeFromLiterals
        ? nil : "which isn't a type in the task. Use the types in the task."
    }
    for property in expected {
      guard let own = type.storedProperties.first(where: { $0.name == property.name }),
        own.type == property.type, !own.isObserved || property.isObserved
      else {
        return "so \(property.name) must be a stored property without observers, with the type "
          + "\(Self.shown(property.type)), as in the task."
      }
    }
    return storesArguments(type, expected.map(\.name))
      ? nil : "so its initializer must store each argument in a property, and do nothing else."
  }

  private static func shown(_ type: String) -> String {
    demangled(type).replacing(/\b(?:Swift|Foundation|FoundationEssentials|StateFlow)\./, with: "")
  }

  // MARK: Written code

  /// Returns whether a type's own `==` compares all properties that the solution's type stores, or, if
  /// there are none, all properties that the type itself stores.
  private func comparesAllParts(
    _ type: AnswerFacts.Nominal, _ expected: [AnswerFacts.StoredProperty]
  ) -> Bool {
    let parts = expected.isEmpty ? type.storedProperties : expected
    guard !type.isEnum, !parts.isEmpty else { return false }
    let own = facts.offsets.filter { declaration, _ in
      declaration.name == "==" && belongs(declaration, to: type)
    }
    guard own.count == 1, let (declaration, offset) = own.first,
      !facts.transformed.contains(declaration)
    else { return false }
    // No other == or && of the answer can take part in the comparison.
    let isOrdinary = facts.references.keys.allSatisfy { usr in
      let name = DemangledName(usr: usr)
      guard ["==", "&&"].contains(name.path.last ?? ""), suite.isAnswers(name) else { return true }
      return facts.types.keys.contains { suite.isEquality(name.text, of: $0) }
    }
    return isOrdinary
      && MemberwiseCode(source[offset...]).comparesAll(Set(parts.map(\.name)))
  }

  /// Returns whether all initializers that the suite calls store their arguments in the given
  /// properties.
  private func storesArguments(_ type: AnswerFacts.Nominal, _ properties: [String]) -> Bool {
    facts.offsets.allSatisfy { declaration, offset in
      guard declaration.kind == "constructor_decl", belongs(declaration, to: type),
        !declaration.isImplicit, suite.calls(declaration.usr),
        !solution.declarations.contains(declaration)
      else { return true }
      return !facts.transformed.contains(declaration)
        && MemberwiseCode(source[offset...]).storesAll(Set(properties))
    }
  }

  private func belongs(
    _ declaration: AnswerFacts.Declaration, to type: AnswerFacts.Nominal
  ) -> Bool {
    let container = declaration.container
    return container == type.usr
      || container.hasPrefix("e:")
        && DemangledName.declares(String(container.dropFirst(2)), type.usr)
  }
}
