import WorkbookCore

/// The type-checked syntax tree of a file.
///
/// The tree is printed by `swiftc -frontend -dump-ast -dump-ast-format json`. Each of its
/// references identifies the declaration that the compiler chose, regardless of the spelling in the
/// source code. The format isn't documented and can change, so only the versions that the audit has
/// been tested with are accepted.
package struct SyntaxTree: Sendable {
  /// The compiler versions whose formats the audit has been tested with.
  package static let testedVersions = ["swift-6.3.1-RELEASE"]

  /// An error that is thrown if the compiler's format is unknown.
  struct UnknownFormat: Error {
    /// The compiler's description of its version.
    let version: String
  }

  /// The root node, which represents the file.
  let root: JSONTree

  /// Parses the compiler's output.
  ///
  /// - Throws: ``UnknownFormat`` if the output comes from an untested compiler, and
  ///   ``JSONTree/ParseError`` if it isn't valid JSON or is nested too deeply.
  init(_ bytes: [UInt8]) throws {
    root = try JSONTree(parsing: bytes)
    let version = root["compiler_version"]?["full"]?.string ?? "unknown"
    guard root["_kind"]?.string == "source_file",
      Self.testedVersions.contains(where: { version.contains("(\($0))") })
    else { throw UnknownFormat(version: version) }
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
