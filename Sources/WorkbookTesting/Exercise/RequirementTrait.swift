import Testing

/// A trait that says which requirement of an exercise a test proves.
///
/// The exercise's file lists its requirements by number. A failure of the test names the requirement:
///
///     @Test(.proves(2)) func `"Add two" adds 2`() { … }
public struct RequirementTrait: TestTrait {
  /// The number of the requirement, counted from one.
  public let number: Int
}

extension Trait where Self == RequirementTrait {
  /// Returns a trait that names the requirement that a test proves.
  ///
  /// - Parameter number: The number of the requirement in the exercise's file, counted from one.
  public static func proves(_ number: Int) -> Self { Self(number: number) }
}

extension Test {
  /// A sentence that names the requirement that the test proves, or `nil` if it names none.
  var requirementSentence: String? {
    let exercise = sourceLocation.fileName.dropLast("Tests.swift".count)
    return traits.lazy.compactMap { $0 as? RequirementTrait }.first.map {
      "This is requirement \($0.number) in \(exercise).swift."
    }
  }
}
