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
  /// The paths of the suite, relative to the folder.
  package let suitePaths: [String]
  private let displayPath: String
  /// A hash of the suite's files.
  let suiteHash: ContentHash

  /// Creates the folder and copies an answer and its suite to it.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - answer: The file that contains the answer.
  ///   - displayPath: The path to show in messages about the answer.
  ///   - package: The workbook.
  ///   - folder: The folder to create.
  ///   - edit: A function that changes the content of the suite's files before they're compiled.
  /// - Throws: ``SetUpError`` if the suite is missing, or the folder can't be written.
  package init(
    for exercise: Exercise, answer: URL, displayPath: String, in package: WorkbookPackage,
    folder: URL, editingSuite edit: (Data) -> Data = { $0 }
  ) throws {
    self.folder = folder
    module = exercise.module
    kind = exercise.kind
    answerPath = exercise.answerPath()
    self.displayPath = displayPath
    suitePaths = [exercise.suitePath]
    var hash = ContentHash()
    do {
      try writeFile(readFile(answer), to: folder.appending(path: answerPath))
      for path in suitePaths {
        let content = edit(try readFile(package.url(path)))
        hash.add(path)
        hash.add(content)
        try writeFile(content, to: folder.appending(path: path))
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    suiteHash = hash
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
