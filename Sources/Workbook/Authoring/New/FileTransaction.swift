import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A group of files to create and change. Nothing is written unless every change can be made.
struct FileTransaction {
  let workspace: AuthoringWorkspace
  private var created: [String: String] = [:]
  private var changed: [String: String] = [:]
  private var order: [String] = []

  init(_ workspace: AuthoringWorkspace) {
    self.workspace = workspace
  }

  /// Returns the text of a file, including planned changes.
  func text(_ path: String) -> String? {
    created[path] ?? changed[path] ?? workspace.text(path)
  }

  /// Plans a new file.
  ///
  /// - Throws: ``UsageError`` if the file exists. No file is ever overwritten.
  mutating func create(_ path: String, _ text: String) throws {
    guard !workspace.exists(path), created[path] == nil else {
      throw UsageError("\(path) already exists. Choose another name, or remove the file first.")
    }
    created[path] = text
    order.append(path)
  }

  /// Plans a change to a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - place: The name of the part to change, which the error message contains if the part is
  ///     missing.
  ///   - change: A closure that returns the new text, or `nil` if the text has no such part.
  /// - Throws: ``SetUpError`` if the file or the part is missing.
  mutating func change(
    _ path: String, in place: String, _ change: (String) -> String?
  ) throws {
    guard let text = text(path), let result = change(text) else {
      throw SetUpError(
        "\(path) has no \(place), so nothing was written. Restore the missing part and try again.")
    }
    guard created[path] == nil else {
      created[path] = result
      return
    }
    if changed[path] == nil { order.append(path) }
    changed[path] = result
  }

  /// Writes all files and returns a list of them.
  func write() throws -> [WrittenFile] {
    try order.map { path in
      try workspace.package.write(Data((text(path) ?? "").utf8), to: path)
      return WrittenFile(path: path, isNew: created[path] != nil)
    }
  }
}

/// A file that was created or changed.
struct WrittenFile: Sendable, Codable, Equatable {
  /// The path of the file, relative to the root of the package.
  let path: String
  /// Whether the file was created.
  let isNew: Bool
}
