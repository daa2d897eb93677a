extension AnswerFacts {
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

  /// A stored property of a type.
  struct StoredProperty: Hashable, Sendable, Codable {
    var name: String
    /// The mangled name of the property's type.
    var type: String
    /// Whether the property is visible outside the type.
    var isVisible: Bool
    /// Whether the property has observers, which can change what is stored.
    var isObserved: Bool
  }

  /// A type that the answer declares, with the facts that determine how its values are compared.
  struct Nominal: Sendable {
    var usr: String
    var name: String
    var storedProperties: [StoredProperty]
    /// The mangled names of the types of the associated values.
    var associatedTypes: [String]
    /// Whether the compiler synthesizes `==`.
    var hasSynthesizedEquality: Bool
    var isEnum: Bool
    /// Whether the type is a class or an actor.
    var isReference: Bool
    var hasSuperclass: Bool
    var offset: Int

    /// The mangled names of the types of all values that the type stores.
    var storedTypes: [String] { storedProperties.map(\.type) + associatedTypes }

    /// Whether all values of the type are equal because they don't store anything.
    var isEmpty: Bool { storedTypes.isEmpty && !isEnum }
  }

  /// A variable that keeps its value as long as the program runs.
  struct LastingVariable: Hashable, Sendable {
    var name: String
    /// The mangled name of the variable's type.
    var type: String
    var isConstant: Bool
    var offset: Int
  }

  /// A name that the answer uses or declares, with its offset in the file.
  struct Use: Hashable, Sendable {
    var name: String
    var offset: Int
  }

  /// The identifier of `Equatable`.
  private static let equatable = "s:SQ"
  /// The mangled name of `MainActor`.
  private static let mainActor = "$sScMD"
  /// The identifier of `CVarArg`.
  static let variadicArgument = "s:s7CVarArgP"

  private static let declarationKinds: Set = [
    "func_decl", "var_decl", "constructor_decl", "subscript_decl", "enum_element_decl",
    "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol", "typealias",
    "associated_type_decl",
  ]

  private static let typeKinds: Set = ["struct_decl", "class_decl", "enum_decl", "actor_decl"]

  /// Collects the facts about declarations.
  ///
  /// - Parameters:
  ///   - nodes: The declarations.
  ///   - container: The identifier of the enclosing type or extension.
  ///   - isVisible: Whether the enclosing type is visible to other files.
  mutating func declare(_ nodes: [JSONTree], in container: String, isVisible: Bool) {
    for node in nodes {
      let kind = node.kind
      let usr = node["usr"]?.string ?? ""
      let offset = node.position?.offset ?? 0
      let isSeen = isVisible && !Self.isPrivate(node)
      if isSeen, Self.declarationKinds.contains(kind) {
        let declaration = Declaration(
          kind: kind, name: node.declaredName ?? (kind == "subscript_decl" ? "subscript" : "init"),
          usr: usr, type: node["interface_type"]?.string ?? "", container: container,
          isImplicit: node.isImplicit)
        declarations.append(declaration)
        offsets[declaration] = offset
        if Self.isTransformed(node) { transformed.insert(declaration) }
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

  /// Returns whether a declaration has an attribute other than `@MainActor` that a type declares.
  private static func isTransformed(_ node: JSONTree) -> Bool {
    (node["attrs"]?.elements ?? []).contains {
      $0.kind == "custom_attr" && !$0.isImplicit && $0["type"]?.string != mainActor
    }
  }

  private static func isPrivate(_ node: JSONTree) -> Bool {
    ["private", "fileprivate"].contains(node["access"]?.string ?? "")
  }

  private static func nominal(
    _ node: JSONTree, _ usr: String, _ members: [JSONTree], _ offset: Int
  ) -> Nominal {
    var properties: [StoredProperty] = []
    var associated: [String] = []
    for member in members {
      if member.kind == "var_decl", !(member["static"]?.isTrue ?? false) {
        if ["stored", "inherited"].contains(member["readImpl"]?.string ?? "") {
          properties.append(
            StoredProperty(
              name: member.declaredName ?? "", type: member["interface_type"]?.string ?? "",
              isVisible: !isPrivate(member),
              isObserved: member["writeImpl"]?.string?.contains("observers") ?? false))
        }
      } else if member.kind == "enum_element_decl" {
        associated += (member["params"]?["params"]?.elements ?? [])
          .compactMap { $0["interface_type"]?.string }
      }
    }
    return Nominal(
      usr: usr, name: node.declaredName ?? "", storedProperties: properties,
      associatedTypes: associated,
      hasSynthesizedEquality: members.contains(where: isSynthesizedEquality)
        || isRawEnum(node, members),
      isEnum: node.kind == "enum_decl",
      isReference: ["class_decl", "actor_decl"].contains(node.kind),
      hasSuperclass: !(node["inherits"]?["superclass_type"]?.string ?? "").isEmpty, offset: offset)
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
