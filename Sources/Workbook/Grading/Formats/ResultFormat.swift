import Foundation
import WorkbookCore

/// A form in which other programs take the results of one submission.
enum ResultFormat: String, Sendable, CaseIterable {
  case gradescope, exercism, junit, classroom

  /// The files of a submission, by their names.
  ///
  /// - Parameters:
  ///   - row: The submission with its marks.
  ///   - exercises: What is graded, in order.
  ///   - testCode: The source of the test at a line of a file, where it can be had.
  /// - Throws: What the JSON encoder throws, which these values give no cause for.
  func files(
    for row: Gradebook.Row, exercises: [Exercise], testCode: (TestReport) -> String?
  ) throws -> [String: Data] {
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
      // One line: it becomes the value of a step's output.
      return ["results.json": json, "results.base64": Data(json.base64EncodedString().utf8)]
    }
  }

  /// JSON whose bytes are the same for the same value.
  static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }
}
