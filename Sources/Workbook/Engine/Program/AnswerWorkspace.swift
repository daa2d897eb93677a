import Foundation
import WorkbookCore

/// A folder in which one answer is built and run.
///
/// The folder contains a copy of the answer, so saving the original during a run has no effect. In
/// this folder, the copy has the path that the exercise's file has in the workbook. So messages
/// show that path, for example as the location of a hole.
package struct AnswerWorkspace: Sendable {
  /// The URL of the folder.
  package let folder: URL
  /// The name of the answer's module.
  package let module: String
  /// The kind of the answer.
  package let kind: Exercise.Kind
  /// The path of the answer, relative to the folder.
  package let answerPath: String
  /// The suite, which the folder contains at the suite's path.
  let suite: SuiteSource
  private let displayPath: String

  /// Creates the folder and copies an answer and its suite to it.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - answer: The file that contains the answer.
  ///   - displayPath: The path to show in messages about the answer.
  ///   - code: Code to add at the end of the copy.
  ///   - suite: The suite.
  ///   - folder: The folder to create.
  /// - Throws: ``SetUpError`` if the answer can't be read, or the folder can't be written.
  package init(
    for exercise: Exercise, answer: URL, displayPath: String, appending code: String = "",
    suite: SuiteSource, folder: URL
  ) throws {
    self.folder = folder
    module = exercise.module
    kind = exercise.kind
    answerPath = exercise.answerPath()
    self.displayPath = displayPath
    self.suite = suite
    do {
      try writeFile(readFile(answer) + Data(code.utf8), to: folder.appending(path: answerPath))
      try writeFile(suite.content, to: folder.appending(path: suite.path))
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  /// Removes the folder.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns the URL of a file in the folder.
  package func file(_ path: String) -> URL { folder.appending(path: path) }

  /// Returns the text with the path of the copy replaced by the answer's display path.
  package func replacingAnswerPath(in text: String) -> String {
    answerPath == displayPath ? text : text.replacing(answerPath, with: displayPath)
  }

  /// Returns the test report with the path of the copy replaced by the answer's display path.
  package func replacingAnswerPath(in report: TestReport) -> TestReport {
    var report = report
    report.issues = report.issues.map { issue in
      let location = trapLocation(in: issue.message)
      return IssueReport(
        message: replacingAnswerPath(in: issue.message),
        comments: issue.comments.map(replacingAnswerPath),
        file: issue.file.map(replacingAnswerPath) ?? location?.file,
        line: issue.line ?? location?.line)
    }
    return report
  }

  /// Returns the location of a trap, such as `ViewState/TapCounter.swift:7:`, if the message starts
  /// with such a location.
  private func trapLocation(in message: String) -> (file: String, line: Int)? {
    let name = answerPath.split(separator: "/").last ?? ""
    guard message.hasPrefix("\(module)/\(name):") else { return nil }
    let digits = message.dropFirst(module.count + name.count + 2).prefix { $0.isNumber }
    return Int(digits).map { (displayPath, $0) }
  }
}

extension WorkbookPackage {
  /// Returns the path to show in messages about an answer.
  ///
  /// For an answer in the workbook, the result is the path relative to the root. For all other
  /// answers, the result is the path of the exercise's file.
  package func displayPath(of answer: URL, for exercise: Exercise) -> String {
    let root = folderPath(root.standardizedFileURL) + "/"
    let path = answer.standardizedFileURL.path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : exercise.answerPath()
  }
}
