import Foundation
import WorkbookBook
import WorkbookCore

/// The kit's part of the site.
///
/// It takes most of the build time and seldom changes, so it's cached. DocC's output is valid until
/// the kit's sources or the compiler change. The pages are valid until these or the frame around
/// the pages changes.
struct KitReference {
  /// The input for the pages of the kit.
  struct Compiled {
    /// The names in the kit.
    let names: KitNames
    /// DocC's archive.
    let archive: URL
    /// Whether the archive has just been compiled because it wasn't in the cache.
    let isNew: Bool
    /// DocC's warnings.
    let warnings: [String]

    fileprivate let folder: URL
  }

  /// The information that is cached next to the archive.
  private struct Notes: Codable {
    let names: KitNames
    let warnings: [String]
  }

  /// The pages of the kit.
  struct Pages: Codable {
    let rendered: BookPages.Rendered
    let map: BookPages.KitMap
  }

  let workspace: AuthoringWorkspace
  let docc: Docc
  let swiftc: URL

  private static let renderer = "Sources/Workbook/Book"

  /// Returns the kit's compiled comments, compiling them only if they aren't cached.
  ///
  /// - Throws: ``SetUpError`` if the kit doesn't compile.
  func compiled() async throws -> Compiled {
    let package = workspace.package
    let sources = try KitModules.documented.flatMap {
      try swiftFiles(in: KitModules.folder(of: $0), of: package)
    }
    let graphs = SymbolGraphs(package: package, swiftc: swiftc)
    var hash = ContentHash()
    // The path alone isn't enough: an update of the compiler can leave it as it is.
    hash.add(swiftc.path)
    hash.add(try await graphs.compilerDescription())
    hash.add(docc.program.path)
    for path in sources {
      hash.add(path)
      hash.add(try readFile(package.url(path)))
    }
    let cache = package.url(".workbook/build/reference")
    let folder = cache.appending(path: "kit-\(hash.digest)")
    let isNew = !FileManager.default.fileExists(atPath: folder.path)
    if isNew {
      // Keep only the latest version.
      try? FileManager.default.removeItem(at: cache)
      let partial = cache.appending(path: "partial-\(UUID().uuidString)")
      let graphFolder = partial.appending(path: "graphs")
      try makeFolder(graphFolder)
      try await graphs.write(to: graphFolder)
      // DocC requires a catalog, even if it has no pages.
      let catalog = partial.appending(path: "Kit.docc")
      try makeFolder(catalog)
      let warnings = try await docc.convert(
        catalog, symbolGraphs: graphFolder, bundle: Site.kitIdentifier,
        to: partial.appending(path: "archive"))
      let notes = try Notes(names: KitNames(symbolGraphs: graphFolder), warnings: warnings)
      try writeFile(JSONEncoder().encode(notes), to: partial.appending(path: "notes.json"))
      do {
        try FileManager.default.moveItem(at: partial, to: folder)
      } catch {
        throw SetUpError("\(folder.path) can't be written: \(error.localizedDescription)")
      }
    }
    let file = folder.appending(path: "notes.json")
    guard let notes = try? JSONDecoder().decode(Notes.self, from: readFile(file)) else {
      throw SetUpError("\(file.path) can't be read. Delete the file's folder and try again.")
    }
    return Compiled(
      names: notes.names, archive: folder.appending(path: "archive"), isNew: isNew,
      warnings: notes.warnings, folder: folder)
  }

  /// Returns the kit's pages, building them only if they aren't cached.
  ///
  /// - Parameters:
  ///   - compiled: The output of DocC.
  ///   - frame: The strings that every page of the kit shows.
  ///   - book: The articles.
  func pages(of compiled: Compiled, frame: [String], in book: BookPages) throws -> Pages {
    var hash = ContentHash()
    for text in frame { hash.add(text) }
    for path in workspace.files(in: Self.renderer) where path.hasSuffix(".swift") {
      hash.add(workspace.text(path) ?? "")
    }
    let cache = compiled.folder.appending(path: "pages")
    let file = cache.appending(path: "\(hash.digest).json")
    if let data = try? Data(contentsOf: file),
      let pages = try? JSONDecoder().decode(Pages.self, from: data)
    {
      return pages
    }
    let (rendered, map) = try book.kit(compiled.archive)
    let pages = Pages(rendered: rendered, map: map)
    try? FileManager.default.removeItem(at: cache)
    try writeFile(JSONEncoder().encode(pages), to: file)
    return pages
  }
}
