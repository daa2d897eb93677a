import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

/// A site in a temporary folder, as DocC lays it out.
final class SmallSite {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "site-\(UUID().uuidString)/site")
  let basePath: String

  init(basePath: String = "/") throws {
    self.basePath = basePath
    let page = "<link href=\"\(basePath)css/page.css\"><script src=\"\(basePath)js/page.js\">"
    let files = [
      "metadata.json": "{\"bundleID\":\"\(Site.identifier)\"}",
      "index.html": page, "documentation/stateflow/index.html": page,
      "documentation/stateflow/state/index.html": page,
      "css/page.css": "", "js/page.js": "", "images/lamp~dark.svg": "<svg/>",
      "data/documentation/stateflow.json": """
      {"references": {
        "doc://a": {"type": "topic", "url": "/documentation/stateflow/state#Use"},
        "lamp": {"type": "image", "alt": "a lamp", "variants": [{"url": "/images/lamp~dark.svg"}]}
      }, "body": [{"type": "reference", "identifier": "doc://a"}]}
      """,
      "data/documentation/stateflow/state.json": """
      {"references": {}, "body": [{"type": "heading", "anchor": "Use"}]}
      """,
    ]
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  var site: Site { Site(folder: folder, basePath: basePath) }

  func write(_ text: String, to path: String) throws {
    try WorkbookCore.write(Data(text.utf8), to: folder.appending(path: path))
  }

  func remove(_ path: String) {
    try? FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func replace(_ words: String, with others: String) throws {
    let path = "data/documentation/stateflow.json"
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try write(text.replacing(words, with: others), to: path)
  }
}

@Suite struct SiteCheckTests {
  let small: SmallSite

  init() throws {
    small = try SmallSite()
  }

  private var violations: [String] {
    get throws { try SiteCheck(site: small.site).report().violations }
  }

  @Test func `nothing is found in a whole site`() throws {
    let report = try SiteCheck(site: small.site).report()
    #expect(report == SiteCheck.Report(pages: 2, links: 2, violations: []))
  }

  @Test func `a link to a page that is not there is found`() throws {
    try small.replace("stateflow/state#Use", with: "stateflow/stat#Use")
    #expect(
      try violations == [
        "/documentation/stateflow links to /documentation/stateflow/stat#Use, which does not exist."
      ])
  }

  @Test func `a link to a heading that is not there is found`() throws {
    try small.replace("#Use", with: "#Uses")
    #expect(
      try violations == [
        "/documentation/stateflow links to /documentation/stateflow/state#Uses, a heading that "
          + "does not exist."
      ])
  }

  @Test func `an image that is not there, and one without words, are found`() throws {
    small.remove("images/lamp~dark.svg")
    try small.replace("\"a lamp\"", with: "\"\"")
    #expect(
      try violations == [
        "/documentation/stateflow links to /images/lamp~dark.svg, which does not exist.",
        "/documentation/stateflow shows lamp without alternative text.",
      ])
  }

  @Test func `a mention that the page cannot resolve is found`() throws {
    try small.replace("\"identifier\": \"doc://a\"", with: "\"identifier\": \"doc://b\"")
    #expect(
      try violations == ["/documentation/stateflow has an unresolved reference: doc://b."])
  }

  @Test func `a page that no host can serve, and a script that is missing, are found`() throws {
    small.remove("documentation/stateflow/state/index.html")
    small.remove("js/page.js")
    #expect(
      try violations == [
        "/documentation/stateflow/state has no index.html.",
        "/index.html needs /js/page.js, which does not exist.",
        "/documentation/stateflow/index.html needs /js/page.js, which does not exist.",
      ])
  }

  @Test func `a site with a base path is whole`() throws {
    let small = try SmallSite(basePath: "/workbook/")
    #expect(try SiteCheck(site: small.site).report().violations == [])
  }

  @Test func `a folder without a site is refused`() throws {
    let none = Site(folder: small.folder.appending(path: "css"), basePath: "/")
    #expect(throws: SetUpError.self) { try SiteCheck(site: none).report() }
  }
}
