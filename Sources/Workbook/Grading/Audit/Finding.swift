/// Something in an answer that meddles with how it is judged, or could.
struct Finding: Error, Equatable {
  /// What `--allow` takes to let it through.
  var name: String
  /// The line, counted from one, where it is known.
  var line: Int?
  /// What it is, in plain words, as a sentence.
  var words: String

  /// A sentence with the place and the way out.
  func reason(in path: String) -> String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(words)"
      + (name.isEmpty ? "" : " (A course that needs it grades with --allow \(name).)")
  }
}
