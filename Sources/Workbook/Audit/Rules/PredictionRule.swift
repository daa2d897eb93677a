/// The rule for predictions, which are values that students have to work out themselves.
///
/// A prediction is a property in the solution with a name such as `copiesPrints` or `prediction1`.
/// If a prediction could use the answer's declarations, it could run the program whose result it
/// predicts. It may use enumeration cases, because they're values, like literals.
enum PredictionRule {
  /// Returns whether a property with the given name is a prediction.
  static func isPrediction(_ name: String) -> Bool {
    name.hasPrefix("prediction") || name.hasSuffix("Prints")
  }

  /// Returns the findings about the answer's predictions.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree of the answer.
  ///   - facts: The facts about the answer.
  ///   - module: The name of the answer's module.
  ///   - solution: The facts about the solution.
  static func findings(
    in tree: SyntaxTree, _ facts: AnswerFacts, of module: String,
    comparedWith solution: SolutionFacts
  ) -> [(finding: Finding, offset: Int)] {
    let predictions = Set(
      solution.declarations.filter { $0.kind == "var_decl" && isPrediction($0.name) }.map(\.name))
    if predictions.isEmpty { return [] }
    var survey = Survey(predictions: predictions)
    survey.collect(tree.root, offset: 0, owner: nil)

    let enumerations = Set(
      facts.declarations.filter { $0.kind == "enum_element_decl" || $0.kind == "enum_decl" }
        .map(\.usr))
    var names = NameCache()
    var found = survey.uses.compactMap { use -> (Finding, Int)? in
      if enumerations.contains(use.usr) || names[use.usr].module != module { return nil }
      return (finding(about: use.prediction, "can't use \(names[use.usr].name)"), use.offset)
    }
    // A stored property's value could be computed when an instance is created.
    for stored in survey.stored {
      if !survey.initialized.contains(stored.name) {
        found.append((finding(about: stored.name, "needs a value here"), stored.offset))
      }
      for reference in survey.references where reference.usr == stored.usr {
        found.append((finding(about: stored.name, "can't be set here"), reference.offset))
      }
    }
    return found
  }

  private static func finding(about prediction: String, _ problem: String) -> Finding {
    Finding(
      name: "prediction",
      message: "\(prediction) is a prediction, so it \(problem). Work out the values yourself, "
        + "and write them as literals.")
  }
}

/// The uses of predictions in an answer's syntax tree.
private struct Survey {
  /// The names of the predictions.
  let predictions: Set<String>
  /// The declarations that the predictions refer to.
  var uses: [(prediction: String, usr: String, offset: Int)] = []
  /// The predictions that are stored properties.
  var stored: [(name: String, usr: String, offset: Int)] = []
  /// The names of the predictions that are declared with an initial value.
  var initialized: Set<String> = []
  /// All references in the answer's own code.
  var references: [(usr: String, offset: Int)] = []

  init(predictions: Set<String>) {
    self.predictions = predictions
  }

  /// Collects the uses in a syntax node.
  ///
  /// - Parameters:
  ///   - node: The node to search.
  ///   - offset: The offset of the enclosing node.
  ///   - owner: The prediction that the node is part of, or `nil` if it isn't part of one.
  mutating func collect(_ node: JSONTree, offset: Int, owner: String?) {
    switch node {
    case .object(let members):
      var offset = offset
      if let position = node.position, position.buffer.isEmpty { offset = position.offset }
      var owner = owner
      if node.kind == "var_decl", let name = node.declaredName, predictions.contains(name) {
        owner = name
        if node["readImpl"]?.string == "stored" {
          stored.append((name, node["usr"]?.string ?? "", offset))
        }
      } else if node.kind == "pattern_entry", let pattern = node["pattern"],
        let name = predicted(in: pattern)
      {
        owner = name
        if node["original_init"] != nil { initialized.insert(name) }
      }
      if let usr = node["decl"]?["decl_usr"]?.string ?? node["bind"]?.string, !usr.isEmpty {
        if !node.isImplicit { references.append((usr, offset)) }
        if let owner { uses.append((owner, usr, offset)) }
      }
      for member in members {
        // The compiler's accessors of a stored property refer to the property itself, so skip them.
        if member.key == "accessors" {
          for accessor in member.value.elements where !accessor.isImplicit {
            collect(accessor, offset: offset, owner: owner)
          }
        } else {
          collect(member.value, offset: offset, owner: owner)
        }
      }
    case .array(let elements):
      for element in elements { collect(element, offset: offset, owner: owner) }
    default: break
    }
  }

  /// Returns the first prediction that a pattern declares.
  private func predicted(in pattern: JSONTree) -> String? {
    switch pattern {
    case .object(let members):
      if let name = pattern.declaredName, predictions.contains(name) { return name }
      for member in members {
        if let name = predicted(in: member.value) { return name }
      }
    case .array(let elements):
      for element in elements {
        if let name = predicted(in: element) { return name }
      }
    default: break
    }
    return nil
  }
}
