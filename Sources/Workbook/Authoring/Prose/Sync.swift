import Foundation
import WorkbookAudit
import WorkbookCore

/// An update of what the workbook knows about its own code: the listings in the prose, the original
/// stubs in `.stubs`, and the facts about the solutions.
struct Sync: Sendable {
  /// A change to a file, or the reason why it couldn't be changed.
  struct Change: Sendable, Codable, Equatable {
    /// The path of the file, relative to the root of the package.
    let path: String
    /// The change, as the rest of a sentence that starts with the path.
    let what: String
    /// Whether the file couldn't be updated.
    let isRefused: Bool
  }

  private let workspace: AuthoringWorkspace

  /// Creates an update of a workbook.
  init(_ workspace: AuthoringWorkspace) {
    self.workspace = workspace
  }

  /// Updates each listing in the prose that differs from its source.
  ///
  /// - Returns: The files that were written, and the listings that can't be updated.
  /// - Throws: ``SetUpError`` if a file can't be written.
  func listings() throws -> [Change] {
    try workspace.prose.flatMap { path -> [Change] in
      let listings = workspace.listings(in: path)
      if !listings.outdated.isEmpty {
        try workspace.package.write(Data(listings.rewritten.utf8), to: path)
      }
      let written = Change(
        path: path,
        what: "had \(listings.outdated.count) of \(listings.count) listings out of date.",
        isRefused: false)
      return (listings.outdated.isEmpty ? [] : [written])
        + listings.problems.map {
          Change(path: "\(path):\($0.line)", what: $0.what, isRefused: true)
        }
    }
  }

  /// Copies each stub to `.stubs`. An exercise without a hole is an answer, so it isn't copied.
  ///
  /// - Returns: The copies that were written, and the exercises that already have answers.
  /// - Throws: ``SetUpError`` if a file can't be written.
  func stubs() throws -> [Change] {
    try workspace.exercises.compactMap { exercise in
      let path = exercise.answerPath()
      guard let stub = try? Data(contentsOf: workspace.package.url(path)) else {
        return Change(path: path, what: "is missing.", isRefused: true)
      }
      guard stub != (try? Data(contentsOf: workspace.package.url(exercise.stubPath))) else {
        return nil
      }
      guard !Hole.all(in: String(decoding: stub, as: UTF8.self)).isEmpty else {
        return Change(path: path, what: "has no hole, so it wasn't copied.", isRefused: true)
      }
      try workspace.package.write(stub, to: exercise.stubPath)
      return Change(path: exercise.stubPath, what: "was copied from \(path).", isRefused: false)
    }
  }

  /// Replaces the recorded facts about the solutions, if they differ.
  ///
  /// - Throws: ``SetUpError`` if the file can't be written.
  func facts(_ record: FactRecord) throws -> [Change] {
    let path = FactRecord.path
    guard workspace.text(path) != record.text else { return [] }
    try workspace.package.write(Data(record.text.utf8), to: path)
    return [
      Change(
        path: path, what: "has the facts about \(record.solutions.count.counted("solution")).",
        isRefused: false)
    ]
  }
}
