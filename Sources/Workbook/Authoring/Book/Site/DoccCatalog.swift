import Foundation
import WorkbookCore

/// The folder that DocC reads: the rewritten pages, and each figure in a light and a dark version.
struct DoccCatalog {
  let workspace: AuthoringWorkspace
  let kit: KitNames

  /// Writes the catalog to a folder.
  ///
  /// - Throws: ``SetUpError`` when a file can't be read or written.
  func write(to folder: URL) throws {
    for path in workspace.bookPages {
      let page = BookPage(path, in: workspace, kit: kit)
      try WorkbookCore.write(
        Data(page.markdown.utf8), to: folder.appending(path: page.catalogName))
    }
    for path in workspace.files(in: "Chapters") where !path.hasSuffix(".md") {
      let file = workspace.package.url(path)
      let target = folder.appending(path: file.lastPathComponent)
      guard let svg = workspace.text(path), let figure = Figure(svg: svg) else {
        try WorkbookCore.write(read(file), to: target)
        continue
      }
      let name = file.deletingPathExtension().lastPathComponent
      try WorkbookCore.write(Data(figure.light.utf8), to: target)
      try WorkbookCore.write(Data(figure.dark.utf8), to: folder.appending(path: "\(name)~dark.svg"))
    }
  }
}
