/// An error in the arguments of a command.
package struct UsageError: Error, CustomStringConvertible, Sendable {
  /// A description of the error for the user.
  package let description: String
  /// Whether the description says what to do next, so it doesn't need to refer to the help.
  let isActionable: Bool

  /// Creates an error whose message is followed by a reference to the help.
  package init(_ description: String) {
    self.init(description, isActionable: false)
  }

  /// Creates an error.
  package init(_ description: String, isActionable: Bool) {
    self.description = description
    self.isActionable = isActionable
  }
}

extension UsageError {
  /// Creates an error about an unknown name, suggesting the closest candidate.
  ///
  /// - Parameters:
  ///   - kind: What the name refers to, such as `exercise`.
  ///   - name: The unknown name.
  ///   - candidates: The valid names.
  ///   - listing: A sentence that lists the valid names or says how to list them. The message
  ///     includes it if no candidate is close.
  package static func unknown(
    _ kind: String, _ name: String, among candidates: [String], listing: String
  ) -> UsageError {
    if let nearest = nearest(to: name, among: candidates) {
      return UsageError(
        "There is no \(kind) \"\(name)\". Did you mean \(nearest)?", isActionable: true)
    }
    return UsageError("There is no \(kind) \"\(name)\". \(listing)", isActionable: true)
  }
}
