import Foundation
import WorkbookCore

/// A run of the tests that record the figures, stories, and listings in the prose.
struct FigureRecording {
  /// The changes to the files that the tests write.
  struct Report: Codable, Equatable {
    /// The files that changed.
    var changed: [String] = []
    /// The figures that no test drew and that may therefore be out of date.
    var undrawn: [String] = []
    /// The number of figures that were drawn.
    var drawn = 0
  }

  let workspace: AuthoringWorkspace
  /// A closure that runs the tests whose names match a regular expression.
  var runTests: (_ filter: String) async throws -> (isPassed: Bool, output: String)

  /// Runs the tests and compares the files from before and after the run.
  ///
  /// - Throws: ``SetUpError`` if the tests don't build, or if they fail. Files that the tests have
  ///   already written remain.
  func record() async throws -> Report {
    let names = workspace.chapters.map(\.module).joined(separator: "|")
    let before = Dictionary(uniqueKeysWithValues: files.map { ($0, content($0)) })
    let datesBefore = dates
    try await ListingOutlines(workspace: workspace).update()
    let (isPassed, output) = try await runTests("^(\(names))Tests\\.(\(names))(Prose|Live)Tests/")
    guard isPassed else {
      throw SetUpError("The prose tests failed, so some figures weren't drawn. \(output)")
    }
    var report = Report()
    report.changed = Set(files).union(before.keys).sorted().filter { before[$0] != content($0) }
    report.undrawn = figures.filter { dates[$0] == datesBefore[$0] }
    report.drawn = figures.count - report.undrawn.count
    return report
  }

  /// The files that the tests may write.
  private var files: [String] {
    workspace.prose + figures + workspace.chapters.flatMap { workspace.files(in: $0.liveFolder) }
  }

  private var figures: [String] {
    workspace.files(in: "Chapters").filter { path in
      path.hasSuffix(".svg")
        && workspace.chapters.contains { path.hasPrefix("Chapters/\($0.folder)-") }
    }
  }

  private func content(_ path: String) -> Data? {
    try? Data(contentsOf: workspace.package.url(path))
  }

  /// The modification date of each figure.
  private var dates: [String: Date] {
    Dictionary(
      uniqueKeysWithValues: figures.map { path in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: workspace.package.url(path).path)
        return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
      })
  }
}
