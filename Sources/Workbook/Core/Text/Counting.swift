extension Int {
  /// Returns the number followed by a noun in the singular or plural, such as `1 check` or
  /// `2 checks`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
