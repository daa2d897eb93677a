import Foundation
import WorkbookCore

/// A copy of the workbook for students, without the solutions that aren't released yet.
///
/// It contains only what is listed here, so that little else in the instructor's folder gets into it.
struct StudentCopy: Sendable {
  /// The workbook to copy.
  let package: WorkbookPackage
  /// The chapters of the workbook.
  let chapters: [Chapter]
  /// A record of the parts that the copy lacks.
  let release: Release
  /// A function that returns the facts about a solution that `check` compares answers with.
  let record: @Sendable (Exercise) async throws -> Data

  /// The files and folders that are copied as they are.
  private static let entries = [
    ".devcontainer/devcontainer.json", ".gitignore", ".stubs", ".swift-format",
    ".vscode/extensions.json", ".vscode/tasks.json", "Chapters", "Package.swift", "README.md",
    "Sources", "Exercises/.swift-format", ".github/CHANGELOG.md",
    ".github/CONTRIBUTING.md", ".github/SECURITY.md",
  ]
  /// The folders that are omitted, because only the project's own tests need them.
  private static let omitted = ["Sources/Benchmarks"]

  /// Writes the copy.
  ///
  /// - Parameters:
  ///   - folder: A folder that doesn't exist yet.
  ///   - progress: A function that receives the percentage of the facts that are recorded.
  func write(to folder: URL, progress: @escaping @Sendable (Int) -> Void) async throws {
    let copy = WorkbookPackage(root: folder)
    do {
      try copyFiles(to: copy)
      try removeHints(from: copy)
      try removePrograms(from: copy)
    } catch let error as CocoaError {
      throw SetUpError("The copy can't be written: \(error.localizedDescription)")
    }
    let facts = try await facts(progress: progress)
    for (exercise, data) in facts { try copy.write(data, to: exercise.recordedSolutionPath) }
    if release.chapters.isEmpty { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try copy.write(try encoder.encode(release), to: Release.path)
  }

  private func isWithheld(_ chapter: Chapter) -> Bool {
    release.chapters.contains { $0.folder == chapter.folder }
  }

  private func copyFiles(to copy: WorkbookPackage) throws {
    let images =
      ((try? FileManager.default.contentsOfDirectory(atPath: package.url(".github").path)) ?? [])
      .filter { $0.hasSuffix(".svg") }.map { ".github/\($0)" }
    for entry in Self.entries + images { try copyItem(entry, to: copy) }
    for entry in Self.omitted { try? FileManager.default.removeItem(at: copy.url(entry)) }
    for chapter in chapters {
      // The instructor's own answers stay where they are.
      try copyItem(".stubs/\(chapter.folder)", as: "Exercises/\(chapter.folder)", to: copy)
      try copyItem("Tests/\(chapter.folder)", to: copy)
      if isWithheld(chapter) {
        let folder = "Tests/\(chapter.folder)/WrongAnswers"
        try FileManager.default.removeItem(at: copy.url(folder))
        // It shows what the demo does with the solutions.
        try? FileManager.default.removeItem(
          at: copy.url("Tests/\(chapter.folder)/Demo/Solutions.txt"))
        // The manifest names the folder, so it has to exist.
        let note = "# Wrong answers\n\n\(release.note(on: chapter.folder) ?? "")\n"
        try copy.write(Data(note.utf8), to: "\(folder)/README.md")
      } else {
        try copyItem("Solutions/\(chapter.folder)", to: copy)
      }
    }
  }

  /// Copies a file or folder, unless the workbook doesn't have it.
  private func copyItem(_ path: String, as other: String? = nil, to copy: WorkbookPackage) throws {
    guard FileManager.default.fileExists(atPath: package.url(path).path) else { return }
    let target = copy.url(other ?? path)
    try makeFolder(target.deletingLastPathComponent())
    try FileManager.default.copyItem(at: package.url(path), to: target)
  }

  private func removeHints(from copy: WorkbookPackage) throws {
    for chapter in chapters where isWithheld(chapter) {
      let path = "Sources/Workbook/Contents/\(chapter.module).swift"
      let source = try copy.text(path)
      let result = try HintRemoval(path: path).result(of: source, for: chapter.exercises)
      try copy.write(Data(result.utf8), to: path)
    }
  }

  /// Removes the tests of catch exercises that only the full workbook has, and corrects the number of
  /// tests that the README shows.
  private func removePrograms(from copy: WorkbookPackage) throws {
    var removed = 0
    for exercise in chapters.filter(isWithheld).flatMap(\.exercises) {
      let suite = SuiteText(try copy.text(exercise.suitePath))
      guard let withheld = suite.withheld else { continue }
      removed += SuiteText(withheld).tests.count
      try copy.write(Data(suite.released.utf8), to: exercise.suitePath)
    }
    guard removed > 0, let readme = try? copy.text("README.md") else { return }
    let corrected = readme.replacing(#/(Graded tests: 0 passed, )(\d+)/#) { match in
      "\(match.1)\((Int(match.2) ?? 0) - removed)"
    }
    try copy.write(Data(corrected.utf8), to: "README.md")
  }

  /// Returns the facts about the solutions that the copy lacks.
  private func facts(
    progress: @escaping @Sendable (Int) -> Void
  ) async throws -> [(Exercise, Data)] {
    let exercises = chapters.filter(isWithheld).flatMap(\.exercises)
    let semaphore = AsyncSemaphore(ProcessInfo.processInfo.activeProcessorCount)
    return try await withThrowingTaskGroup(of: (Exercise, Data).self) { group in
      for exercise in exercises {
        group.addTask {
          (exercise, try await semaphore.withPermit { try await record(exercise) })
        }
      }
      var facts: [(Exercise, Data)] = []
      for try await fact in group {
        facts.append(fact)
        progress(facts.count * 100 / exercises.count)
      }
      return facts
    }
  }
}
