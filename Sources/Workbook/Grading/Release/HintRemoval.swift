import WorkbookCore

/// The removal of the hints that show code from the source code of a chapter's contents.
///
/// The file is edited as text, which relies on the layout that the formatter produces. If an exercise
/// isn't laid out as expected, nothing is removed, and an error is thrown.
struct HintRemoval {
  /// The path of the file, for messages.
  let path: String

  /// Returns the contents of a chapter, in which each exercise has only its first hints.
  ///
  /// - Throws: ``SetUpError`` if the hints of an exercise aren't found.
  func result(of source: String, for exercises: [Exercise]) throws -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for exercise in exercises where exercise.hints.count > Release.hintCount {
      try remove(from: &lines, for: exercise)
    }
    return lines.joined(separator: "\n")
  }

  private func remove(from lines: inout [String], for exercise: Exercise) throws {
    let name = "\"\(exercise.name)\","
    // The indentation of a hint's first line. Its other lines are indented further.
    let indentation = String(repeating: " ", count: 10) + "\""
    guard let draft = lines.firstIndex(where: { $0.trimmed == name }),
      let start = lines[draft...].firstIndex(of: "        hints: ["),
      let end = lines[start...].firstIndex(where: { $0.hasPrefix("        ]") })
    else { throw failure(exercise) }
    let first = lines[start..<end].indices.filter { lines[$0].hasPrefix(indentation) }
    guard first.count == exercise.hints.count, first.count > Release.hintCount,
      !lines[draft..<start].contains(where: { $0.contains("Draft(") })
    else { throw failure(exercise) }
    lines.removeSubrange(first[Release.hintCount]..<end)
  }

  private func failure(_ exercise: Exercise) -> SetUpError {
    SetUpError(
      "The hints for \(exercise.name) can't be removed from \(path), because they aren't where they "
        + "are expected. To restore the layout, run: swift format -i \(path)")
  }
}
