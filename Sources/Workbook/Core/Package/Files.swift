import Foundation

/// Reads a file in the workbook.
///
/// - Throws: ``SetUpError`` if the file can't be read.
package func readFile(_ file: URL) throws -> Data {
  do {
    return try Data(contentsOf: file)
  } catch {
    throw SetUpError("\(file.path) can't be read: \(error.localizedDescription)")
  }
}

/// Creates a folder and any missing parent folders.
///
/// - Throws: ``SetUpError`` if the folder can't be created, for example, because the disk is full.
package func makeFolder(_ folder: URL) throws {
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  } catch {
    throw SetUpError(
      "\(folder.path) can't be created: \(error.localizedDescription) "
        + "Check that the disk isn't full and that you have permission to write to the folder.")
  }
}

/// Returns the sorted paths, relative to the package's root, of the Swift files in a folder and its
/// subfolders.
///
/// - Throws: ``SetUpError`` if there are no Swift files.
package func swiftFiles(in folder: String, of package: WorkbookPackage) throws -> [String] {
  let names = (try? FileManager.default.subpathsOfDirectory(atPath: package.url(folder).path)) ?? []
  let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  if files.isEmpty {
    throw SetUpError(
      "\(folder) is missing. Download the workbook again, and keep your Exercises folder.")
  }
  return files
}

/// Returns the path of a folder without a trailing slash.
package func folderPath(_ url: URL) -> String {
  let path = url.path
  return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
