import WorkbookCore

/// The rows of the syllabus that list exercises and end with minutes, as in
/// `| 1 | … | TapCounter, NewGame | 20 + 35 |`.
///
/// The last column has the minutes for reading, and then those for the exercises of each column before it.
struct SyllabusRows {
  let workspace: AuthoringWorkspace

  /// The path of the syllabus, relative to the root of the package.
  private static let path = "Chapters/Syllabus.md"

  /// A violation for each row whose minutes aren't the sums of the exercises' estimates.
  var violations: [Violation] {
    guard !workspace.isNarrowed, let text = workspace.text(Self.path) else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .flatMap { index, line in violations(ofRow: line, at: index + 1) }
  }

  private func violations(ofRow line: Substring, at number: Int) -> [Violation] {
    let cells = line.split(separator: "|").map { String($0).trimmed }
    guard let last = cells.last, last.wholeMatch(of: #/\d+( \+ \d+)+/#) != nil else { return [] }
    let minutes = last.split(separator: " + ").dropFirst().compactMap { Int($0) }
    return zip(cells.dropLast().suffix(minutes.count), minutes).flatMap { cell, minutes in
      let names = cell.split(separator: ",").map { String($0).trimmed }
      let exercises = workspace.contents.flatMap(\.exercises)
      let unknown = names.filter { name in !exercises.contains { $0.name == name } }
      if !unknown.isEmpty {
        return unknown.map {
          Violation(Self.path, line: number, "names the exercise \($0), which doesn't exist.")
        }
      }
      let sum = exercises.filter { names.contains($0.name) }.map(\.minutes).reduce(0, +)
      if sum == minutes { return [] }
      return [
        Violation(
          Self.path, line: number,
          "says \(minutes) minutes for \(cell), but the estimates add up to \(sum).")
      ]
    }
  }
}
