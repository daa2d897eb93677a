import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

/// Writes a file that can be made again, and the folders above it.
///
/// It doesn't wait until the file is on the disk, as Foundation does on Linux.
///
/// - Throws: ``SetUpError`` if the disk is full or does not allow it.
package func write(_ data: Data, to file: URL) throws {
  try makeFolder(file.deletingLastPathComponent())
  let stream = fopen(file.path, "wbe")
  let count = stream.map { stream in
    data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
  }
  // What is still in the stream's buffer is written when it is closed.
  let isClosed = stream.map { fclose($0) == 0 } ?? false
  guard count == data.count, isClosed else {
    throw SetUpError(
      "\(file.path) cannot be written: \(String(cString: strerror(errno))). "
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
