import WorkbookCore

/// A chapter's demo: an app that runs the chapter's answers, with its script and transcripts.
struct Demo: Sendable, Hashable {
  /// The folder of answers that a demo is built with.
  enum Answers: String, Sendable, CaseIterable {
    case exercises = "Exercises"
    case solutions = "Solutions"
  }

  let chapter: Chapter

  /// The name of the executable, such as `view-state-demo`.
  var name: String {
    let words = chapter.module.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }
    return words.joined().dropFirst() + "-demo"
  }

  /// The path of the folder with the demo's sources, relative to the root of the package.
  var folder: String { "Sources/Demos/\(chapter.folder)" }

  /// The path of the file with the app.
  var appPath: String { "\(folder)/\(chapter.module)Demo.swift" }

  /// The path of the file with the script to play.
  var scriptPath: String { "\(recordFolder)/Script.txt" }

  /// Returns the path of the transcript, which contains the demo's output when its script is
  /// played.
  func transcriptPath(with answers: Answers) -> String {
    "\(recordFolder)/\(answers.rawValue).txt"
  }

  /// The path of the file with the script for the README's recording, if the recording shows this
  /// demo.
  var heroScriptPath: String { "\(recordFolder)/Hero.txt" }

  /// Returns the path of the recording in the README, in light or in dark colors.
  func heroPath(in appearance: Appearance) -> String { ".github/hero-\(appearance.rawValue).svg" }

  /// The colors of a recording.
  enum Appearance: String, Sendable, CaseIterable { case light, dark }

  /// The path of the folder with the script and the transcripts.
  var recordFolder: String { "Tests/\(chapter.folder)/Demo" }
}

extension Chapter {
  /// The chapter's demo.
  var demo: Demo { Demo(chapter: self) }
}
