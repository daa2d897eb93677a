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
  public static func == (lhs: SourceSpot, rhs: SourceSpot) -> Bool {
    lhs.line == rhs.line && lhs.file == rhs.file
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(line)
  }

  public var description: String { "\(file):\(line)" }
}
