/// One of the claims that an answer to an exercise has to meet.
///
/// The stub lists an exercise's requirements in a comment, in the order of their numbers:
///
///     // 1. The screen shows the count, such as "0". It starts at 0.
///     // 2. "Add one" adds 1, and "Add two" adds 2.
///
/// That list is the only one: each test in the suite names the requirement that it proves, as in
/// `@Test(.proves(2))`.
package struct Requirement: Sendable, Codable, Hashable {
  /// The number in the list, counted from one.
  package let number: Int
  /// The claim, in one or two sentences on a single line.
  package let text: String

  /// Creates a requirement.
  package init(number: Int, text: String) {
    self.number = number
    self.text = text
  }

  /// The number and the claim, as in `2. "Add one" adds 1, and "Add two" adds 2.`
  package var item: String { "\(number). \(text)" }

  /// Returns the requirements that a comment in a stub lists, or an empty array if there is no list.
  ///
  /// An item starts with its number. Its other lines are indented further than the number. The list
  /// ends with the block of comments that contains it.
  package static func all(in stub: String) -> [Requirement] {
    var items: [String] = []
    var isInItem = false
    for line in stub.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " }
      let comment = words.drop { $0 == "/" }
      guard words.hasPrefix("//") else {
        if items.isEmpty { continue }
        break
      }
      let text = String(comment).trimmed
      let start = "\(items.count + 1). "
      if text.hasPrefix(start) {
        items.append(String(text.dropFirst(start.count)))
        isInItem = true
      } else if isInItem, comment.hasPrefix("   "), !text.isEmpty {
        items[items.count - 1] += " \(text)"
      } else {
        isInItem = false
      }
    }
    return items.enumerated().map { Requirement(number: $0 + 1, text: $1) }
  }
}

extension WorkbookPackage {
  /// Returns the requirements of an exercise, in order.
  package func requirements(of exercise: Exercise) -> [Requirement] {
    (try? text(exercise.stubPath)).map(Requirement.all) ?? []
  }
}
