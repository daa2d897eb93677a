import Foundation
import WorkbookBook
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

extension Command {
  private static let output = Option<String>(
    "output", "FOLDER", "Write the site to this folder (default: .workbook/book).")
  private static let serve = Flag(
    "serve",
    "Serve the book to browsers on this machine until you press Ctrl-C (default port: 8000).")
  private static let check = Flag(
    "check", "Also check all links in the site, and fail if DocC prints a warning.")

  private static let browser = Option<Bool>(
    "test-in-browser", "PAGES",
    "Also open the pages in headless Chromium, either a sample or all of them.",
    expectation: "sample or all"
  ) { ["sample": false, "all": true][$0] }

  private static let address = addressOption(
    "address", "Add this address of the site and a picture to the previews of shared links.")
  private static let sources = addressOption(
    "sources", "Link each page to its Markdown file at this address, to edit it.")

  /// Returns an option for an address, to whose value a slash is added if it doesn't end with one.
  private static func addressOption(_ name: String, _ summary: String) -> Option<String> {
    Option(name, "URL", summary, expectation: "an address such as https://example.org/book") {
      let isAddress = $0.wholeMatch(of: #/https?:\/\/[^\s"<>]+/#) != nil
      return isAddress ? ($0.hasSuffix("/") ? $0 : $0 + "/") : nil
    }
  }

  /// Returns the command that builds the book or serves it.
  ///
  /// - Parameter passed: A closure that returns the names of the exercises that have passed.
  package static func book(passed: @escaping @Sendable (Session) -> [String]) -> Command {
    Command(
      .book,
      discussion: """
        The toolchain's DocC reads Chapters and the comments in Sources/StateFlow, and checks their \
        links. The pages are plain HTML with relative links, so any static host can serve the folder \
        under any path, and you can open its index.html directly. The command never replaces a \
        folder that contains anything other than a book.
        """,
      options: [output, address, sources, check, browser, Flag.json],
      subcommands: [bookServe(passed: passed)],
      examples: [
        .init("book --serve", "Read the book in a browser."),
        .init(
          "book --output site --address https://example.org/book",
          "Build the book for a static host."
        ),
        .init("book --check", "Check the book, as continuous integration does."),
        .init("book --test-in-browser all", "Open each page on a desktop and on a phone."),
      ]
    ) { try await buildBook($0, $1) }
  }

  private static func buildBook(
    _ arguments: Arguments, _ session: Session
  ) async throws -> ExitCode {
    let folder = arguments[output].map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    let site = Site(
      folder: folder ?? session.package.url(".workbook/book"),
      publication: Publication(site: arguments[address], sources: arguments[sources]))
    try site.requireReplaceableFolder()
    let docc = try Docc(environment: session.environment, runTool: session.runTool)
    let console = session.console
    let isQuiet = arguments[.json]
    let built = try await site.build(
      of: AuthoringWorkspace(session), docc: docc, swiftc: Toolchain.find("swiftc")
    ) { step in
      if !isQuiet { console.print(console.styled("✓ ", .green) + step) }
    }
    var report = arguments[check] ? try SiteCheck(site: site).report() : SiteCheck.Report()
    report.violations += built.problems
    var visits: BrowserTest.Report?
    if let isWhole = arguments[browser] {
      visits = try await BrowserTest(
        site: site, workspace: AuthoringWorkspace(session), isSample: !isWhole
      ).report(Browser.program(environment: session.environment))
      report.violations += visits?.violations ?? []
    }
    if isQuiet {
      try console.print(json: report)
    } else {
      report.violations.forEach { console.print(console.styled("✗ ", .red) + $0) }
      if arguments[check] {
        console.print(
          "\(report.pages) pages with \(report.links) links and images: "
            + (report.violations.isEmpty
              ? "no problems found." : "\(report.violations.count.counted("violation"))."))
      }
      if let visits {
        let counts = visits.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        console.print(
          "Chromium opened \(visits.visits.counted("page")): \(counts.joined(separator: ", ")), "
            + "\(visits.violations.count.counted("problem")).")
      }
      console.print("The book is in \(folderPath(site.folder)) (\(megabytes(built.bytes))).")
    }
    let isProof = arguments[check] || visits != nil
    return isProof && !report.violations.isEmpty ? .notYet : .done
  }

  private static func bookServe(passed: @escaping @Sendable (Session) -> [String]) -> Command {
    Command(
      "--serve", "Serves the book to browsers on this machine.", operands: ["[PORT]"],
      discussion: """
        The book is served from a temporary folder and rebuilt when you save a chapter. It marks the \
        exercises that you have passed. To stop, press Ctrl-C.
        """,
      options: [serve],
      examples: [
        .init("book --serve", "Read the book in a browser."),
        .init("book --serve 9000", "Serve the book on another port."),
      ]
    ) { arguments, session in
      try await runPreview(from: port(arguments), session) { passed(session) }
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\((Double(bytes) / 1_000_000).formatted(.number.precision(.fractionLength(1)))) MB"
  }

  /// Serves the book until the task is canceled.
  private static func runPreview(
    from port: UInt16, _ session: Session, passed: @escaping @Sendable () -> [String]
  ) async throws -> Never {
    let docc = try Docc(environment: session.environment, runTool: session.runTool)
    guard let socket = ListeningSocket(port: port) else {
      throw SetUpError(
        "Port \(port) is in use. Try another port: "
          + "\(Session.call) book --serve \(port < 65_535 ? port + 1 : 8000)")
    }
    let console = session.console
    console.print("Building the book …")
    try await BookPreview(
      workspace: AuthoringWorkspace(session), docc: docc, swiftc: Toolchain.find("swiftc"),
      passed: passed, say: { console.print($0) }
    ).run(on: socket) {
      console.print("Read the book at http://localhost:\(port)/")
      console.print("When you save a chapter, the page reloads. Press Ctrl-C to stop.")
    }
  }

  private static func port(_ arguments: Arguments) throws -> UInt16 {
    guard let text = arguments.operands.first else { return 8000 }
    guard let port = UInt16(text), port > 0 else {
      throw UsageError("\"\(text)\" isn't a port. Use a whole number from 1 to 65535.")
    }
    return port
  }
}
