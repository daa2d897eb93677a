import WorkbookCore

/// The type-checked syntax tree of a file.
///
/// The tree is printed by `swiftc -frontend -dump-ast -dump-ast-format json`. Each of its
/// references identifies the declaration that the compiler chose, regardless of the spelling in the
/// source code. The format isn't documented and can change, so only compilers with which the audit works
/// as it should are accepted (``AnswerAudit/knownVersions`` and those that pass its self-test).
package struct SyntaxTree: Sendable {
  /// An error that is thrown if a document isn't the tree of a source file.
  struct UnknownFormat: Error {}

  /// The names of nodes and members that the audit uses, keyed by the names of other compilers.
  ///
  /// The audit uses the names of Swift 6.3. If a later compiler has another name for the same thing, add
  /// it here. Then the audit reads the trees of both compilers.
  static let renamed: [String: String] = [:]

  /// The root node, which represents the file.
  let root: JSONTree

  /// Parses the compiler's output.
  ///
  /// - Parameters:
  ///   - bytes: The output.
  ///   - names: The audit's names, keyed by the compiler's.
  /// - Throws: ``UnknownFormat`` if the output isn't the tree of a source file, and
  ///   ``JSONTree/ParseError`` if it isn't valid JSON or is nested too deeply.
  init(_ bytes: [UInt8], renaming names: [String: String] = renamed) throws {
    root = try JSONTree(parsing: bytes, renaming: names)
    guard root.kind == "source_file" else { throw UnknownFormat() }
  }
}

/// A position in a file or in the expansion of a macro.
struct SourcePosition: Hashable, Sendable, Codable {
  /// The identifier of the macro expansion, or an empty string for the file itself.
  var buffer: String
  /// The offset in bytes.
  var offset: Int
}

extension JSONTree {
  /// The kind of the node, such as `func_decl`.
  var kind: String { self["_kind"]?.string ?? "" }

  /// The position at which the node starts.
  var position: SourcePosition? {
    guard let range = self["range"], let start = range["start"]?.number else { return nil }
    return SourcePosition(buffer: range["buffer_id"]?.string ?? "", offset: start)
  }

  /// The name that the node declares, without argument labels.
  var declaredName: String? { self["name"]?["base_name"]?["name"]?.string }

  /// Whether the compiler generated the node.
  var isImplicit: Bool { self["implicit"]?.isTrue ?? false }
}
