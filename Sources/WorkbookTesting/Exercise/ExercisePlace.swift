import StateFlow

extension UnfinishedHole {
  /// Returns whether a test file grades the exercise that contains the hole, based on the file
  /// names: `Tests/01-ViewState/TapCounterTests.swift` grades
  /// `Exercises/01-ViewState/TapCounter.swift`.
  ///
  /// If an answer is itself a test, its file is one folder deeper:
  /// `Exercises/01-ViewState/Catch/DoorCheck.swift`.
  func isInExercise(gradedAt testPath: String) -> Bool {
    var answer = filePath.dropLast(".swift".count).split(separator: "/")
    if answer.count > 2, answer[answer.count - 2] == "Catch" { answer.remove(at: answer.count - 2) }
    return testPath.hasSuffix("Tests.swift")
      && answer.suffix(2) == testPath.dropLast("Tests.swift".count).split(separator: "/").suffix(2)
  }
}

/// Returns a test file's path within the package, such as
/// `Tests/01-ViewState/TapCounterTests.swift`.
func shortTestPath(_ path: String) -> String {
  let components = path.split(separator: "/")
  let start = components.lastIndex(of: "Tests") ?? max(0, components.count - 2)
  return components[start...].joined(separator: "/")
}
