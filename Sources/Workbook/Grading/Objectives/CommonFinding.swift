/// A failure or mistake that answers have in common.
struct CommonFinding: Equatable {
  var text: String
  var count: Int

  /// Returns the most common findings, given how often each occurs. Equally common ones are in
  /// alphabetical order, so that reports are reproducible.
  static func most(_ maximum: Int, of counts: [String: Int]) -> [CommonFinding] {
    counts.map { CommonFinding(text: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
      .prefix(maximum).map(\.self)
  }
}
