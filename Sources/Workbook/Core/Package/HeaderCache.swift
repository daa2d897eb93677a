import Foundation

extension WorkbookPackage {
  /// The folder with what the companion builds, which can be deleted at any time.
  package var buildCache: URL { url(".workbook/build") }

  /// The compiler's cache of the system's C headers, as grading uses it.
  package var headerCache: URL { Self.headerCache(in: buildCache) }

  /// Returns the cache of C headers in a folder of caches.
  ///
  /// The compiler writes absolute paths into this cache, and rejects one that was moved. The name
  /// depends on the path, so that a copy of the workbook starts with a cache of its own.
  package static func headerCache(in folder: URL) -> URL {
    folder.appending(
      path: "headers-\(ContentHash(Data(folderPath(folder).utf8)).digest.prefix(16))")
  }
}
