/// The source location of a property's declaration, which stories and diagnostics show.
///
/// Property wrappers take the file and line as default arguments, so the compiler fills in the
/// location of the declaration:
///
///     init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line)
public struct SourceSpot: Sendable {
  private let fileID: StaticString

  /// The line, counted from one.
  public let line: UInt

  /// Creates a source location. By default, the location is that of the call.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.fileID = file
    self.line = line
  }

  /// The file in the form `Module/File.swift`.
  public var file: String { fileID.description }
}

extension SourceSpot: Hashable, CustomStringConvertible {
  /// Returns whether both locations are the same line in the same file.
  public static func == (lhs: SourceSpot, rhs: SourceSpot) -> Bool {
    lhs.line == rhs.line && lhs.file == rhs.file
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }

  /// The location in the form `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
