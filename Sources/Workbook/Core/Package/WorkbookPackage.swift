import Foundation

/// The workbook on disk: a folder with a `Package.swift` and the exercises.
package struct WorkbookPackage: Sendable, Equatable {
  /// The folder that holds everything.
  package let root: URL

  /// The workbook in a folder, which is not looked into.
  package init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// The workbook around a folder, or above it.
  ///
  /// - Parameter start: Where to begin; the current folder unless told.
  /// - Throws: ``SetUpError`` when no folder up to the topmost one is a workbook.
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
          "There is no workbook in \(start.path), nor in a folder above it. "
            + "Change into the folder that holds Package.swift and Exercises, and try again.")
      }
      folder = above
    }
  }

  /// A file or folder of the workbook, by its path from the root.
  package func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// The text of a file, by its path from the root.
  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }
}
