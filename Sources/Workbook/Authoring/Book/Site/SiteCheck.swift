import Foundation
import WorkbookCommandLine
import WorkbookCore

/// A check of all pages of a built site for broken links.
struct SiteCheck {
  /// The result of the check.
  struct Report: Codable, Equatable {
    /// The number of pages.
    var pages = 0
    /// The number of links and images in them.
    var links = 0
    /// The violations, each a sentence that begins with the path of the page.
    var violations: [String] = []
  }

  let site: Site

  /// Checks every page.
  ///
  /// - Throws: ``SetUpError`` when there is no site.
  func report() throws -> Report {
    let data = site.folder.appending(path: "data")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: data.path)) ?? []
    let paths = files.filter { $0.hasSuffix(".json") }.sorted()
    guard !paths.isEmpty else {
      throw SetUpError("\(site.folder.path) doesn't hold a book. Try: \(Session.call) book --check")
    }
    var pages: [String: Page] = [:]
    for path in paths {
      let json = try JSONSerialization.jsonObject(with: read(data.appending(path: path)))
      pages["/" + path.dropLast(".json".count)] = Page(json)
    }
    var report = Report()
    report.pages = pages.count
    for (address, page) in pages.sorted(by: { $0.key < $1.key }) {
      report.links += page.addresses.count
      let problems = page.problems + page.addresses.compactMap { problem($0, in: pages) }
      // A static host needs a file for each page.
      let missing = exists("\(address)/index.html") ? [] : ["has no index.html."]
      report.violations += Set(problems + missing).sorted().map { "\(address) \($0)" }
    }
    for address in [site.basePath, site.basePath + Site.landingPage] {
      let path = "/" + address.dropFirst(site.basePath.count) + "index.html"
      report.violations += exists(path) ? assets(of: path) : ["\(path) does not exist."]
    }
    return report
  }

  private func problem(_ address: String, in pages: [String: Page]) -> String? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    let path = parts[0].removingPercentEncoding ?? parts[0]
    guard let target = pages[path] ?? pages[path.lowercased()] else {
      return exists(path) ? nil : "links to \(address), which does not exist."
    }
    guard parts.count > 1, let anchor = parts[1].removingPercentEncoding else { return nil }
    return target.anchors.contains(anchor)
      ? nil : "links to \(address), a heading that does not exist."
  }

  /// Returns the violations among the assets of a page: its scripts, style sheets and icons.
  private func assets(of path: String) -> [String] {
    let html = (try? String(contentsOf: file(path), encoding: .utf8)) ?? ""
    return html.matches(of: #/(?:src|href)="([^"#]+)"/#).map { String($0.1) }
      .filter { $0.hasPrefix("/") }
      .filter { !$0.hasPrefix(site.basePath) || !exists("/" + $0.dropFirst(site.basePath.count)) }
      .map { "\(path) needs \($0), which does not exist." }
  }

  private func file(_ path: String) -> URL { site.folder.appending(path: String(path.dropFirst())) }
  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path)
  }
}

/// A page in DocC's render JSON.
private struct Page {
  /// The links and images within the site.
  var addresses: [String] = []
  /// The anchors of its headings.
  var anchors: Set<String> = []
  /// The problems that the page alone shows.
  var problems: [String] = []

  init(_ json: Any) {
    let references = (json as? [String: Any])?["references"] as? [String: Any] ?? [:]
    for (identifier, value) in references {
      guard let reference = value as? [String: Any] else { continue }
      let variants = reference["variants"] as? [[String: Any]] ?? []
      let urls = [reference["url"]] + variants.map { $0["url"] }
      addresses += urls.compactMap { $0 as? String }.filter { $0.hasPrefix("/") }
      if reference["type"] as? String == "image", (reference["alt"] as? String ?? "").isEmpty {
        problems.append("shows \(identifier) without alternative text.")
      }
    }
    collect(json, known: Set(references.keys))
  }

  /// Collects the anchors, and the references that the page doesn't resolve.
  private mutating func collect(_ json: Any, known: Set<String>) {
    if let values = json as? [Any] {
      for value in values { collect(value, known: known) }
    }
    guard let object = json as? [String: Any] else { return }
    if let anchor = object["anchor"] as? String { anchors.insert(anchor) }
    if object["type"] as? String == "reference", let identifier = object["identifier"] as? String,
      !known.contains(identifier)
    {
      problems.append("has an unresolved reference: \(identifier).")
    }
    for value in object.values { collect(value, known: known) }
  }
}
