import Foundation
import WorkbookCore

/// A test of the book's pages in a real browser. It opens each page on a desktop and on a phone, in
/// light and in dark appearance.
///
/// The scripts in the folder ``scripts`` perform the checks. Each script is an expression whose
/// value is an object. The object's `problems` member is an array of sentences. Its other members,
/// such as `states`, are numbers, which the test adds up.
struct BrowserTest {
  /// The result of the test.
  struct Report: Codable, Equatable {
    /// The number of page visits. A page is visited once on each screen.
    var visits = 0
    /// The sums of the numbers that the scripts returned.
    var counts: [String: Int] = [:]
    /// The problems, each a sentence that begins with the path of the page.
    var violations: [String] = []
  }

  /// The folder with the scripts that run on each page.
  static let scripts = "Sources/Workbook/Book/BrowserTests"

  let site: Site
  let workspace: AuthoringWorkspace
  /// Whether to open only the articles and a few pages of the kit, each on only one type of screen.
  let isSample: Bool

  /// Opens the pages and runs the scripts on them.
  ///
  /// - Throws: ``SetUpError`` if the browser can't be started.
  func report(
    _ program: URL, screens: [BrowserTab.Screen] = BrowserTab.Screen.all
  ) async throws -> Report {
    let browser = try Browser(program)
    defer { browser.close() }
    let tab = try await BrowserTab(in: browser)
    let scripts = workspace.files(in: Self.scripts).filter { $0.hasSuffix(".js") }
      .compactMap { workspace.text($0) }
    var report = Report()
    for (number, screen) in screens.enumerated() {
      try await tab.show(on: screen)
      for (index, path) in pages.enumerated() {
        if isSample, index % screens.count != number { continue }
        try Task.checkCancellation()
        try await tab.open(site.folder.appending(path: path))
        report.visits += 1
        for script in scripts {
          let value = try await tab.evaluate(script)
          for case (let name, .number(let count)) in value.members {
            report.counts[name, default: 0] += Int(count)
          }
          report.violations += (value["problems"]?.array ?? []).compactMap(\.string)
            .map { "\(path) (\(screen)) \($0)" }
        }
        report.violations += tab.messages.map { "\(path) (\(screen)) writes to the console: \($0)" }
      }
    }
    return report
  }

  private var pages: [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: site.folder.path)) ?? []
    let pages = files.filter { $0.hasSuffix(".html") }.sorted()
    guard isSample else { return pages }
    let kit = pages.filter { $0.hasPrefix("kit/") }
    return pages.filter { !$0.hasPrefix("kit/") }
      + kit.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
  }
}

extension JSONValue {
  /// The members of the object, or an empty dictionary if the value isn't an object.
  fileprivate var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}
