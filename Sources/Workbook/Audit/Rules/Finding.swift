import WorkbookCore

/// A problem that prevents an answer from being judged.
package struct Finding: Error, Hashable, Sendable {
  /// The name to pass to `--allow` to permit the reported code, or an empty string if it can't be
  /// permitted.
  package var name: String
  /// The line, counted from one, if it's known.
  package var line: Int?
  /// The message for the student, in complete sentences. It explains the problem and says what to
  /// write instead.
  package var message: String
  /// Whether the only possible purpose of the reported code is to manipulate the answer's marks.
  package var isTampering = false

  /// Creates a finding.
  package init(name: String, line: Int? = nil, message: String, isTampering: Bool = false) {
    self.name = name
    self.line = line
    self.message = message
    self.isTampering = isTampering
  }

  /// The verdict on an answer with this finding.
  package var verdict: Verdict { isTampering ? .tampered : .notAllowed }

  /// Returns the message, preceded by its location.
  package func reason(in path: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
