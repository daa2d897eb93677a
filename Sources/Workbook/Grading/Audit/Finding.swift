/// Something in an answer that tampers with its grading, or could.
struct Finding: Error, Equatable {
  /// The name that `--allow` takes to permit it.
  var name: String
  /// The line, starting at 1, if it's known.
  var line: Int?
  /// A sentence that describes the problem.
  var message: String

  /// Returns the message with the location, and how an instructor can permit the finding.
  func reason(in path: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
      + (name.isEmpty ? "" : " (Instructors can permit it with --allow \(name).)")
  }
}
