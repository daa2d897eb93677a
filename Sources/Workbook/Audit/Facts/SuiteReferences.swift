/// The declarations that a suite refers to, keyed by the positions of the references.
package struct SuiteReferences: Sendable, Codable, Equatable {
  /// A declaration that a suite refers to.
  struct Reference: Hashable, Sendable, Codable {
    /// The name in the source code.
    var name: String
    /// The identifier, or `nil` if the declaration is in the answer.
    var usr: String?
  }

  private(set) var references: [SourcePosition: Set<Reference>] = [:]

  /// Collects the references in the syntax tree of a suite.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree.
  ///   - module: The name of the answer's module. The name of the suite's module is this name
  ///     followed by `Tests`.
  init(in tree: SyntaxTree, of module: String) {
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

    func collect(_ node: JSONTree, _ place: SourcePosition) {
      switch node {
      // A default argument belongs to the declaration of the function that is called.
      case .object where node.kind == "default_argument_expr": break
      case .object(let members):
        let place = node.position ?? place
        if let usr = node["decl_usr"]?.string ?? node["bind"]?.string, !usr.isEmpty,
          !usr.hasPrefix(suite)
        {
          let name = node["base_name"]?.string ?? node["id"]?.string ?? ""
          references[place, default: []].insert(
            Reference(name: name, usr: isAnswer(usr) ? nil : usr))
        }
        for member in members { collect(member.value, place) }
      case .array(let elements):
        for element in elements { collect(element, place) }
      default: break
      }
    }

    collect(tree.root, SourcePosition(buffer: "", offset: 0))
  }

  /// Returns how these references, from a suite compiled with an answer, differ from the references
  /// in the same suite compiled with the solution.
  func differences(from solution: SuiteReferences) -> [SuiteDifference] {
    var found: Set<SuiteDifference> = []
    for place in Set(references.keys).union(solution.references.keys) {
      let these = references[place, default: []]
      let those = solution.references[place, default: []]
      if these == those { continue }
      let missing = those.subtracting(these).filter { $0.usr != nil }
      for reference in these.subtracting(those) {
        if reference.usr == nil {
          // If a member is required by one of the kit's protocols, the answer can use the kit's
          // default or declare its own.
          if Self.requirements.contains(reference.name) { continue }
          let expected = missing.first { $0.name == reference.name } ?? missing.first
          found.insert(
            SuiteDifference(name: reference.name, expected: expected?.usr, found: nil))
        } else if !those.contains(where: { $0.name == reference.name && $0.usr == nil }) {
          // A declaration in the solution can be missing in an answer that uses the kit's instead.
          let expected = missing.first { $0.name == reference.name } ?? missing.first
          found.insert(
            SuiteDifference(
              name: reference.name, expected: expected?.usr, found: reference.usr))
        }
      }
    }
    return found.sorted { ($0.name, $0.expected ?? "") < ($1.name, $1.expected ?? "") }
  }

  /// The names of protocol requirements that have a default implementation in the kit or in Swift.
  private static let requirements: Set = ["objectWillChange", "id"]
}

/// The encoded form lists each declaration once, because a suite refers to a few declarations in
/// thousands of positions.
extension SuiteReferences {
  private enum CodingKeys: String, CodingKey { case declarations, positions }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let declarations = try container.decode([Reference].self, forKey: .declarations)
    let positions = try container.decode([String: [[Int]]].self, forKey: .positions)
    for (buffer, rows) in positions {
      for row in rows {
        guard let offset = row.first, row.dropFirst().allSatisfy(declarations.indices.contains)
        else {
          throw DecodingError.dataCorruptedError(
            forKey: .positions, in: container, debugDescription: "A row refers to no declaration.")
        }
        references[SourcePosition(buffer: buffer, offset: offset)] = Set(
          row.dropFirst().map { declarations[$0] })
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    let declarations = Set(references.values.joined()).sorted {
      ($0.name, $0.usr ?? "") < ($1.name, $1.usr ?? "")
    }
    let indices = Dictionary(uniqueKeysWithValues: zip(declarations, declarations.indices))
    var positions: [String: [[Int]]] = [:]
    for (position, references) in references.sorted(by: { $0.key.offset < $1.key.offset }) {
      positions[position.buffer, default: []].append(
        [position.offset] + references.compactMap { indices[$0] }.sorted())
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(declarations, forKey: .declarations)
    try container.encode(positions, forKey: .positions)
  }
}

/// A suite's reference that resolves to one declaration with the answer and to a different one with
/// the solution.
struct SuiteDifference: Hashable, Sendable {
  /// The name that the suite refers to.
  var name: String
  /// The identifier of the declaration that the suite expects, or `nil` if it's in the answer.
  var expected: String?
  /// The identifier of the declaration that the suite finds, or `nil` if it's in the answer.
  var found: String?
}
