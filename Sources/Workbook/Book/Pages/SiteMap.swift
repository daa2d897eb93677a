import Foundation

/// A map from DocC's paths to the files of the site.
///
/// Each article, and each type and function of the kit, has a separate file. A member of a type is
/// a section of the type's page.
struct SiteMap: Codable {
  /// A file of the site, or a section of one.
  struct Target: Codable, Equatable {
    let file: String
    var anchor: String?
  }

  /// The targets, keyed by DocC's paths in lowercase.
  private(set) var targets: [String: Target] = [:]
  /// The files of the kit, keyed by identifier.
  private(set) var kitFiles: [String: String] = [:]

  /// The file of the landing page.
  static let landingPage = "index.html"

  /// Adds the articles. For example, `/documentation/workbook/01-viewstate` maps to
  /// `01-ViewState.html`.
  mutating func add(articles: Archive, landing: String) {
    for (identifier, page) in articles.pages {
      let name = identifier.split(separator: "/").last.map(String.init) ?? ""
      targets[page.path] = Target(file: name == landing ? Self.landingPage : "\(name).html")
    }
  }

  /// Adds the kit. For example, `/documentation/stateflow/state/wrappedvalue` maps to a section of
  /// `kit/State.html`.
  mutating func add(kit: Archive) {
    var taken: Set<String> = []
    for (identifier, page) in kit.pages.sorted(by: { $0.key < $1.key }) where page.hasOwnFile {
      // A file system may ignore case, and may not allow every operator character in a file name.
      let base = String(
        page.components.joined(separator: ".").map {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-"
        })
      var name = base
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(base)-\(number)"
      }
      let file = "kit/\(name).html"
      kitFiles[identifier] = file
      targets[page.path] = Target(file: file)
    }
    for page in kit.pages.values where !page.hasOwnFile && page.kind == "symbol" {
      guard let parent = page.parent, let file = kitFiles[parent] else { continue }
      targets[page.path] = Target(file: file, anchor: page.anchor)
    }
  }

  /// Returns the map with the targets of another map added.
  func merged(with other: SiteMap) -> SiteMap {
    var map = self
    map.targets.merge(other.targets) { _, new in new }
    return map
  }

  /// Returns the file and anchor for a page's address in DocC.
  func target(_ address: String) -> Target? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first?.removingPercentEncoding,
      var target = targets[path] ?? targets[path.lowercased()]
    else { return nil }
    if parts.count > 1 { target.anchor = parts[1].removingPercentEncoding }
    return target
  }
}

extension RenderPage {
  /// The names in the path, from the outermost type to the documented declaration.
  var components: [String] {
    let parts = identifier.url.split(separator: "/").map(String.init)
    // doc: / bundle / documentation / module
    return Array(parts.dropFirst(4))
  }

  /// The identifier of the type or module that declares the symbol.
  var parent: String? {
    identifier.url.lastIndex(of: "/").map { String(identifier.url[..<$0]) }
  }

  /// The anchor of a member on the page of its type.
  var anchor: String { components.last ?? "" }

  /// Whether the page of the kit has a separate file.
  var hasOwnFile: Bool {
    guard kind == "symbol", !components.isEmpty else { return false }
    return components.count == 1 || isType
  }

  /// Whether the page documents a declaration that can have members.
  var isType: Bool {
    ["struct", "class", "enum", "protocol", "extension"].contains(metadata.symbolKind ?? "")
  }
}
