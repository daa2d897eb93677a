/// The facts about an answer that its syntax tree shows, such as its declarations, its references,
/// and the language features it uses.
struct AnswerFacts: Sendable {
  /// The modules that the answer imports.
  var imports: [Use] = []
  /// The attributes and modifiers in the answer, each named after the kind of its node.
  var attributes: [Use] = []
  /// The offset of the first reference to each declaration, keyed by the declaration's identifier.
  var references: [String: Int] = [:]
  /// The identifiers in ``references`` that occur in the file itself, and not only in macro
  /// expansions.
  var writtenReferences: Set<String> = []
  /// The identifiers in ``references`` that occur in macro expansions.
  var expandedReferences: Set<String> = []
  /// The stored global variables and static properties, including those of types in functions.
  var lastingVariables: [LastingVariable] = []
  /// The classes and actors, including those in functions.
  var classes: [Use] = []
  /// The uses of `unsafe`, `nonisolated(unsafe)`, `unowned(unsafe)`, and `consume`.
  var unsafeUses: [Use] = []
  /// The regular expression literals, each with its source code as its name.
  var regexLiterals: [Use] = []
  /// The operators and precedence groups that the answer declares.
  var operators: [Use] = []
  /// The macros that the answer declares.
  var macros: [Use] = []
  /// The declarations that are visible to other files.
  var declarations: [Declaration] = []
  /// The offsets of the declarations.
  var offsets: [Declaration: Int] = [:]
  /// The declarations with an attribute that can change what they do, such as a result builder.
  var transformed: Set<Declaration> = []
  /// The types, in mangled form, of the variables that contain a mutex.
  var mutexes: [Use] = []
  /// The declarations with a `sending` parameter.
  var sendingUses: [Use] = []
  /// The offsets of the conformances that matter outside the file.
  var conformances: [Conformance: Int] = [:]
  /// The mangled names of the types that conform to `Equatable`, including private types.
  var equatableTypes: Set<String> = []
  /// All types in the answer, keyed by identifier.
  var types: [String: Nominal] = [:]
  /// The mangled names of the types for which the compiler synthesizes `==` in an extension.
  var typesEqualByExtension: Set<String> = []
  /// The violations of the rule for functions that take a C format string.
  var formats: [FormatCalls.Violation] = []

