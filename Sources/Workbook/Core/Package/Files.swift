import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads a file in the workbook.
///
/// - Throws: ``SetUpError`` if the file can't be read.
package func read(_ file: URL) throws -> Data {
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

/// Writes a file that can be recreated if it's lost, and creates any missing parent folders.
///
/// Unlike Foundation on Linux, this function doesn't wait until the data has reached the disk.
///
/// - Throws: ``SetUpError`` if the file can't be written, for example, because the disk is full.
package func write(_ data: Data, to file: URL) throws {
  try makeFolder(file.deletingLastPathComponent())
  let stream = fopen(file.path, "wbe")
  let count = stream.map { stream in
    data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
  }
  // Closing the stream writes the rest of its buffer, which can also fail.
  let isClosed = stream.map { fclose($0) == 0 } ?? false
  guard count == data.count, isClosed else {
    throw SetUpError(
      "\(file.path) can't be written: \(String(cString: strerror(errno))). "
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
