import WorkbookCore

/// A translator that turns a page's relative links into DocC links.
struct BookLinks {
  private let page: String
  private let workspace: AuthoringWorkspace
  private let kit: KitNames

  /// Creates a translator for the links of a page.
  init(from page: String, in workspace: AuthoringWorkspace, kit: KitNames) {
    self.page = page
    self.workspace = workspace
    self.kit = kit
  }

  /// Returns a link in DocC's syntax, or only its text if the target isn't a page of the book.
  func rewritten(text: String, target: String) -> String {
    if target.contains(#/^[a-z]+:/#) { return "[\(text)](\(target))" }
    return destination(of: target, text: text).map { "[\(text)](doc:\($0))" } ?? text
  }

  /// Returns the topics that an item of a list represents: a page, a name in the kit, or, for a
  /// folder of the kit, all names in it that no other item lists.
  func items(of line: String, besides lines: ArraySlice<String>) -> [String] {
    guard let (text, target) = Self.link(in: line) else { return [] }
    let path = ProseLinks.Link(target, line: 0, from: page).path
    if KitModules.document(path), !path.hasSuffix(".swift") {
      return names(in: path, besides: lines).map { "- ``/StateFlow/\($0)``" }
    }
    guard let destination = destination(of: target, text: text) else { return [] }
    return destination.hasPrefix("/") ? ["- ``\(destination)``"] : ["- <doc:\(destination)>"]
  }

  private func names(in folder: String, besides lines: ArraySlice<String>) -> [String] {
    let links = lines.filter { $0.hasPrefix("- ") }.compactMap(Self.link)
    let named = Set(links.map { Self.symbolName(in: $0.text) })
    let folders = links.map { ProseLinks.Link($0.target, line: 0, from: page).path }
      .filter { !$0.hasSuffix(".swift") && $0.hasPrefix("\(folder)/") }
    return kit.names.filter { name in
      name.file.hasPrefix("\(folder)/") && !named.contains(name.title)
        && !folders.contains { name.file.hasPrefix("\($0)/") }
    }.map(\.title)
  }

  /// Returns DocC's path for the page, heading, or name that a link points to, or `nil` if the site
  /// doesn't contain the target.
  private func destination(of target: String, text: String) -> String? {
    let link = ProseLinks.Link(target, line: 0, from: page)
    if KitModules.document(link.path) {
      let name = Self.symbolName(in: text)
      return kit.names.first { $0.title == name && $0.file == link.path }
        .map { "/StateFlow/\($0.title)" }
    }
    guard workspace.bookPages.contains(link.path) else { return nil }
    let name = String(link.path.dropFirst("Chapters/".count).dropLast(3))
    let heading = link.anchor.flatMap { anchor in
      ProseLinks(link.path, in: workspace).headings.first { $0.anchor == anchor }
    }
    return name + (heading.map { "#" + Self.anchor($0.title) } ?? "")
  }

  /// Returns the kit's name for a piece of inline code, such as `State` for `` `@State` ``.
  static func symbolName(in text: String) -> String {
    String(text.filter { $0 != "`" }.drop { $0 == "@" })
  }

  /// Returns the anchor that DocC gives a heading.
  private static func anchor(_ heading: String) -> String {
    heading.filter { !"`'\"".contains($0) }.replacing(" ", with: "-")
  }

  private static func link(in line: String) -> (text: String, target: String)? {
    line.firstMatch(of: #/\[([^\]]+)\]\(([^)\s]+)\)/#).map { (String($0.1), String($0.2)) }
  }
}
