import Foundation
import WorkbookCore

/// The book as a site: a folder that any static host can serve.
struct Site {
  /// The bundle identifier of the book.
  static let identifier = "stateflow-workbook"
  /// The display name that DocC falls back to.
  static let name = "Workbook"
  /// The path of the first page.
  static let landingPage = "documentation/stateflow/"

  /// The folder of the site.
  let folder: URL
  /// The path of the site on its host: `/`, or `/workbook/`.
  let basePath: String

  /// Builds the site of a workbook.
  ///
  /// The site is built beside its folder and then moved there, so that the folder never holds half
  /// a site.
  ///
  /// - Returns: DocC's warnings.
  /// - Throws: ``SetUpError`` when the folder holds something else, or the site can't be built.
  func build(of workspace: AuthoringWorkspace, docc: Docc, swiftc: URL) async throws -> [String] {
    try requireReplaceableFolder()
    let graphs = try await SymbolGraphs(package: workspace.package, swiftc: swiftc).folder()
    let workFolder = folder.deletingLastPathComponent()
      .appending(path: ".book-\(UUID().uuidString)")
    try makeFolder(workFolder)
    defer { try? FileManager.default.removeItem(at: workFolder) }
    let catalog = workFolder.appending(path: "Workbook.docc")
    try DoccCatalog(workspace: workspace, kit: KitNames(symbolGraphs: graphs)).write(to: catalog)
    let built = workFolder.appending(path: "site")
    let warnings = try await docc.convert(
      catalog, symbolGraphs: graphs, to: built, basePath: basePath)
    // DocC has no page at these addresses.
    try write(
      Data(Self.redirect(to: Self.landingPage).utf8), to: built.appending(path: "index.html"))
    try write(
      Data(Self.redirect(to: "stateflow/").utf8),
      to: built.appending(path: "documentation/index.html"))
    do {
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.moveItem(at: built, to: folder)
    } catch {
      throw SetUpError("\(folder.path) can't be written: \(error.localizedDescription)")
    }
    return warnings
  }

  /// Checks that building the site would replace nothing but an earlier book.
  ///
  /// - Throws: ``SetUpError`` when the folder holds anything else.
  func requireReplaceableFolder() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard isFolder.boolValue, let names else {
      throw SetUpError("\(folder.path) is not a folder. Name another with --output.")
    }
    guard names.isEmpty || isBook else {
      throw SetUpError(
        "\(folder.path) holds something other than a book, so nothing was written. "
          + "Name another folder with --output, or empty this one.")
    }
  }

  private var isBook: Bool {
    struct Metadata: Decodable { let bundleID: String }
    guard let data = try? Data(contentsOf: folder.appending(path: "metadata.json")) else {
      return false
    }
    return (try? JSONDecoder().decode(Metadata.self, from: data))?.bundleID == Self.identifier
  }

  /// Returns a page that redirects to another.
  private static func redirect(to target: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="refresh" content="0; url=\(target)">
    <title>The StateFlow workbook</title>
    <p><a href="\(target)">The StateFlow workbook</a></p>
    </html>

    """
  }
}
