import Foundation
import WorkbookCore

/// Has the tests of the prose write its figures and stories anew, from what really happens.
struct FigureRecording {
  /// What became of the files that the tests write.
  struct Report: Codable, Equatable {
    /// The files that are not as they were.
    var changed: [String] = []
    /// The figures that no test has drawn: nothing says that they are true.
    var undrawn: [String] = []
    /// How many figures were drawn.
    var drawn = 0
  }

  let workspace: AuthoringWorkspace
  /// Runs the tests whose names match a pattern, and says whether they passed, and what they said.
  var runTests: (_ filter: String) async throws -> (isPassed: Bool, output: String)

  /// Runs the tests, and compares.
  ///
  /// - Throws: ``SetUpError`` when the tests do not build or fail: what they have written up to
  ///   there stays.
  func record() async throws -> Report {
    let names = workspace.chapters.map(\.module).joined(separator: "|")
    let before = Dictionary(uniqueKeysWithValues: files.map { ($0, content($0)) })
    let datesBefore = dates
    let (isPassed, output) = try await runTests("^(\(names))Tests\\.(\(names))ProseTests/")
    guard isPassed else {
      throw SetUpError("The tests of the prose do not pass, so not all was drawn. \(output)")
    }
    var report = Report()
    report.changed = files.filter { before[$0] != content($0) }
    report.undrawn = figures.filter { dates[$0] == datesBefore[$0] }
    report.drawn = figures.count - report.undrawn.count
    return report
  }

  /// What the tests may write.
  private var files: [String] { workspace.prose + figures }

  private var figures: [String] {
    workspace.files(in: "Chapters").filter { path in
      path.hasSuffix(".svg")
        && workspace.chapters.contains { path.hasPrefix("Chapters/\($0.folder)-") }
    }
  }

  private func content(_ path: String) -> Data? {
    try? Data(contentsOf: workspace.package.url(path))
  }

  /// When each figure was written.
  private var dates: [String: Date] {
    Dictionary(
      uniqueKeysWithValues: figures.map { path in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: workspace.package.url(path).path)
        return (path, attributes?[.modificationDate] as? Date ?? .distantPast)
      })
  }
}
