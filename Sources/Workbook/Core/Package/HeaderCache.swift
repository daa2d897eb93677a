import Foundation

extension WorkbookPackage {
  /// The folder for everything that the `workbook` tool builds. You can delete it at any time.
  package var buildCache: URL { url(".workbook/build") }

  /// The compiler's cache of the system's C headers, which is also used for grading.
  package var headerCache: URL { Self.headerCache(in: buildCache) }

  /// Returns the location of the C header cache in a folder of caches.
  ///
  /// The compiler writes absolute paths into this cache and rejects it if it has been moved. The
  /// cache's name depends on the folder's path, so a copy of the workbook gets its own cache.
  package static func headerCache(in folder: URL) -> URL {
    folder.appending(
      path: "headers-\(ContentHash(Data(folderPath(folder).utf8)).digest.prefix(16))")
  }
}
