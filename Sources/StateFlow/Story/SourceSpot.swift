/// Where in the source a property was declared, so that a story or a diagnostic can name the line.
public struct SourceSpot: Sendable, Hashable, CustomStringConvertible {
  /// The file, as `Module/File.swift`.
  public let file: String
  /// The line, counted from one.
  public let line: Int

  /// A place in the source.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  public var description: String { "\(file):\(line)" }
}
