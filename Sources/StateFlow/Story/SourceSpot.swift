/// Where in the source a property was declared, so that a story or a diagnostic can name the line.
///
/// Property wrappers take one as a defaulted argument, which the compiler fills in with the place
/// of the declaration:
///
///     init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line)
public struct SourceSpot: Sendable {
  private let fileID: StaticString

  /// The line, counted from one.
  public let line: UInt

  /// A place in the source.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    self.fileID = file
    self.line = line
  }

  /// The file, as `Module/File.swift`.
  public var file: String { fileID.description }
}

extension SourceSpot: Hashable, CustomStringConvertible {
  /// Whether both are the same line of the same file.
  public static func == (lhs: SourceSpot, rhs: SourceSpot) -> Bool {
    lhs.line == rhs.line && lhs.file == rhs.file
  }

  /// Hashes the file and the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }

  /// The place as `Module/File.swift:12`.
  public var description: String { "\(file):\(line)" }
}
