/// A violation of a property that a sound workbook must have.
struct Violation: Sendable, Codable, Hashable {
  /// The path of the file or folder, relative to the root of the package.
  var path: String
  /// The line, numbered from 1, if the violation concerns a line.
  var line: Int?
  /// The problem, as the rest of a sentence that starts with the path.
  var problem: String
  /// The command that shows the problem, or `nil` if `verify --check` does.
  var command: String?

  /// Creates a violation.
  init(_ path: String, line: Int? = nil, _ problem: String, command: String? = nil) {
    self.path = path
    self.line = line
    self.problem = problem
    self.command = command
  }
}

extension Violation: CustomStringConvertible {
  /// The location and the problem, as in `Chapters/01-ViewState.md:7 links to …`.
  var description: String {
    (line.map { "\(path):\($0)" } ?? path) + " " + problem
  }
}
