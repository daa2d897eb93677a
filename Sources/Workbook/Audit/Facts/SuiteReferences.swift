/// The declarations that a suite refers to, at each place.
package struct SuiteReferences: Sendable, Codable, Equatable {
  /// A declaration that a suite refers to.
  struct Reference: Hashable, Sendable, Codable {
    /// The name in the source.
    var name: String
    /// The identifier, or `nil` for a declaration of the answer.
    var usr: String?
  }

  private(set) var references: [SourcePosition: Set<Reference>] = [:]

  /// Finds the references in the descriptions of a suite's files.
  ///
  /// - Parameters:
  ///   - trees: The descriptions.
  ///   - module: The answer's module. That of the suite has the same name with `Tests` behind it.
  init(in trees: [SyntaxTree], of module: String) {
    let suite = "s:\(module.utf8.count + 5)\(module)Tests"
    let answer = "s:\(module.utf8.count)\(module)"
    var isAnswers: [String: Bool] = [:]

    func isAnswer(_ usr: String) -> Bool {
      if usr.hasPrefix(answer) { return true }
      if let known = isAnswers[usr] { return known }
      let isOwn = DemangledName(usr: usr).module == module
      isAnswers[usr] = isOwn
      return isOwn
    }

    func collect(_ node: JSONTree, _ place: SourcePosition, _ file: Int) {
      switch node {
      case .object(let members):
        var place = place
        if var position = node.position {
          if position.buffer.isEmpty { position.buffer = "\(file)" }
          place = position
        }
        if let usr = node["decl_usr"]?.string ?? node["bind"]?.string, !usr.isEmpty,
          !usr.hasPrefix(suite)
        {
          let name = node["base_name"]?.string ?? node["id"]?.string ?? ""
          references[place, default: []].insert(
            Reference(name: name, usr: isAnswer(usr) ? nil : usr))
        }
        for member in members { collect(member.value, place, file) }
      case .array(let elements):
        for element in elements { collect(element, place, file) }
      default: break
      }
    }

    for (file, tree) in trees.enumerated() {
      collect(tree.root, SourcePosition(buffer: "\(file)", offset: 0), file)
    }
  }

  /// Returns what a suite compiled with an answer refers to otherwise than with the solution.
  func differences(from solution: SuiteReferences) -> [SuiteDifference] {
    var found: Set<SuiteDifference> = []
    for place in Set(references.keys).union(solution.references.keys) {
      let these = references[place, default: []]
      let those = solution.references[place, default: []]
      if these == those { continue }
      let missing = those.subtracting(these).filter { $0.usr != nil }
      for reference in these.subtracting(those) {
        if reference.usr == nil {
          // A member that the kit requires may be the kit's default or the answer's own.
          if Self.requirements.contains(reference.name) { continue }
          let expected = missing.first { $0.name == reference.name } ?? missing.first
          found.insert(
            SuiteDifference(name: reference.name, expected: expected?.usr, found: nil))
        } else if !those.contains(where: { $0.name == reference.name && $0.usr == nil }) {
          // What the solution declares, an answer may leave to the kit.
          let expected = missing.first { $0.name == reference.name } ?? missing.first
          found.insert(
            SuiteDifference(
              name: reference.name, expected: expected?.usr, found: reference.usr))
        }
      }
    }
    return found.sorted { ($0.name, $0.expected ?? "") < ($1.name, $1.expected ?? "") }
  }

  /// Requirements of protocols for which the kit or Swift has a default.
  private static let requirements: Set = ["objectWillChange", "id"]
}

/// A place at which a suite refers to something else with an answer than with the solution.
struct SuiteDifference: Hashable, Sendable {
  /// The name that the suite looks up.
  var name: String
  /// The identifier of the declaration that the suite means, if it isn't the answer's.
  var expected: String?
  /// The identifier of the declaration that it finds, or `nil` for one of the answer's.
  var found: String?
}
