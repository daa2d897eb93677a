import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

/// A built site of two pages in a temporary folder.
final class SmallSite {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "site-\(UUID().uuidString)/site")

  init() throws {
    let files = [
      "metadata.json": "{\"bundleID\":\"\(Site.identifier)\"}",
      "index.html": """
      <link rel="stylesheet" href="assets/book.css"><script src="assets/book.js"></script>
      <h1 id="Top">A lamp &amp; a <a href="kit/State.html#init(a:b:)">state</a></h1>
      <img src="images/lamp.svg" alt="a lamp"><a href="#Top">Up</a>
      <a href="https://swift.org">Swift</a>
      """,
      "kit/State.html": """
      <link rel="stylesheet" href="../assets/book.css">
      <h3 id="init(a:b:)"><a href="../index.html#Top">Up</a></h3>
      """,
      "assets/book.css": "", "assets/book.js": "", "images/lamp.svg": "<svg/>",
    ]
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  var site: Site { Site(folder: folder) }

  func write(_ text: String, to path: String) throws {
    try writeFile(Data(text.utf8), to: folder.appending(path: path))
  }

  func remove(_ path: String) {
    try? FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func replace(_ words: String, with others: String) throws {
    let text = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    try write(text.replacing(words, with: others), to: "index.html")
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

  @Test func `a complete site has no broken links or other violations`() throws {
    let report = try SiteCheck(site: small.site).report()
    #expect(report == SiteCheck.Report(pages: 2, links: 8, violations: []))
  }

  @Test(arguments: ["kit/Stat.html#Use", "/kit/State.html", "../site/kit/State.html"])
  func `a link to a missing file or outside the folder is reported`(address: String) throws {
    try small.replace("kit/State.html#init(a:b:)", with: address)
    #expect(try violations == ["index.html links to \(address), which doesn't exist."])
  }

  @Test func `a link to a missing anchor is reported`() throws {
    try small.replace("#init(a:b:)", with: "#init(b:a:)")
    #expect(
      try violations == [
        "index.html links to kit/State.html#init(b:a:), an anchor that doesn't exist."
      ])
  }

  @Test func `a missing image and an image without alternative text are reported`() throws {
    small.remove("images/lamp.svg")
    try small.replace("\"a lamp\"", with: "\"\"")
    #expect(
      try violations == [
        "index.html links to images/lamp.svg, which doesn't exist.",
        "index.html shows images/lamp.svg without alternative text.",
      ])
  }

  @Test func `a missing script is reported`() throws {
    small.remove("assets/book.js")
    #expect(try violations == ["index.html links to assets/book.js, which doesn't exist."])
  }

  @Test func `anything that a page loads from outside the site is reported`() throws {
    try small.replace("images/lamp.svg", with: "https://swift.org/lamp.svg")
    try small.replace("assets/book.css", with: "//swift.org/book.css")
    #expect(
      try violations == [
        "index.html loads //swift.org/book.css from outside the site.",
        "index.html loads https://swift.org/lamp.svg from outside the site.",
      ])
  }

  @Test func `a duplicate ID on a page is reported`() throws {
    try small.replace("<img", with: "<p id=\"Top\"></p><img")
    #expect(try violations == ["index.html has two elements with the ID Top."])
  }

  @Test func `a folder that doesn't contain a site is rejected`() throws {
    let none = Site(folder: small.folder.appending(path: "assets"))
    #expect(throws: SetUpError.self) { try SiteCheck(site: none).report() }
  }
}
