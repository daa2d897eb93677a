import Foundation
import WorkbookAudit
import WorkbookCore

/// A provider of facts about the workbook's solutions. The audit compares answers with these facts.
///
/// The facts about a solution are computed once and cached in the kit's folder for the next
/// `check`.
package actor SolutionReference {
  private let package: WorkbookPackage
  private let cache: URL
  private var tasks: [String: Task<Data, any Error>] = [:]

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - package: The workbook, with its solutions.
  ///   - cache: The folder to create work folders in.
  package init(package: WorkbookPackage, cache: URL) {
    self.package = package
    self.cache = cache
  }

  /// A solution to gather facts about, with the tools that build it.
  package struct Subject: Sendable {
    let exercise: Exercise
    let kit: Kit
    let launcher: any Launcher
    let edit: @Sendable (Data) -> Data
    /// A closure that prepares a work folder for use.
    let prepare: @Sendable (URL) -> Void

    /// Creates a subject.
    package init(
      _ exercise: Exercise, kit: Kit, launcher: any Launcher,
      editingSuite edit: @escaping @Sendable (Data) -> Data = { $0 },
      preparing prepare: @escaping @Sendable (URL) -> Void = { _ in }
    ) {
      self.exercise = exercise
      self.kit = kit
      self.launcher = launcher
      self.edit = edit
      self.prepare = prepare
    }
  }

  /// Returns the audit for answers to an exercise.
  ///
  /// If the workbook has no solution to compare an answer with, the audit examines only the answer.
  package func audit(_ subject: Subject, allowing allowed: Set<String>) async throws -> BuildAudit {
    let exercise = subject.exercise
    let audit = AnswerAudit(
      module: exercise.module, path: exercise.answerPath(), allowed: allowed,
      ownFunctions: exercise.ownFunctions, kind: exercise.kind)
    let path = package.url(exercise.answerPath(in: "Solutions")).path
    guard FileManager.default.fileExists(atPath: path) else {
      return BuildAudit(audit, solution: nil) { nil }
    }
    let facts: SolutionFacts = try await value("facts", subject) { try await $0.solutionFacts() }
    return BuildAudit(audit, solution: facts) {
      try await self.value("suite", subject) { try await $0.solutionSuiteReferences() }
    }
  }

  private func value<Value: Codable & Sendable>(
    _ kind: String, _ subject: Subject,
    make: @escaping @Sendable (Build) async throws -> Value
  ) async throws -> Value {
    let solution = package.url(subject.exercise.answerPath(in: "Solutions"))
    let workspace = try AnswerWorkspace(
      for: subject.exercise, answer: solution, displayPath: subject.exercise.answerPath(),
      in: package, folder: WorkFolder.new(in: cache), editingSuite: subject.edit)
    defer { workspace.remove() }
    var hash = workspace.suiteHash
    hash.add(try readFile(solution))
    hash.add(SyntaxTree.testedVersions.joined())
    let recipe = subject.kit.recipe
    for step in recipe.answer + recipe.interface + recipe.suite {
      hash.add(step.joined(separator: " "))
    }
    let file = subject.kit.solutions.appending(path: "\(kind)-\(hash.digest).json")
    let task =
      tasks[file.path]
      ?? Task {
        if let data = try? Data(contentsOf: file),
          (try? JSONDecoder().decode(Value.self, from: data)) != nil
        {
          return data
        }
        subject.prepare(workspace.folder)
        let build = Build(workspace: workspace, kit: subject.kit, launcher: subject.launcher)
        let data = try JSONEncoder().encode(try await make(build))
        try? makeFolder(file.deletingLastPathComponent())
        try? writeFile(data, to: file)
        return data
      }
    tasks[file.path] = task
    do {
      return try JSONDecoder().decode(Value.self, from: try await task.value)
    } catch {
      tasks[file.path] = nil
      throw error
    }
  }
}
