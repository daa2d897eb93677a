import Foundation
import WorkbookCore

/// The book, served to browsers on this machine by `docc preview`.
struct BookPreview {
  let port: UInt16

  /// Builds the book in a temporary folder, and serves it until the task is canceled.
  ///
  /// - Parameter onStart: A closure that is called when the book is ready to be read.
  /// - Throws: ``SetUpError`` when the book can't be built or the port is in use, and
  ///   `CancellationError` when the task is canceled.
  func run(
    of workspace: AuthoringWorkspace, docc: Docc, swiftc: URL,
    onStart: @escaping @Sendable () -> Void
  ) async throws -> Never {
    let symbolGraphs = try await SymbolGraphs(package: workspace.package, swiftc: swiftc).folder()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "workbook-book-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appending(path: "Workbook.docc")
    try DoccCatalog(workspace: workspace, kit: KitNames(symbolGraphs: symbolGraphs))
      .write(to: catalog)
    try await docc.preview(
      catalog, symbolGraphs: symbolGraphs, in: folder.appending(path: "site"), port: port,
      onStart: onStart)
  }
}
