/// The place of an exercise on the road through the book.
package enum Road: String, Sendable, Hashable, Codable, CaseIterable {
  /// On the road: the companion leads from one of these to the next.
  case core
  /// More practice with what a core exercise teaches.
  case practice
  /// Beyond what later chapters need.
  case deeper

  /// A remark about an exercise, or `nil` if it's on the road.
  fileprivate var remark: String? {
    switch self {
    case .core: nil
    case .practice: "more practice"
    case .deeper: "goes deeper"
    }
  }
}

extension Exercise {
  /// A remark about the exercise's place on the road, such as `more practice`, or `nil` if it's core.
  package var remark: String? { isOptional ? "optional" : road.remark }
}
