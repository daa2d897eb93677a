import Foundation

/// The content of a file that the workbook needs.
///
/// - Throws: ``SetUpError`` if it cannot be read.
package func read(_ file: URL) throws -> Data {
  do {
    return try Data(contentsOf: file)
  } catch {
    throw SetUpError("\(file.path) cannot be read: \(error.localizedDescription)")
  }
}

/// Makes a folder and those above it.
///
/// - Throws: ``SetUpError`` if the disk is full or does not allow it.
package func makeFolder(_ folder: URL) throws {
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  } catch {
    throw SetUpError(
      "\(folder.path) cannot be made: \(error.localizedDescription) "
        + "Look whether the disk is full, and whether the folder is yours.")
  }
}

/// Writes a file, and the folders above it.
///
/// - Throws: ``SetUpError`` if the disk is full or does not allow it.
package func write(_ data: Data, to file: URL) throws {
  try makeFolder(file.deletingLastPathComponent())
  do {
    try data.write(to: file)
  } catch {
    throw SetUpError(
      "\(file.path) cannot be written: \(error.localizedDescription) "
        + "Look whether the disk is full, and whether the folder is yours.")
  }
}

/// The Swift files below a folder of the package, from its root, in order.
///
/// - Throws: ``SetUpError`` if there are none.
package func swiftFiles(in folder: String, of package: WorkbookPackage) throws -> [String] {
  let names = (try? FileManager.default.subpathsOfDirectory(atPath: package.url(folder).path)) ?? []
  let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  if files.isEmpty {
    throw SetUpError(
      "\(folder) is missing. Get the workbook again, and keep your Exercises folder.")
  }
  return files
}

/// The path of a folder without a slash at its end.
package func folderPath(_ url: URL) -> String {
  let path = url.path
  return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
}
