import Foundation
import WorkbookCore
import WorkbookPractice

/// The pages of the site, rendered from the archives that DocC compiles.
///
/// DocC's own renderer is an application that loads each page's data with a script. It needs a
/// server, and its search, its titles, and its navigation can't be changed. These pages are plain
/// HTML.
package struct BookPages {
  /// Pages that are ready to be written.
  package struct Rendered: Codable, Sendable {
    /// The text of each file, keyed by its path relative to the site's folder.
    package var files: [String: String] = [:]
    /// The problems that were found, each as a sentence that starts with the path of the page.
    package var problems: [String] = []
    /// The number of sections that a search can find.
    package var sections = 0
  }

  private let articles: Archive
  private let landing: RenderPage
  private let publication: Publication
  private var map = SiteMap()

  /// Reads the articles that DocC has compiled.
  ///
  /// - Parameters:
  ///   - archive: The folder that DocC wrote.
  ///   - landing: The name of the landing page.
  ///   - publication: The addresses of the site and of its sources.
  /// - Throws: ``SetUpError`` if the archive can't be read.
  package init(articles archive: URL, landing: String, publication: Publication = Publication())
    throws
  {
    self.publication = publication
    articles = try Archive(archive)
    guard let page = articles.pages.first(where: { $0.key.hasSuffix("/\(landing)") })?.value else {
      throw SetUpError("DocC didn't generate the page \(landing). Check Chapters/README.md.")
    }
    self.landing = page
    map.add(articles: articles, landing: landing)
  }

  /// The folder with the articles' images, whose contents belong in the site's `images` folder.
  package var images: URL {
    articles.folder.appending(path: "images/\(articles.bundle)")
  }

  // MARK: The kit

  /// The information that the articles need about the kit's pages.
  package struct KitMap: Codable, Sendable { let map: SiteMap }

  /// Renders the pages of the kit.
  ///
  /// The pages don't depend on the text of the chapters, so they can be cached until the kit, the
  /// table of contents, or the statements change.
  ///
  /// - Throws: ``SetUpError`` if the archive can't be read.
  package func kit(_ archive: URL) throws -> (rendered: Rendered, map: KitMap) {
    let kit = try Archive(archive)
    var map = map
    map.add(kit: kit)
    let statements = page("Statements").map { Terms.statements($0, file: "Statements.html") }
    let contents = Contents(landing: landing, map: map, publication: publication)
    var pages: [RenderedPage] = []
    for (identifier, file) in map.kitFiles.sorted(by: { $0.value < $1.value }) {
      guard let page = kit.pages[identifier] else { continue }
      pages.append(
        KitPage(
          page: page, file: file, kit: kit, contents: contents, map: map,
          statements: Terms(statements ?? [])
        ).rendered())
    }
    return (try rendered(pages, index: "kit"), KitMap(map: map))
  }

  // MARK: Articles

  /// Renders the pages of the articles.
  ///
  /// - Parameters:
  ///   - kit: The result of ``kit(_:)``.
  ///   - recording: A closure that returns the recording of a listing, such as `01-ViewState/door`,
  ///     as JSON.
  ///   - programs: The programs of the practice page.
  package func articles(
    kit: KitMap, programs: [RecordedProgram] = [], recording: (_ listing: String) -> String?
  ) throws -> Rendered {
    let map = kit.map.merged(with: map)
    let contents = Contents(landing: landing, map: map, publication: publication)
    let terms = page("Glossary").map { Terms.glossary($0, file: "Glossary.html") } ?? []
    let practice = PracticeSection(programs: programs, anchor: anchor)
    return try withoutActuallyEscaping(recording) { recording in
      var pages = contents.entries.compactMap { entry -> RenderedPage? in
        guard
          let page = articles.pages.values.first(where: {
            map.target($0.path)?.file == entry.file
          })
        else { return nil }
        return ArticlePage(
          page: page, file: entry.file, contents: contents, map: map, terms: Terms(terms),
          recording: recording, practice: practice
        ).rendered()
      }
      let numbered = Set(contents.entries.filter { $0.number != nil }.map(\.file))
      let chapters = pages.filter { numbered.contains($0.file) }
      pages.append(PrintPage(contents: contents, chapters: chapters).rendered())
      return try rendered(pages, index: "book")
    }
  }

  /// Returns the anchor of the section that teaches a rule. DocC's headings have curly apostrophes.
  private func anchor(of topic: Topic) -> String? {
    for case .heading(_, let text, let anchor) in page(topic.section.chapter)?.content ?? []
    where text.replacing("`", with: "").replacing("’", with: "'") == topic.section.title {
      return anchor
    }
    return nil
  }

  private func page(_ name: String) -> RenderPage? {
    articles.pages.first { $0.key.hasSuffix("/\(name)") }?.value
  }

  private func rendered(_ pages: [RenderedPage], index: String) throws -> Rendered {
    var result = Rendered()
    for page in pages { result.files[page.file] = page.html }
    let sections = pages.flatMap(\.sections)
    result.sections = sections.count
    result.files["assets/search-\(index).js"] = try SearchSection.script(sections, name: index)
    result.problems = pages.flatMap { page in page.problems.map { "\(page.file) \($0)" } }
    return result
  }
}
