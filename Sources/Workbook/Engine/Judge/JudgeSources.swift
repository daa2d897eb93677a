import WorkbookCore

/// The judge's own sources. A change to them can change verdicts.
package enum JudgeSources {
  /// The folders of the sources, relative to the package.
  package static let folders = ["Core", "Processes", "Audit", "Engine"].map {
    "Sources/Workbook/\($0)"
  }

  /// Returns a hash of the sources in the given folders.
  ///
  /// - Throws: ``SetUpError`` if a file can't be read.
  package static func hash(
    of folders: [String] = folders, in package: WorkbookPackage
  ) throws -> ContentHash {
    // A fast hash is enough: the workbook's own files don't come from an attacker.
    var hash = ContentHash()
    for folder in folders {
      for path in (try? swiftFiles(in: folder, of: package)) ?? [] {
        hash.add(path)
        hash.add(try readFile(package.url(path)))
      }
    }
    return hash
  }
}
