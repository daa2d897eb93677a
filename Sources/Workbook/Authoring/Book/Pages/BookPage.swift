import WorkbookCore

/// A Markdown file in `Chapters`, rewritten for DocC.
///
/// The file itself is plain Markdown with relative links, which reads well on a code host. DocC has
/// its own syntax for links, so the page is rewritten:
///
/// - A link to another page or to a heading becomes a DocC link.
/// - If the text of a link to a file of the kit is a name in the kit, the link points to the
///   reference, which is a separate archive.
/// - Any other link into the repository becomes plain text, because the site has no such page.
/// - The first mention of another chapter by its number becomes a link. In a chapter, so does the
///   first mention of a name in the kit, except in sections about Apple's platforms.
/// - The lists under `## Contents`, at the end of a page, become its topics.
/// - A comment that names the source of a fenced block moves into the block's first line.
/// - A comment that names a listing to predict becomes an empty block.
/// - A paragraph that begins with a comment, such as `<!-- only in the repository -->`, is left out.
/// - In a chapter, each item in the list of exercises gets a block with the exercise's task.
struct BookPage {
  /// The heading of the section that becomes the topics.
  static let contentsHeading = "## Contents"

  let path: String
  private let workspace: AuthoringWorkspace
  private let kit: KitNames
  private let text: String

  /// Creates the page for a file.
  init(_ path: String, in workspace: AuthoringWorkspace, kit: KitNames) {
    self.path = path
    self.workspace = workspace
    self.kit = kit
    text = workspace.text(path) ?? ""
  }

  /// The name of the page's file, without the extension.
  var name: String { String(path.drop { $0 != "/" }.dropFirst().dropLast(".md".count)) }

  private var isFirst: Bool { path == AuthoringWorkspace.landingPagePath }
  private var chapter: Chapter? { workspace.contents.first { $0.prosePath == path } }

  /// The page in DocC's Markdown.
  var markdown: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let title = lines.first ?? ""
    let end = lines.firstIndex(of: Self.contentsHeading) ?? lines.endIndex
    let prose = BookProse(
      page: path, links: BookLinks(from: path, in: workspace, kit: kit), kit: kit,
      chapters: workspace.contents)
    let body = prose.rewritten(
      lines.dropFirst().prefix(upTo: max(1, end)).joined(separator: "\n"))
    let tasks = BookTasks(exercises: chapter?.exercises ?? [], workspace: workspace)
    let parts = [
      displayTitle(title),
      metadata,
      tasks.added(to: body),
      topics(lines[end...].dropFirst()),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns the title, preceded by the number if the page is a chapter. The prose refers to
  /// chapters by number.
  private func displayTitle(_ title: String) -> String {
    chapter.map { "# \($0.number) \(title.dropFirst(2))" } ?? title
  }

  private var metadata: String {
    isFirst ? "@Metadata {\n  @TechnologyRoot\n}" : ""
  }

  // MARK: Topics

  private func topics(_ lines: ArraySlice<String>) -> String {
    guard !lines.isEmpty else { return "" }
    let links = BookLinks(from: path, in: workspace, kit: kit)
    var written = ["## Topics"]
    var isInItem = false
    for line in lines {
      if line.hasPrefix("- ") {
        isInItem = true
        written += links.items(of: line, besides: lines)
        if isFirst, line.contains("(Kit.md)") {
          written.append("- <doc:\(KitStatements.pageName)>")
        }
      } else if !(isInItem && line.hasPrefix("  ")) {
        isInItem = false
        written.append(line)
      }
    }
    if path == AuthoringWorkspace.kitPagePath, !kit.extendedModules.isEmpty {
      written += ["", "### Extensions of other modules", ""]
      written += kit.extendedModules.map { "- ``/StateFlow/\($0)``" }
    }
    return written.joined(separator: "\n")
  }
}

extension AuthoringWorkspace {
  /// The path of the book's landing page.
  static let landingPagePath = "Chapters/README.md"

  /// The path of the page that lists the names in the kit.
  static let kitPagePath = "Chapters/Kit.md"

  /// The pages of the book: the landing page, the chapters, and the other pages.
  var bookPages: [String] {
    files(in: "Chapters").filter { $0.hasSuffix(".md") }
  }
}
