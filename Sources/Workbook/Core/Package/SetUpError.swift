/// Something is wrong with the set-up, not with an answer.
package struct SetUpError: Error, CustomStringConvertible, Sendable {
  /// What is wrong, where, and the next step.
  package let description: String

  /// Something is wrong with the set-up.
  package init(_ description: String) {
    self.description = description
  }
}
