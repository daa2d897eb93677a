import Foundation

extension WorkbookPackage {
  /// The folder for everything that the `workbook` tool builds. You can delete it at any time.
  package var buildCache: URL { url(".workbook/build") }

  /// The prefix of the names of the folders with compiled kits, which are in ``buildCache``.
  package static let kitPrefix = "kit-"

  /// Whether ``buildCache`` contains a kit, which may be one for earlier sources.
  package var hasKit: Bool {
    let names = try? FileManager.default.contentsOfDirectory(atPath: buildCache.path)
    return names?.contains { $0.hasPrefix(Self.kitPrefix) } ?? false
  }

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
