import Testing

@testable import WorkbookCore
@testable import WorkbookEngine

/// An answer that tries to earn more than it deserves or to do harm, or an honest one that is unusual,
/// with the expected verdicts.
typealias HostileAnswer = SampleAnswer

extension SampleAnswer: CustomTestStringConvertible {
  public var testDescription: String { title }

  /// All hostile answers, including those of the audit's self-test.
  static let all =
    selfTest + leaving + forging + hiding + meaning + shadows + hogs + broken + formats + unsafety
    + records + equality + names + decoys + tests + predictions + races + tasks + disguises
}
