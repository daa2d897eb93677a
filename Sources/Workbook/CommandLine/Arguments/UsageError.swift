/// The command was called in a way that it does not understand.
package struct UsageError: Error, CustomStringConvertible, Sendable {
  /// What was not understood, and what would be.
  package let description: String
  /// Whether the description ends in what to do, so that the help need not be named.
  let isAnswered: Bool

  /// Something that was not understood.
  package init(_ description: String) {
    self.init(description, isAnswered: false)
  }

  package init(_ description: String, isAnswered: Bool) {
    self.description = description
    self.isAnswered = isAnswered
  }
}

extension UsageError {
  /// A name that nothing has, with the one that was probably meant.
  ///
  /// - Parameters:
  ///   - kind: What it should have named: `exercise`.
  ///   - name: What was given.
  ///   - candidates: What it could have been.
  ///   - listing: How to see all of them, as the end of a sentence.
  package static func unknown(
    _ kind: String, _ name: String, among candidates: [String], listing: String
  ) -> UsageError {
    if let nearest = nearest(to: name, among: candidates) {
      return UsageError(
        "There is no \(kind) \"\(name)\". Did you mean \(nearest)?", isAnswered: true)
    }
    return UsageError("There is no \(kind) \"\(name)\". \(listing)", isAnswered: true)
  }
}
