import Foundation
import WorkbookCore

/// The pages that DocC has compiled, keyed by the identifiers with which they refer to each other.
struct Archive {
  let folder: URL
  let pages: [String: RenderPage]

  /// Reads the archive in a folder.
  ///
  /// - Throws: ``SetUpError`` if a page can't be read.
  init(_ folder: URL) throws {
    self.folder = folder
    let data = folder.appending(path: "data")
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: data.path)) ?? []
    let decoder = JSONDecoder()
    var pages: [String: RenderPage] = [:]
    for name in names.sorted() where name.hasSuffix(".json") {
      do {
        let page = try decoder.decode(RenderPage.self, from: readFile(data.appending(path: name)))
        pages[page.identifier.url] = page
      } catch let error as DecodingError {
        throw SetUpError(
          "DocC's page \(name) can't be read: \(error). The workbook needs the version of DocC "
            + "that comes with Swift 6.3.")
      }
    }
    self.pages = pages
  }

  /// The identifier of the archive, which is part of the path of its images.
  var bundle: String {
    pages.keys.first.map { String($0.dropFirst("doc://".count).prefix { $0 != "/" }) } ?? ""
  }
}
