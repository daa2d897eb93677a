import Foundation
import WorkbookCore

/// The folder that DocC reads, which contains the rewritten pages, the page of the kit's
/// statements, and a light and a dark version of each figure.
struct DoccCatalog {
  let workspace: AuthoringWorkspace
  let kit: KitNames

  /// A page of the catalog.
  struct Article {
    /// The name of the file, without the extension.
    let name: String
    let markdown: String

    /// The title, which is the first line.
    var title: String { String(markdown.prefix { $0 != "\n" }) }
  }

  /// Writes the catalog to a folder.
  ///
  /// - Returns: The pages.
  /// - Throws: ``SetUpError`` if a file can't be read or written.
  func write(to folder: URL) throws -> [Article] {
    var articles = workspace.bookPages.map { path in
      let page = BookPage(path, in: workspace, kit: kit)
      return Article(name: page.name, markdown: page.markdown)
    }
    articles.append(
      Article(name: KitStatements.pageName, markdown: KitStatements(workspace).markdown))
    for article in articles {
      try writeFile(
        Data(article.markdown.utf8), to: folder.appending(path: "\(article.name).md"))
    }
    for path in workspace.names(in: "Chapters").map({ "Chapters/\($0)" })
    where path.hasSuffix(".svg") {
      let file = workspace.package.url(path)
      let target = folder.appending(path: file.lastPathComponent)
      guard let svg = workspace.text(path), let figure = Figure(svg: svg) else {
        try writeFile(readFile(file), to: target)
        continue
      }
      let name = file.deletingPathExtension().lastPathComponent
      try writeFile(Data(figure.light.utf8), to: target)
      try writeFile(Data(figure.dark.utf8), to: folder.appending(path: "\(name)~dark.svg"))
    }
    return articles
  }
}
