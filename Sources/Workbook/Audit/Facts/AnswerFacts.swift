/// The facts about an answer that its syntax tree shows, such as its declarations, its references,
/// and the language features it uses.
struct AnswerFacts: Sendable {
  /// A declaration outside the answer's functions.
  struct Declaration: Hashable, Sendable, Codable {
    /// The kind of the node, such as `func_decl`.
    var kind: String
    /// The name without argument labels.
    var name: String
    /// The unified symbol resolution identifier, which includes the enclosing types and the
    /// declaration's own type.
    var usr: String
    /// The mangled name of the declaration's type.
    var type: String
    /// The identifier of the enclosing type or extension, or an empty string at the top level.
    var container: String
    /// Whether the compiler generated the declaration.
    var isImplicit: Bool
  }

  /// A type's conformance to a protocol.
  struct Conformance: Hashable, Sendable, Codable {
    /// The mangled name of the type that conforms to the protocol.
    var type: String
    /// The identifier of the protocol.
    var `protocol`: String
    /// Whether the conformance is declared in the answer rather than added by the compiler.
    var isWritten: Bool
    /// Whether the conformance is marked `@unchecked`.
    var isUnchecked: Bool
  }

  /// A type that the answer declares, with the facts that determine how its values are compared.
  struct Nominal: Sendable {
    var usr: String
    var name: String
    /// The mangled names of the types of the stored properties and associated values.
    var storedTypes: [String]
    /// Whether the compiler synthesizes `==`.
    var hasSynthesizedEquality: Bool
    var isEnum: Bool
    /// Whether the type is a class or an actor.
    var isReference: Bool
    var offset: Int

    /// Whether all values of the type are equal because they don't store anything.
    var isEmpty: Bool { storedTypes.isEmpty && !isEnum }
  }

  /// A name that the answer uses or declares, with its offset in the file.
  struct Use: Hashable, Sendable {
    var name: String
    var offset: Int
  }

  /// The modules that the answer imports.
  private(set) var imports: [Use] = []
  /// The attributes and modifiers in the answer, each named after the kind of its node.
  private(set) var attributes: [Use] = []
  /// The offset of the first reference to each declaration, keyed by the declaration's identifier.
  private(set) var references: [String: Int] = [:]
  /// The identifiers in ``references`` that occur in the file itself, and not only in macro
  /// expansions.
  private(set) var writtenReferences: Set<String> = []
  /// The identifiers in ``references`` that occur in macro expansions.
  private(set) var expandedReferences: Set<String> = []
  /// The global variables and static properties that can change or have a type that contains a
  /// function.
  private(set) var lastingVariables: [Use] = []
  /// The uses of `unsafe`, `nonisolated(unsafe)`, and `unowned(unsafe)`.
  private(set) var unsafeUses: [Use] = []
  /// The operators and precedence groups that the answer declares.
  private(set) var operators: [Use] = []
  /// The macros that the answer declares.
  private(set) var macros: [Use] = []
  /// The declarations that are visible to other files.
  private(set) var declarations: [Declaration] = []
  /// The offsets of the declarations.
  private(set) var offsets: [Declaration: Int] = [:]
  /// The offsets of the conformances that matter outside the file.
  private(set) var conformances: [Conformance: Int] = [:]
  /// The mangled names of the types that conform to `Equatable`, including private types.
  private(set) var equatableTypes: Set<String> = []
  /// All types in the answer, keyed by identifier.
  private(set) var types: [String: Nominal] = [:]
  /// The mangled names of the types for which the compiler synthesizes `==` in an extension.
  private var typesEqualByExtension: Set<String> = []
  /// The violations of the rule for functions that take a C format string.
  private(set) var formats: [FormatRule.Violation] = []

