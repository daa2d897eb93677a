import Foundation
import WorkbookCore

/// A folder in which one answer is built and run.
///
/// The answer is copied there under the name that the exercise has, so that it is one file from
/// the first step to the last, whatever is saved meanwhile, and so that all that names it, such as
/// the place of a hole, names it as the workbook does.
package struct AnswerWorkspace: Sendable {
  package let folder: URL
  package let module: String
  /// The files, from the folder.
  package let answerPath: String
  package let suitePaths: [String]
  private let shownPath: String
  /// The content of the suite's files.
  let suiteHash: ContentHash

  /// - Parameter edit: How the suite's files are changed before they are compiled.
  /// - Throws: ``SetUpError`` if the suite is missing, or nothing can be written.
  package init(
    for exercise: Exercise, answer: URL, shownAs shownPath: String, in package: WorkbookPackage,
    folder: URL, editingSuite edit: (Data) -> Data = { $0 }
  ) throws {
    self.folder = folder
    module = Chapter.module(of: exercise.chapter)
    answerPath = exercise.answerPath()
    self.shownPath = shownPath
    suitePaths = [exercise.suitePath] + exercise.supportPaths(in: package)
    var hash = ContentHash()
    do {
      try write(read(answer), to: folder.appending(path: answerPath))
      for path in suitePaths {
        let content = edit(try read(package.url(path)))
        hash.add(path)
        hash.add(content)
        try write(content, to: folder.appending(path: path))
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
    suiteHash = hash
  }

  /// Removes the folder.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// A file of the folder.
  package func file(_ path: String) -> URL { folder.appending(path: path) }

  /// A text that names the answer as the person who asked does.
  package func shown(_ text: String) -> String {
    answerPath == shownPath ? text : text.replacing(answerPath, with: shownPath)
  }

  /// A test's report that names the answer as the person who asked does.
  package func shown(_ report: TestReport) -> TestReport {
    var report = report
    report.issues = report.issues.map { issue in
      let place = trapPlace(in: issue.message)
      return IssueReport(
        message: shown(issue.message), comments: issue.comments.map(shown),
        file: issue.file.map(shown) ?? place?.file, line: issue.line ?? place?.line)
    }
    return report
  }

  /// Where the answer trapped, if that is what a message tells: `ViewState/TapCounter.swift:7: …`
  private func trapPlace(in message: String) -> (file: String, line: Int)? {
    let name = answerPath.split(separator: "/").last ?? ""
    guard message.hasPrefix("\(module)/\(name):") else { return nil }
    let digits = message.dropFirst(module.count + name.count + 2).prefix { $0.isNumber }
    return Int(digits).map { (shownPath, $0) }
  }
}

extension Exercise {
  /// What its suite shares with others of the chapter, from the root of the package.
  package func supportPaths(in package: WorkbookPackage) -> [String] {
    let folder = "Tests/\(chapter)"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: package.url(folder).path)) ?? []
    return names.filter { $0.hasSuffix("Support.swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
