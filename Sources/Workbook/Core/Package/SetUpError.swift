/// A problem with the workbook or the machine, rather than with an answer.
package struct SetUpError: Error, CustomStringConvertible, Sendable {
  /// The message, which says what went wrong, where it happened, and what to do next.
  package let description: String

  /// Creates an error with a message.
  package init(_ description: String) {
    self.description = description
  }
}
