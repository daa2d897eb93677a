import WorkbookCore

/// The type-checked syntax tree of a file.
///
/// `swiftc -frontend -dump-ast -dump-ast-format json` prints it. Every reference in it identifies
/// the declaration that the compiler chose, regardless of the spelling in the source code. The
/// format isn't documented and may change, so only the versions that the audit was tested with are
/// accepted.
package struct SyntaxTree: Sendable {
  /// The versions of the compiler whose format the audit was tested with.
  package static let testedVersions = ["swift-6.3.1-RELEASE"]

  /// An error that reports that the compiler's format is unknown.
  struct UnknownFormat: Error {
    /// The version of the compiler, as it describes itself.
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
  /// The identifier of the macro expansion, or "" for the file itself.
  var buffer: String
  /// The offset in bytes.
  var offset: Int
}

extension JSONTree {
  /// The kind of a node, such as `func_decl`.
  var kind: String { self["_kind"]?.string ?? "" }

  /// The position of a node's start.
  var position: SourcePosition? {
    guard let range = self["range"], let start = range["start"]?.number else { return nil }
    return SourcePosition(buffer: range["buffer_id"]?.string ?? "", offset: start)
  }

  /// The name that a node declares, without argument labels.
  var declaredName: String? { self["name"]?["base_name"]?["name"]?.string }

  /// Whether the compiler generated this node.
  var isImplicit: Bool { self["implicit"]?.isTrue ?? false }
}
