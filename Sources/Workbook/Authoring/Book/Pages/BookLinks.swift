/// Says what a relative link of a page becomes in the book.
struct BookLinks {
  private let page: String
  private let workspace: AuthoringWorkspace
  private let kit: KitNames

  /// The links of a page.
  init(from page: String, in workspace: AuthoringWorkspace, kit: KitNames) {
    self.page = page
    self.workspace = workspace
    self.kit = kit
  }

  /// The link in DocC's words; its words alone, where the book has no such page.
  func rewritten(words: String, target: String) -> String {
    if target.contains(#/^[a-z]+:/#) { return "[\(words)](\(target))" }
    return destination(of: target, words: words).map { "[\(words)](doc:\($0))" } ?? words
  }

  /// The items of a list of topics that one item stands for: a page, a name of the kit, or for a
  /// folder of the kit all names in it that no item has by itself.
  func items(of line: String, besides lines: ArraySlice<String>) -> [String] {
    guard let (words, target) = Self.link(in: line) else { return [] }
    let path = ProseLinks.Link(target, line: 0, from: page).path
    if path.hasPrefix(Self.kitFolder), !path.hasSuffix(".swift") {
      return names(in: path, besides: lines).map { "- ``\($0)``" }
    }
    guard let destination = destination(of: target, words: words) else { return [] }
    return destination.hasPrefix("StateFlow/")
      ? ["- ``\(destination.dropFirst("StateFlow/".count))``"] : ["- <doc:\(destination)>"]
  }

  private static let kitFolder = "Sources/StateFlow/"

  private func names(in folder: String, besides lines: ArraySlice<String>) -> [String] {
    let links = lines.filter { $0.hasPrefix("- ") }.compactMap(Self.link)
    let named = Set(links.map { Self.bare($0.words) })
    let folders = links.map { ProseLinks.Link($0.target, line: 0, from: page).path }
      .filter { !$0.hasSuffix(".swift") && $0.hasPrefix("\(folder)/") }
    return kit.names.filter { name in
      name.file.hasPrefix("\(folder)/") && !named.contains(name.title)
        && !folders.contains { name.file.hasPrefix("\($0)/") }
    }.map(\.title)
  }

  /// The page, the heading or the name that a link is about.
  private func destination(of target: String, words: String) -> String? {
    let link = ProseLinks.Link(target, line: 0, from: page)
    if link.path.hasPrefix(Self.kitFolder) {
      let name = Self.bare(words)
      return kit.names.first { $0.title == name && $0.file == link.path }
        .map { "StateFlow/\($0.title)" }
    }
    guard workspace.bookPages.contains(link.path) else { return nil }
    let isFirst = link.path == AuthoringWorkspace.landingPagePath
    let name = isFirst ? "StateFlow" : String(link.path.dropFirst("Chapters/".count).dropLast(3))
    let heading = link.heading.flatMap { wanted in
      ProseLinks(link.path, in: workspace).titles.first { $0.name == wanted }
    }
    return name + (heading.map { "#" + Self.anchor($0.title) } ?? "")
  }

  /// A name of the kit as the prose writes it: `` `@State` `` is `State`.
  static func bare(_ words: String) -> String {
    String(words.filter { $0 != "`" }.drop { $0 == "@" })
  }

  /// A heading as DocC's links name it.
  private static func anchor(_ heading: String) -> String {
    heading.filter { !"`'\"".contains($0) }.replacing(" ", with: "-")
  }

  private static func link(in line: String) -> (words: String, target: String)? {
    line.firstMatch(of: #/\[([^\]]+)\]\(([^)\s]+)\)/#).map { (String($0.1), String($0.2)) }
  }
}
