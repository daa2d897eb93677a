import Foundation
import WorkbookCore

extension MarkingScheme {
  /// Reads the points for exercises from a file with the columns `exercise,points`.
  ///
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  mutating func readPoints(_ file: CourseFile, for exercises: [Exercise]) throws {
    var lines: [String: Int] = [:]
    for row in file.contents {
      let exercise = try file.exercise(named: row["exercise"], in: row, among: exercises)
      let number = row["points"].replacing(",", with: ".")
      guard let value = Double(number), value.isFinite, value >= 0 else {
        throw file.error(
          row, "\(exercise.name) can't be worth \"\(row["points"])\". Use 0 or a positive number.")
      }
      if let line = lines[exercise.name] {
        throw file.error(
          row, "\(exercise.name) is already on line \(line). Keep only one of the two lines.")
      }
      lines[exercise.name] = row.line
      points[exercise.name] = value.roundedPoints
    }
  }

  /// Reads the file with the points for exercises.
  static func pointsFile(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(
      url, named: name, headings: ["exercise": ["name"], "points": ["max", "maximum"]],
      required: ["exercise", "points"], example: "exercise,points")
  }
}
