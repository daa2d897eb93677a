/// One of the claims that an answer to an exercise has to meet.
///
/// The stub lists an exercise's requirements in a comment, in the order of their numbers:
///
///     // 1. The screen shows the count, such as "0". It starts at 0.
///     // 2. "Add one" adds 1, and "Add two" adds 2.
///
/// This list is the single source of the requirements: each test in the suite names the requirement
/// that it proves, as in `@Test(.proves(2))`.
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
  package static func all(in stub: String) -> [Requirement] { TaskComment(in: stub).requirements }
}

extension WorkbookPackage {
  /// Returns the requirements of an exercise, in order.
  package func requirements(of exercise: Exercise) -> [Requirement] {
    (try? text(exercise.stubPath)).map(Requirement.all) ?? []
  }
}
