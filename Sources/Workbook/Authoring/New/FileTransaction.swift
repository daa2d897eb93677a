import Foundation
import WorkbookCommandLine
import WorkbookCore

/// New files and changed ones, as they are going to be. Nothing is written before all is known to
/// fit.
struct FileTransaction {
  let workspace: AuthoringWorkspace
  private var created: [String: String] = [:]
  private var changed: [String: String] = [:]
  private var order: [String] = []

  init(_ workspace: AuthoringWorkspace) {
    self.workspace = workspace
  }

  /// What a file says, or is going to say.
  func text(_ path: String) -> String? {
    created[path] ?? changed[path] ?? workspace.text(path)
  }

  /// Plans a new file.
  ///
  /// - Throws: ``UsageError`` when there is one already: nobody's work is overwritten.
  mutating func create(_ path: String, _ text: String) throws {
    guard !workspace.exists(path), created[path] == nil else {
      throw UsageError("\(path) is there already. Choose another name, or remove it first.")
    }
    created[path] = text
    order.append(path)
  }

  /// Plans a change of a file.
  ///
  /// - Throws: ``SetUpError`` when the place that is to be changed cannot be found.
  mutating func change(
    _ path: String, in place: String, _ change: (String) -> String?
  ) throws {
    guard let text = text(path), let result = change(text) else {
      throw SetUpError("\(path) has no \(place), so nothing was written. Mend it and try again.")
    }
    guard created[path] == nil else {
      created[path] = result
      return
    }
    if changed[path] == nil { order.append(path) }
    changed[path] = result
  }

  /// Writes everything.
  func write() throws -> [WrittenFile] {
    try order.map { path in
      try workspace.package.write(Data((text(path) ?? "").utf8), to: path)
      return WrittenFile(path: path, isNew: created[path] != nil)
    }
  }
}

/// A file that was written for an author.
struct WrittenFile: Sendable, Codable, Equatable {
  /// The file, from the root of the package.
  let path: String
  /// Whether it is a new one, rather than one to which something was added.
  let isNew: Bool
}