  /// Collects the facts from a syntax tree.
  init(_ tree: SyntaxTree) {
    var names = NameCache()
    var formatReferences: [String: Int] = [:]
    var formatCalls: [String: Int] = [:]
    var lastOffset = 0
    var isExpanded = false
    collect(tree.root, offset: &lastOffset)
    let items = tree.root["items"]?.elements ?? []
    declare(items, in: "", isVisible: true)
    for item in items where item.kind == "var_decl" && item.position?.buffer.isEmpty ?? true {
      addLastingVariable(item, item.position?.offset ?? 0)
    }
    for usr in types.keys
    where typesEqualByExtension.contains(where: { DemangledName.declares($0, usr) }) {
      types[usr]?.hasSynthesizedEquality = true
    }

    func isFormat(_ usr: String) -> Bool { FormatCalls.isFormatFunction(names[usr]) }

    func collect(_ node: JSONTree, offset: inout Int) {
      switch node {
      // The compiler adds an executor to each actor.
      case .object
      where node.kind == "var_decl" && node.isImplicit && node.declaredName == "unownedExecutor":
        break
      case .object(let members):
        let outer = (offset, isExpanded)
        defer { (offset, isExpanded) = outer }
        if let position = node.position {
          if position.buffer.isEmpty { offset = position.offset }
          isExpanded = !position.buffer.isEmpty
        }
        visit(node, offset)
        for member in members {
          if member.key == "attrs", !node.isImplicit { readAttributes(member.value, offset) }
          if member.key == "decl", let usr = member.value["decl_usr"]?.string, isFormat(usr) {
            formatReferences[usr, default: 0] += 1
          }
          collect(member.value, offset: &offset)
        }
      case .array(let elements):
        for element in elements { collect(element, offset: &offset) }
      default: break
      }
    }

    func visit(_ node: JSONTree, _ offset: Int) {
      if let usr = node["decl_usr"]?.string ?? node["bind"]?.string, !usr.isEmpty {
        references[usr] = min(references[usr] ?? .max, offset)
        if isExpanded { expandedReferences.insert(usr) } else { writtenReferences.insert(usr) }
      }
      if let type = node["interface_type"]?.string, !node.isImplicit, !isExpanded {
        if node.kind == "var_decl", type.contains("15Synchronization5Mutex") {
          mutexes.append(Use(name: type, offset: offset))
        }
        // `Yu` marks the parameter, but can also be part of a name.
        if type.contains("Yu"), demangled(type).contains("sending ") {
          sendingUses.append(Use(name: node.declaredName ?? "", offset: offset))
        }
      }
      switch node.kind {
      case "import_decl":
        let module = node["module_path"]?.elements.first?.string ?? ""
        if !node.isImplicit { imports.append(Use(name: module, offset: offset)) }
      case "unsafe_expr" where !node.isImplicit && node.position.map(\.buffer.isEmpty) ?? true:
        unsafeUses.append(Use(name: "unsafe", offset: offset))
      case "consume_expr" where !node.isImplicit && !isExpanded:
        unsafeUses.append(Use(name: "consume", offset: offset))
      case "infix_operator_decl", "prefix_operator_decl", "postfix_operator_decl",
        "precedence_group_decl":
        let name = node.declaredName ?? node["name"]?.string ?? ""
        operators.append(Use(name: name, offset: offset))
      case "var_decl" where !isExpanded && node["static"]?.isTrue ?? false:
        addLastingVariable(node, offset)
      case "class_decl", "actor_decl":
        if !isExpanded { classes.append(Use(name: node.declaredName ?? "", offset: offset)) }
      case "regex_literal_expr" where !isExpanded:
        regexLiterals.append(Use(name: node["text"]?.string ?? "", offset: offset))
      case "macro_decl":
        macros.append(Use(name: node.declaredName ?? "macro", offset: offset))
      case "call_expr":
        guard let usr = node["fn"].flatMap(Self.callee), isFormat(usr) else { break }
        formatCalls[usr, default: 0] += 1
        if let violation = FormatCalls.violation(in: node, calling: names[usr], at: offset) {
          formats.append(violation)
        }
      default: break
      }
    }

    func addLastingVariable(_ node: JSONTree, _ offset: Int) {
      guard node["readImpl"]?.string == "stored" else { return }
      lastingVariables.append(
        LastingVariable(
          name: node.declaredName ?? "", type: node["interface_type"]?.string ?? "",
          isConstant: node["let"]?.isTrue ?? false, offset: offset))
    }

    func readAttributes(_ list: JSONTree, _ offset: Int) {
      for attribute in list.elements where !attribute.isImplicit {
        let position = attribute.position
        if let position, !position.buffer.isEmpty { continue }
        let place = position?.offset ?? offset
        let kind = attribute.kind
        if attribute["unsafe"]?.isTrue ?? false {
          unsafeUses.append(Use(name: "nonisolated(unsafe)", offset: place))
        } else if attribute["unowned(unsafe)"]?.isTrue ?? false {
          unsafeUses.append(Use(name: "unowned(unsafe)", offset: place))
        } else {
          let name = kind.hasSuffix("_attr") ? String(kind.dropLast(5)) : kind
          attributes.append(Use(name: name, offset: place))
        }
      }
    }

    // If the answer only mentions a function with a format, it could call it later with any format.
    for (usr, count) in formatReferences where count > formatCalls[usr, default: 0] {
      formats.append(
        FormatCalls.Violation(
          function: names[usr].name, offset: references[usr] ?? 0, problem: .isNotCalled))
    }
  }

  /// Returns the identifier of the called function, or `nil` if the expression isn't the name of a
  /// function.
  ///
  /// - Parameter function: The expression that is called.
  static func callee(_ function: JSONTree) -> String? {
    if let usr = function["decl"]?["decl_usr"]?.string { return usr }
    if function.kind == "dot_syntax_call_expr" || function.kind == "constructor_ref_call_expr" {
      return function["fn"].flatMap(callee)
    }
    return function["sub_expr"].flatMap(callee)
  }
}
