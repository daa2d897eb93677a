import Foundation
import Testing

@testable import WorkbookAudit

/// Checks that the compiler's syntax trees have the nodes and members that the audit reads.
///
/// If a compiler has another name for one of them, the test of that name fails. Add the compiler's name to
/// `SyntaxTree.renamed`.
@Suite struct SyntaxTreeTests {
  private static let source = """
    import Foundation

    precedencegroup Piping { associativity: left }
    infix operator |>: Piping
    prefix operator √
    postfix operator °
    @freestanding(expression) macro own() -> Int = #externalMacro(module: "A", type: "B")

    protocol Lit { associatedtype Level }
    typealias Number = Int
    struct Lamp: Lit, Equatable {
      typealias Level = Int
      var level = 0 { didSet {} }
      static let off = Lamp()
      private var isOn = false
      subscript(index: Int) -> Int { index }
    }
    enum Light: Equatable { case dark, bright(Int) }
    final class Shade: @unchecked Sendable { init() {} }
    extension Lamp: CustomStringConvertible {
      nonisolated var description: String { "lamp" }
    }
    func text(_ number: Int, to other: Int? = nil) -> String {
      _ = text(1, to: 2) + text((3))
      _ = Lamp()
      let bytes: [UInt8] = []
      _ = unsafe bytes.withUnsafeBufferPointer { unsafe $0[0] }
      nonisolated(unsafe) var count = 1
      count += 1
      return String(format: "%.\\(number)f %d", 1.5, number)
    }
    struct Knot { unowned(unsafe) var shade: Shade }
    """

  private static let described = Task { try await DescribedSource(source) }

  /// The kinds of nodes, with the members that the audit reads.
  static let nodes: [(kind: String, members: [String])] = [
    ("source_file", ["items"]),
    ("import_decl", ["module_path", "range"]),
    ("precedence_group_decl", ["name"]),
    ("infix_operator_decl", ["name"]),
    ("prefix_operator_decl", ["name"]),
    ("postfix_operator_decl", ["name"]),
    ("macro_decl", ["name"]),
    ("protocol", ["usr", "name", "members", "interface_type"]),
    ("associated_type_decl", ["usr", "name", "interface_type"]),
    ("typealias", ["usr", "name", "interface_type", "access"]),
    ("struct_decl", ["usr", "name", "members", "inherits", "interface_type"]),
    ("enum_decl", ["usr", "name", "members", "inherits", "interface_type"]),
    ("class_decl", ["usr", "name", "members", "inherits", "interface_type"]),
    ("extension_decl", ["extended_type", "inherits", "members"]),
    ("enum_element_decl", ["usr", "name", "params", "interface_type"]),
    (
      "var_decl",
      [
        "usr", "name", "interface_type", "access", "readImpl", "writeImpl", "static", "let",
        "attrs",
      ]
    ),
    ("func_decl", ["usr", "name", "interface_type", "implicit"]),
    ("constructor_decl", ["usr", "interface_type", "implicit"]),
    ("subscript_decl", ["usr", "interface_type"]),
    ("decl_name", ["base_name"]),
    ("base_name", ["name"]),
    ("inheritance", ["conformances"]),
    ("normal_conformance", ["type", "protocol", "source_kind", "unchecked"]),
    ("parameter_list", ["params"]),
    ("parameter", ["interface_type"]),
    ("declref_expr", ["decl"]),
    ("decl_ref", ["decl_usr", "base_name"]),
    ("call_expr", ["fn", "args"]),
    ("argument_list", ["args"]),
    ("argument", ["expr", "label"]),
    ("dot_syntax_call_expr", ["fn"]),
    ("constructor_ref_call_expr", ["fn"]),
    ("default_argument_expr", []),
    ("vararg_expansion_expr", ["sub_expr"]),
    ("array_expr", ["elements"]),
    ("erasure_expr", ["sub_expr", "type"]),
    ("inject_into_optional", ["sub_expr"]),
    ("paren_expr", ["sub_expr"]),
    ("string_literal_expr", ["value", "type"]),
    ("interpolated_string_literal_expr", ["appending_expr"]),
    ("tap_expr", ["body"]),
    ("brace_stmt", ["elements"]),
    ("unsafe_expr", ["range"]),
    ("nonisolated_attr", ["unsafe"]),
    ("reference_ownership_attr", ["unowned(unsafe)"]),
    ("macro_role_attr", ["range"]),
  ]

  @Test(arguments: nodes)
  func `the compiler writes the nodes that the audit reads`(
    kind: String, members: [String]
  ) async throws {
    var found: Set<String>?
    func collect(_ node: JSONTree) {
      switch node {
      case .object(let children):
        if node.kind == kind { found = (found ?? []).union(children.map(\.key)) }
        for child in children { collect(child.value) }
      case .array(let elements): for element in elements { collect(element) }
      default: break
      }
    }
    collect(try await Self.described.value.tree.root)
    let written = try #require(found, "There is no \(kind).")
    #expect(Set(members).subtracting(written) == [])
  }

  @Test func `a name that a compiler has changed can be given its old meaning`() async throws {
    let described = try await Self.described.value
    let text = String(decoding: described.json, as: UTF8.self)
      .replacing("\"func_decl\"", with: "\"function_decl\"")
      .replacing("\"decl_usr\":", with: "\"declaration_usr\":")
    let names = ["function_decl": "func_decl", "declaration_usr": "decl_usr"]
    func facts(renaming names: [String: String]) throws -> [AuditFact] {
      AnswerAudit.factsToRecord(
        AnswerFacts(try SyntaxTree(Array(text.utf8), renaming: names)),
        source: Data(Self.source.utf8))
    }
    let expected = AnswerAudit.factsToRecord(described.facts, source: Data(Self.source.utf8))
    #expect(try facts(renaming: names) == expected)
    #expect(try facts(renaming: [:]) != expected)
  }
}
