import Foundation
import WorkbookCore

/// Brings what is kept twice up to date: listings in the prose, and the original stubs.
struct Sync: Sendable {
  /// What was done with a file.
  struct Change: Sendable, Codable, Equatable {
    /// The file, from the root of the package.
    let path: String
    /// What was done, in words that go on from the path.
    let what: String
    /// Whether the file could not be brought up to date.
    let isRefused: Bool
  }

  private let workspace: AuthoringWorkspace

  /// Brings a workbook up to date.
  init(_ workspace: AuthoringWorkspace) {
    self.workspace = workspace
  }

  /// Writes each listing of the prose anew, where it is not what stands in its source.
  ///
  /// - Returns: The files that were written, and the listings that cannot be.
  /// - Throws: ``SetUpError`` when a file cannot be written.
  func listings() throws -> [Change] {
    try workspace.prose.flatMap { path -> [Change] in
      let listings = workspace.listings(in: path)
      if !listings.outdated.isEmpty {
        try write(Data(listings.rewritten.utf8), to: path)
      }
      let written = Change(
        path: path, what: "shows \(listings.outdated.count) of \(listings.count) listings anew.",
        isRefused: false)
      return (listings.outdated.isEmpty ? [] : [written])
        + listings.problems.map {
          Change(path: "\(path):\($0.line)", what: $0.what, isRefused: true)
        }
    }
  }

  /// Keeps a copy of each stub in `.stubs`; never of an exercise without a hole, which is an
  /// answer.
  ///
  /// - Returns: The copies that were written, and the exercises that are answered.
  /// - Throws: ``SetUpError`` when a file cannot be written.
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
        return Change(path: path, what: "is answered: it is no stub to keep.", isRefused: true)
      }
      try write(stub, to: exercise.stubPath)
      return Change(path: exercise.stubPath, what: "is the stub of \(path).", isRefused: false)
    }
  }

  private func write(_ data: Data, to path: String) throws {
    try workspace.package.write(data, to: path)
  }
}

extension WorkbookPackage {
  /// Writes a file, and makes the folders that it is in.
  func write(_ data: Data, to path: String) throws {
    let file = url(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SetUpError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
