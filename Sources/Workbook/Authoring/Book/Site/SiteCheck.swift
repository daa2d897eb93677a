import Foundation
import WorkbookCommandLine
import WorkbookCore

/// Walks all pages of a built site, and finds what leads nowhere.
struct SiteCheck {
  /// What was found.
  struct Report: Codable, Equatable {
    /// How many pages were looked at.
    var pages = 0
    /// How many links and images they have.
    var links = 0
    /// What is wrong, each as a sentence that begins with the page.
    var violations: [String] = []
  }

  let site: Site

  /// Looks at each page.
  ///
  /// - Throws: ``SetUpError`` when there is no site.
  func report() throws -> Report {
    let data = site.folder.appending(path: "data")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: data.path)) ?? []
    let paths = files.filter { $0.hasSuffix(".json") }.sorted()
    guard !paths.isEmpty else {
      throw SetUpError("\(site.folder.path) holds no book. Try: \(Session.call) book --check")
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
      // A host serves a file for each page.
      let missing = exists("\(address)/index.html") ? [] : ["has no file that a host could serve."]
      report.violations += Set(problems + missing).sorted().map { "\(address) \($0)" }
    }
    for address in [site.basePath, site.basePath + Site.landingPage] {
      let path = "/" + address.dropFirst(site.basePath.count) + "index.html"
      report.violations += exists(path) ? assets(of: path) : ["\(path) is not there."]
    }
    return report
  }

  private func problem(_ address: String, in pages: [String: Page]) -> String? {
    let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
    let path = parts[0].removingPercentEncoding ?? parts[0]
    guard let target = pages[path] ?? pages[path.lowercased()] else {
      return exists(path) ? nil : "leads to \(address), which is not there."
    }
    guard parts.count > 1, let anchor = parts[1].removingPercentEncoding else { return nil }
    return target.anchors.contains(anchor)
      ? nil : "leads to \(address), a heading that is not there."
  }

  /// What a page is made of: scripts, style sheets, icons.
  private func assets(of path: String) -> [String] {
    let html = (try? String(contentsOf: file(path), encoding: .utf8)) ?? ""
    return html.matches(of: #/(?:src|href)="([^"#]+)"/#).map { String($0.1) }
      .filter { $0.hasPrefix("/") }
      .filter { !$0.hasPrefix(site.basePath) || !exists("/" + $0.dropFirst(site.basePath.count)) }
      .map { "\(path) needs \($0), which is not there." }
  }

  private func file(_ path: String) -> URL { site.folder.appending(path: String(path.dropFirst())) }
  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: file(path).path)
  }
}

/// A page as DocC writes it down.
private struct Page {
  /// Where it leads, within the site.
  var addresses: [String] = []
  /// The headings that can be led to.
  var anchors: Set<String> = []
  /// What can be seen to be wrong in the page alone.
  var problems: [String] = []

  init(_ json: Any) {
    let references = (json as? [String: Any])?["references"] as? [String: Any] ?? [:]
    for (identifier, value) in references {
      guard let reference = value as? [String: Any] else { continue }
      let variants = reference["variants"] as? [[String: Any]] ?? []
      let urls = [reference["url"]] + variants.map { $0["url"] }
      addresses += urls.compactMap { $0 as? String }.filter { $0.hasPrefix("/") }
      if reference["type"] as? String == "image", (reference["alt"] as? String ?? "").isEmpty {
        problems.append("shows \(identifier) without words for those who do not see it.")
      }
    }
    collect(json, known: Set(references.keys))
  }

  /// Goes through everything for headings, and for what is mentioned without being known.
  private mutating func collect(_ json: Any, known: Set<String>) {
    if let values = json as? [Any] {
      for value in values { collect(value, known: known) }
    }
    guard let object = json as? [String: Any] else { return }
    if let anchor = object["anchor"] as? String { anchors.insert(anchor) }
    if object["type"] as? String == "reference", let identifier = object["identifier"] as? String,
      !known.contains(identifier)
    {
      problems.append("mentions \(identifier), which it does not know.")
    }
    for value in object.values { collect(value, known: known) }
  }
}
