import Foundation
import WorkbookCore

/// A format for passing the results of one submission to another program.
enum ResultFormat: String, Sendable, CaseIterable {
  case gradescope, exercism, junit, classroom

  /// The file names that the formats use.
  static let fileNames = ["results.json", "results.xml", "results.base64"]

  /// Returns the contents of the files for a submission, keyed by file name.
  ///
  /// If the grader failed, no file has a score, because a grader error must not cost points.
  ///
  /// - Parameters:
  ///   - row: The submission with its marks.
  ///   - exercises: The graded exercises, in order.
  ///   - testCode: A function that returns the source of a test, if that source is available.
  /// - Throws: Errors from the JSON encoder, which don't occur with these values.
  func files(
    for row: Gradebook.Row, exercises: [Exercise], testCode: (TestReport) -> String?
  ) throws -> [String: Data] {
    // A platform would publish a result as the student's score. Without a result, the platform
    // reports that the autograder failed.
    if row.status == .graderError, [.gradescope, .classroom].contains(self) { return [:] }
    switch self {
    case .gradescope:
      return ["results.json": try Self.json(GradescopeResult(row, exercises: exercises))]
    case .exercism:
      let result = ExercismResult(row, exercises: exercises, testCode: testCode)
      return ["results.json": try Self.json(result)]
    case .junit:
      return ["results.xml": Data(JUnitResult(row: row, exercises: exercises).text.utf8)]
    case .classroom:
      let json = try Self.json(ClassroomResult(row, exercises: exercises))
      // A single line, because it becomes the value of a step's output.
      return ["results.json": json, "results.base64": Data(json.base64EncodedString().utf8)]
    }
  }

  /// Returns a value encoded as JSON. The same value always produces the same bytes.
  static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
