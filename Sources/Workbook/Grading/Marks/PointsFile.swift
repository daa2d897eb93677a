import Foundation
import WorkbookCore

extension MarkingScheme {
  /// Reads the points for exercises, and the weights of requirements, from a file with the columns
  /// `exercise,points`.
  ///
  /// A row such as `Lamp,20` sets the points for an exercise. A row such as `Lamp#2,3` sets the
  /// weight of one of its requirements.
  ///
  /// - Parameter requirements: A closure that returns the requirements of an exercise.
  /// - Throws: ``UsageError`` that names the file and the line, and says what to do next.
  mutating func readPoints(
    _ file: CourseFile, for exercises: [Exercise],
    requirements: (Exercise) -> [Requirement]
  ) throws {
    var lines: [String: Int] = [:]
    for row in file.contents {
      let parts = row["exercise"].split(
        separator: "#", maxSplits: 1, omittingEmptySubsequences: false
      ).map { String($0).trimmed }
      let exercise = try file.exercise(named: parts.first ?? "", in: row, among: exercises)
      let known = requirements(exercise)
      let number = try parts.dropFirst().first.map {
        try file.requirement(numbered: $0, of: exercise, in: row, among: known)
      }
      let name = number.map { "\(exercise.name)#\($0)" } ?? exercise.name
      let text = row["points"]
      guard let value = Double(text.replacing(",", with: ".")), value.isFinite, value >= 0 else {
        let problem =
          number.map { "Requirement \($0) of \(exercise.name) can't have the weight \"\(text)\"." }
          ?? "\(exercise.name) can't be worth \"\(text)\"."
        throw file.error(row, "\(problem) Use 0 or a positive number.")
      }
      if let line = lines[name] {
        throw file.error(row, "\(name) is already on line \(line). Keep only one of the two lines.")
      }
      lines[name] = row.line
      guard let number else {
        points[exercise.name] = value.roundedPoints
        continue
      }
      weights[exercise.name, default: [:]][number] = value.roundedPoints
      if known.allSatisfy({ weights[exercise.name]?[$0.number] == 0 }) {
        throw file.error(
          row,
          "All requirements of \(exercise.name) have the weight 0. Give at least one of them a "
            + "positive weight. If the exercise shouldn't count, set its points to 0.")
      }
    }
  }

  /// The points and the weights as rows of a file that ``readPoints(_:for:requirements:)`` reads.
  var rows: [String] {
    points.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value.points)" }
      + weights.sorted { $0.key < $1.key }.flatMap { name, weights in
        weights.sorted { $0.key < $1.key }.map { "\(name)#\($0.key),\($0.value.points)" }
      }
  }

  /// Reads the file with the points for exercises.
  static func pointsFile(_ url: URL, named name: String) throws -> CourseFile {
    try CourseFile(
      url, named: name, headings: ["exercise": ["name"], "points": ["max", "maximum"]],
      required: ["exercise", "points"], example: "exercise,points")
  }
}

extension CourseFile {
  /// Returns the number of a requirement of an exercise.
  ///
  /// - Throws: ``UsageError`` if there is no such requirement.
  fileprivate func requirement(
    numbered text: String, of exercise: Exercise, in row: Row, among requirements: [Requirement]
  ) throws -> Int {
    if let number = Int(text), requirements.contains(where: { $0.number == number }) {
      return number
    }
    let advice =
      requirements.isEmpty
      ? "The exercise lists no requirements."
      : "Use a number from 1 to \(requirements.count), as in \(exercise.name)#1."
    throw error(row, "\(exercise.name) has no requirement \"\(text)\". \(advice)")
  }
}
