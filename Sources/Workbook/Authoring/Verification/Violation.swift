/// Something wrong in the workbook.
struct Violation: Sendable, Codable, Hashable {
  /// The file or folder, relative to the root of the package.
  var path: String
  /// The line, counted from one, if the violation is in one.
  var line: Int?
  /// What is wrong, as a sentence that continues from the path.
  var problem: String
  /// The command that shows it, unless `verify --check` does.
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
  /// The location and the problem: `Chapters/01-ViewState.md:7 links to …`.
  var description: String {
    (line.map { "\(path):\($0)" } ?? path) + " " + problem
  }
}
