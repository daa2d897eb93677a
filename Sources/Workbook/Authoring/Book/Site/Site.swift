import Foundation
import WorkbookCore

/// The book as a site: a folder that any static host serves.
struct Site {
  /// How DocC knows the book.
  static let identifier = "stateflow-workbook"
  /// What DocC calls it, in the addresses of its pages.
  static let name = "Workbook"
  /// Its first page.
  static let landingPage = "documentation/stateflow/"

  /// Where it is.
  let folder: URL
  /// Where on its host it is: `/`, or `/workbook/`.
  let basePath: String

  /// Builds the site of a workbook.
  ///
  /// It is built beside its folder and then put there, so that there is always a whole one.
  ///
  /// - Returns: What DocC warns of.
  /// - Throws: ``SetUpError`` when the folder holds something else, or no site can be made.
  func build(of workspace: AuthoringWorkspace, docc: Docc, swiftc: URL) async throws -> [String] {
    try requireReplaceableFolder()
    let graphs = try await SymbolGraphs(package: workspace.package, swiftc: swiftc).folder()
    let workshop = folder.deletingLastPathComponent()
      .appending(path: ".book-\(UUID().uuidString)")
    try makeFolder(workshop)
    defer { try? FileManager.default.removeItem(at: workshop) }
    let catalog = workshop.appending(path: "Workbook.docc")
    try Catalog(workspace: workspace, kit: KitNames(symbolGraphs: graphs)).write(to: catalog)
    let made = workshop.appending(path: "site")
    let warnings = try await docc.convert(
      catalog, symbolGraphs: graphs, to: made, basePath: basePath)
    // A host shows these at addresses where DocC has no page.
    try write(Data(Self.way(to: Self.landingPage).utf8), to: made.appending(path: "index.html"))
    try write(
      Data(Self.way(to: "stateflow/").utf8), to: made.appending(path: "documentation/index.html"))
    do {
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.moveItem(at: made, to: folder)
    } catch {
      throw SetUpError("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    return warnings
  }

  /// A folder with anything but a book in it is somebody's, and is not replaced.
  ///
  /// - Throws: ``SetUpError`` when it is one.
  func requireReplaceableFolder() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard isFolder.boolValue, let names else {
      throw SetUpError("\(folder.path) is no folder. Name another with --output.")
    }
    guard names.isEmpty || isBook else {
      throw SetUpError(
        "\(folder.path) holds something that is no book, so nothing was written. "
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

  /// A page that leads to another.
  private static func way(to target: String) -> String {
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
