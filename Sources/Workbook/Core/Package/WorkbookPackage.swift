import Foundation

/// The workbook on disk: a folder that contains a `Package.swift` and the exercises.
package struct WorkbookPackage: Sendable, Equatable {
  /// The package's root folder.
  package let root: URL

  /// Creates a workbook from its root folder, without checking the folder's contents.
  package init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// Finds the workbook that contains the given folder.
  ///
  /// - Parameter start: The folder to start from; by default, the current folder.
  /// - Throws: ``SetUpError`` if neither the folder nor any folder above it is a workbook.
  package static func find(
    from start: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  ) throws -> WorkbookPackage {
    var folder = start.standardizedFileURL
    while true {
      let isWorkbook = ["Package.swift", "Exercises"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isWorkbook { return WorkbookPackage(root: folder) }
      let above = folder.deletingLastPathComponent().standardizedFileURL
      guard above.path != folder.path, folder.path != "/" else {
        throw SetUpError(
          "Can't find a workbook in \(start.path) or in any folder above it. "
            + "Change to the folder that contains Package.swift and Exercises, and try again.")
      }
      folder = above
    }
  }

  /// Returns the URL of a file or folder in the workbook.
  ///
  /// - Parameter path: The path, relative to the root.
  package func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// Atomically writes a file in the workbook, and creates any missing folders.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - path: The path, relative to the root.
  package func write(_ data: Data, to path: String) throws {
    try writeFile(data, to: url(path))
  }

  /// Reads a text file in the workbook.
  ///
  /// - Parameter path: The path, relative to the root.
  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }
}
