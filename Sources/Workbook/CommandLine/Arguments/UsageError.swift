/// An error in a command's arguments.
package struct UsageError: Error, CustomStringConvertible, Sendable {
  /// The description of the error to show to the user.
  package let description: String
  /// Whether the description says what to do next. If not, a reference to the help follows it.
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
  /// Creates an error for an unknown name. The error suggests the closest candidate.
  ///
  /// - Parameters:
  ///   - kind: The kind of item that the name refers to, such as `exercise`.
  ///   - name: The unknown name.
  ///   - candidates: The valid names.
  ///   - listing: A sentence that lists the valid names or says how to list them. The message
  ///     includes this sentence if no candidate is close.
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