  /// Collects the facts from a syntax tree.
  init(_ tree: SyntaxTree) {
    var names = NameCache()
    var formatReferences: [String: Int] = [:]
    var formatCalls: [String: Int] = [:]
    var lastOffset = 0
    var isExpanded = false
    collect(tree.root, offset: &lastOffset)
    declare(tree.root["items"]?.elements ?? [], in: "", isVisible: true)
    for usr in types.keys
    where typesEqualByExtension.contains(where: { DemangledName.declares($0, usr) }) {
      types[usr]?.hasSynthesizedEquality = true
    }

    func isFormat(_ usr: String) -> Bool { FormatRule.isFormatFunction(names[usr]) }

    func collect(_ node: JSONTree, offset: inout Int) {
      switch node {
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
      switch node.kind {
      case "import_decl":
        let module = node["module_path"]?.elements.first?.string ?? ""
        if !node.isImplicit { imports.append(Use(name: module, offset: offset)) }
      case "unsafe_expr" where !node.isImplicit && node.position.map(\.buffer.isEmpty) ?? true:
        unsafeUses.append(Use(name: "unsafe", offset: offset))
      case "infix_operator_decl", "prefix_operator_decl", "postfix_operator_decl",
        "precedence_group_decl":
        let name = node.declaredName ?? node["name"]?.string ?? ""
        operators.append(Use(name: name, offset: offset))
      case "macro_decl":
        macros.append(Use(name: node.declaredName ?? "macro", offset: offset))
      case "call_expr":
        guard let usr = node["fn"].flatMap(Self.callee), isFormat(usr) else { break }
        formatCalls[usr, default: 0] += 1
        if let violation = FormatRule.violation(in: node, calling: names[usr], at: offset) {
          formats.append(violation)
        }
      default: break
      }
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
        FormatRule.Violation(
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

  // MARK: Declarations

  private static let equatable = "s:SQ"
  /// The identifier of `CVarArg`.
  static let variadicArgument = "s:s7CVarArgP"

  private static let declarationKinds: Set = [
    "func_decl", "var_decl", "constructor_decl", "subscript_decl", "enum_element_decl",
    "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol", "typealias",
    "associated_type_decl",
  ]

  private static let typeKinds: Set = ["struct_decl", "class_decl", "enum_decl", "actor_decl"]

  private mutating func declare(_ nodes: [JSONTree], in container: String, isVisible: Bool) {
    for node in nodes {
      let kind = node.kind
      let usr = node["usr"]?.string ?? ""
      let offset = node.position?.offset ?? 0
      if kind == "var_decl", node["readImpl"]?.string == "stored",
        container.isEmpty || node["static"]?.isTrue ?? false,
        !(node["let"]?.isTrue ?? false)
          || demangled(node["interface_type"]?.string ?? "").contains("->"),
        node.position?.buffer.isEmpty ?? true
      {
        lastingVariables.append(Use(name: node.declaredName ?? "", offset: offset))
      }
      let isPrivate = ["private", "fileprivate"].contains(node["access"]?.string ?? "")
      let isSeen = isVisible && !isPrivate
      if isSeen, Self.declarationKinds.contains(kind) {
        let declaration = Declaration(
          kind: kind, name: node.declaredName ?? (kind == "subscript_decl" ? "subscript" : "init"),
          usr: usr, type: node["interface_type"]?.string ?? "", container: container,
          isImplicit: node.isImplicit)
        declarations.append(declaration)
        offsets[declaration] = offset
      }
      for conformance in node["inherits"]?["conformances"]?.elements ?? [] {
        let source = conformance["source_kind"]?.string
        let found = Conformance(
          type: conformance["type"]?.string ?? "", protocol: conformance["protocol"]?.string ?? "",
          isWritten: source == "explicit" || source == "implied" || source == "inherited",
          isUnchecked: source == "explicit" && conformance["unchecked"]?.isTrue ?? false)
        if found.protocol == Self.equatable { equatableTypes.insert(found.type) }
        if isSeen || found.isUnchecked || found.protocol == Self.variadicArgument {
          conformances[found] = offset
        }
      }
      let members = node["members"]?.elements ?? []
      if Self.typeKinds.contains(kind) {
        types[usr] = Self.nominal(node, usr, members, offset)
      } else if kind == "extension_decl", members.contains(where: Self.isSynthesizedEquality) {
        typesEqualByExtension.insert(node["extended_type"]?.string ?? "")
      }
      if Self.typeKinds.contains(kind) || kind == "protocol" || kind == "extension_decl" {
        let inner = kind == "extension_decl" ? "e:" + (node["extended_type"]?.string ?? "") : usr
        declare(members, in: inner, isVisible: isSeen)
      }
    }
  }

  private static func nominal(
    _ node: JSONTree, _ usr: String, _ members: [JSONTree], _ offset: Int
  ) -> Nominal {
    var stored: [String] = []
    for member in members {
      if member.kind == "var_decl", !(member["static"]?.isTrue ?? false) {
        if member["readImpl"]?.string == "stored" || member["readImpl"]?.string == "inherited" {
          stored.append(member["interface_type"]?.string ?? "")
        }
      } else if member.kind == "enum_element_decl" {
        stored += (member["params"]?["params"]?.elements ?? [])
          .compactMap { $0["interface_type"]?.string }
      }
    }
    return Nominal(
      usr: usr, name: node.declaredName ?? "", storedTypes: stored,
      hasSynthesizedEquality: members.contains(where: isSynthesizedEquality)
        || isRawEnum(node, members),
      isEnum: node.kind == "enum_decl",
      isReference: ["class_decl", "actor_decl"].contains(node.kind), offset: offset)
  }

  /// Returns whether a declaration is the compiler's implementation of `==`.
  private static func isSynthesizedEquality(_ node: JSONTree) -> Bool {
    node.isImplicit && (node.declaredName ?? "").hasPrefix("__derived_")
      && (node.declaredName ?? "").hasSuffix("_equals")
  }

  /// Returns whether an enumeration is compared by its compiler-generated raw values.
  private static func isRawEnum(_ node: JSONTree, _ members: [JSONTree]) -> Bool {
    node.kind == "enum_decl"
      && members.contains {
        $0.kind == "var_decl" && $0.declaredName == "rawValue" && $0.isImplicit
      }
      && !members.contains { $0.kind == "func_decl" && $0.declaredName == "==" }
  }
}

/// A cache of demangled names.
struct NameCache {
  private var names: [String: DemangledName] = [:]

  subscript(usr: String) -> DemangledName {
    mutating get {
      if let known = names[usr] { return known }
      let name = DemangledName(usr: usr)
      names[usr] = name
      return name
    }
  }
}
