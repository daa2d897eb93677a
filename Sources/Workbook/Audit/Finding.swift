import WorkbookCore

/// Something in an answer that keeps it from being judged.
package struct Finding: Error, Hashable, Sendable {
  /// The name that `--allow` takes to permit it, or "" if nothing permits it.
  package var name: String
  /// The line, starting at 1, if it's known.
  package var line: Int?
  /// What the answer does, and what to write instead, in whole sentences to the student.
  package var message: String
  /// Whether it can serve no purpose but to change its own marks.
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

  /// Returns the message with the location.
  package func reason(in path: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(message)"
  }
}
