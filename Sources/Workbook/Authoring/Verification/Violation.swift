/// Something in the workbook that is not as it should be.
struct Violation: Sendable, Codable, Hashable {
  /// The file or folder, from the root of the package.
  var path: String
  /// The line, counted from one, where there is one.
  var line: Int?
  /// What is wrong, as a sentence that goes on from the path.
  var problem: String
  /// What to type to see it, where that is more than looking at it.
  var command: String?

  /// A violation.
  init(_ path: String, line: Int? = nil, _ problem: String, command: String? = nil) {
    self.path = path
    self.line = line
    self.problem = problem
    self.command = command
  }
}

extension Violation: CustomStringConvertible {
  /// The place and the problem: `Chapters/01-ViewState.md:7 links to …`.
  var description: String {
    (line.map { "\(path):\($0)" } ?? path) + " " + problem
  }
}
