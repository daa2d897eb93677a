import WorkbookCore

/// The compiler's description of a file after it has checked its types.
///
/// `swiftc -frontend -dump-ast -dump-ast-format json` prints it. Every reference in it names the
/// declaration that the compiler chose, however it is spelled in the source. The format isn't
/// documented and may change, so only the versions that the audit was tested with are accepted.
package struct SyntaxTree: Sendable {
  /// The versions of the compiler whose format the audit was tested with.
  package static let testedVersions = ["swift-6.3.1-RELEASE"]

  /// A compiler whose format is unknown.
  struct UnknownFormat: Error {
    /// The compiler's own description of its version.
    let version: String
  }

  let root: JSONTree

  /// Reads the compiler's output.
  ///
  /// - Throws: ``UnknownFormat``, or ``JSONTree/ParseError``.
  init(_ bytes: [UInt8]) throws {
    root = try JSONTree(parsing: bytes)
    let version = root["compiler_version"]?["full"]?.string ?? "unknown"
    guard root["_kind"]?.string == "source_file",
      Self.testedVersions.contains(where: { version.contains("(\($0))") })
    else { throw UnknownFormat(version: version) }
  }
}

/// Where something is: an offset in the file, or in the expansion of a macro.
struct SourcePosition: Hashable, Sendable, Codable {
  /// The expansion of a macro, or "" for the file itself.
  var buffer: String
  /// The offset in bytes.
  var offset: Int
}

extension JSONTree {
  /// The kind of a node, such as `func_decl`.
  var kind: String { self["_kind"]?.string ?? "" }

  /// The position at which a node starts.
  var position: SourcePosition? {
    guard let range = self["range"], let start = range["start"]?.number else { return nil }
    return SourcePosition(buffer: range["buffer_id"]?.string ?? "", offset: start)
  }

  /// The name that a node declares, without the labels of its arguments.
  var declaredName: String? { self["name"]?["base_name"]?["name"]?.string }

  /// Whether the compiler wrote this node.
  var isImplicit: Bool { self["implicit"]?.isTrue ?? false }
}
