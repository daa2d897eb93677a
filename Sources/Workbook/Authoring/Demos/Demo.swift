import WorkbookCore

/// A chapter's demo: an app that runs the chapter's answers, and what it is seen to do.
struct Demo: Sendable, Hashable {
  /// The answers that a demo is built with.
  enum Answers: String, Sendable, CaseIterable {
    case exercises = "Exercises"
    case solutions = "Solutions"
  }

  let chapter: Chapter

  /// What it is called on the command line: `view-state-demo`.
  var name: String {
    let words = chapter.module.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
    return words.joined().dropFirst() + "-demo"
  }

  /// Its sources, from the root of the package.
  var folder: String { "Sources/Demos/\(chapter.folder)" }

  /// The app itself.
  var appPath: String { "\(folder)/\(chapter.module)Demo.swift" }

  /// What it is played.
  var scriptPath: String { "\(recordFolder)/Script.txt" }

  /// What it showed when it was played.
  func transcriptPath(with answers: Answers) -> String {
    "\(recordFolder)/\(answers.rawValue).txt"
  }

  /// Where scripts and transcripts are kept.
  var recordFolder: String { "Tests/\(chapter.folder)/Demo" }
}

extension Chapter {
  /// The app that runs its answers.
  var demo: Demo { Demo(chapter: self) }
}
