import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A check that each link in a built site points to an existing target in the site, or to the web,
/// and that pages load images, styles, and scripts only from the site.
struct SiteCheck {
  /// The result of the check.
  struct Report: Codable, Equatable {
    /// The number of pages.
    var pages = 0
    /// The number of links and images on the pages.
    var links = 0
    /// The violations, each a sentence that begins with the path of the page.
    var violations: [String] = []
  }

  let site: Site

  /// Checks every page.
  ///
  /// - Throws: ``SetUpError`` if there is no site.
  func report() throws -> Report {
    let files = Set((try? FileManager.default.subpathsOfDirectory(atPath: site.folder.path)) ?? [])
    let paths = files.filter { $0.hasSuffix(".html") }.sorted()
    guard files.contains("index.html") else {
      throw SetUpError(
        "\(site.folder.path) doesn't contain a book. Try: \(Session.call) book --check")
    }
    var pages: [String: HTMLPage] = [:]
    for path in paths {
      let data = try readFile(site.folder.appending(path: path))
      pages[path] = HTMLPage(String(decoding: data, as: UTF8.self))
    }
    var report = Report()
    report.pages = pages.count
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      report.links += page.links.count
      let problems =
        page.problems
        + page.links.compactMap { problem($0, on: path, in: pages, files: files) }
      report.violations += Set(problems).sorted().map { "\(path) \($0)" }
    }
    return report
  }

  private func problem(
    _ link: HTMLPage.Link, on path: String, in pages: [String: HTMLPage], files: Set<String>
  ) -> String? {
    let address = link.address
    if address.contains(#/^[a-z]+:|^\/\//#) {
      return link.isLoaded ? "loads \(address) from outside the site." : nil
    }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let target = Self.resolve(String(parts[0]), on: path), files.contains(target) else {
      return "links to \(address), which doesn't exist."
    }
    guard parts.count > 1, let page = pages[target] else { return nil }
    let anchor = parts[1].removingPercentEncoding ?? String(parts[1])
    return page.anchors.contains(anchor)
      ? nil : "links to \(address), an anchor that doesn't exist."
  }

  /// Returns the path that a relative address points to, or `nil` if the path is outside the site.
  private static func resolve(_ address: String, on path: String) -> String? {
    guard !address.isEmpty else { return path }
    guard !address.hasPrefix("/") else { return nil }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in (address.removingPercentEncoding ?? address).split(separator: "/") {
      if part == ".." {
        guard folders.popLast() != nil else { return nil }
      } else {
        folders.append(String(part))
      }
    }
    return folders.joined(separator: "/")
  }
}

/// The links and anchors of an HTML file.
private struct HTMLPage {
  struct Link {
    let address: String
    /// Whether the browser loads the target automatically, as it does an image or a script.
    let isLoaded: Bool
  }

  var links: [Link] = []
  var anchors: Set<String> = []
  /// The problems that can be found without reading other pages.
  var problems: [String] = []

  init(_ html: String) {
    // Scan bytes, because the pages are megabytes in size and this program isn't optimized.
    let bytes = Array(html.utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { break }
      index = end + 1
      guard start + 1 < end, bytes[start + 1] != UInt8(ascii: "/") else { continue }
      let tag = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      guard tag.utf8.contains(UInt8(ascii: "=")) else { continue }
      read(tag)
    }
  }

  private mutating func read(_ tag: String) {
    let name = tag.prefix { $0 != " " }
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [Substring: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let key = pieces[index].split(separator: " ").last?.dropLast() ?? ""
      attributes[key] = String(pieces[index + 1]).replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
    if let id = attributes["id"], !anchors.insert(id).inserted {
      problems.append("has two elements with the ID \(id).")
    }
    if let address = attributes["href"] {
      links.append(Link(address: address, isLoaded: name == "link"))
    }
    if let address = attributes["src"] { links.append(Link(address: address, isLoaded: true)) }
    if name == "img", (attributes["alt"] ?? "").isEmpty {
      problems.append("shows \(attributes["src"] ?? "an image") without alternative text.")
    }
  }
}
