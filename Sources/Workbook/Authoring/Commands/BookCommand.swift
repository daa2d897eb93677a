import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

extension Command {
  private static let output = Option<String>(
    "output", "FOLDER", "Write the site to this folder (default: .workbook/book).")
  private static let serve = Flag(
    "serve", "Serve the book to browsers on this machine until Ctrl-C (default port: 8000).")
  private static let basePath = Option<String>(
    "base-path", "PATH", "The path of the site on its host, such as /workbook (default: /).",
    expectation: "a path such as /workbook"
  ) { text in
    let parts = text.split(separator: "/")
    guard parts.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_~-][A-Za-z0-9._~-]*/) != nil }) else {
      return nil
    }
    return parts.isEmpty ? "/" : "/\(parts.joined(separator: "/"))/"
  }
  private static let check = Flag(
    "check", "Also check all links of the site, and fail if DocC warns.")

  /// Builds the book, or serves it.
  package static let book = Command(
    "book", "Builds the book as a site: the chapters and the reference of the kit.",
    operands: ["[PORT]"],
    discussion: """
      The toolchain's DocC builds the site from Chapters and from the comments in Sources/StateFlow. \
      Any static host can serve the folder. A folder that holds anything else is never replaced.

      With --serve, no folder is written: docc preview serves the book from a temporary one.
      """,
    options: [output, serve, basePath, check, Flag.json],
    examples: [
      .init("book --serve", "Read the book in a browser."),
      .init("book --serve 9000", "Serve it from another port."),
      .init("book --output site --base-path /workbook", "For https://example.org/workbook."),
      .init("book --check", "Check it, as continuous integration does."),
    ]
  ) { arguments, session in
    let port = try port(arguments)
    if arguments[serve] {
      try await runPreview(from: port, arguments, session)
    }
    let folder = arguments[output].map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    let site = Site(
      folder: folder ?? session.package.url(".workbook/book"),
      basePath: arguments[basePath] ?? "/")
    try site.requireReplaceableFolder()
    let docc = try Docc(environment: session.environment, runTool: session.runTool)
    let warnings = try await site.build(
      of: AuthoringWorkspace(session), docc: docc, swiftc: Toolchain.find("swiftc"))
    var report = arguments[check] ? try SiteCheck(site: site).report() : SiteCheck.Report()
    report.violations += warnings
    if arguments[.json] {
      try session.console.print(json: report)
    } else {
      let console = session.console
      report.violations.forEach { console.print(console.styled("✗ ", .red) + $0) }
      if arguments[check] {
        console.print(
          "\(report.pages) pages with \(report.links) links and images: "
            + (report.violations.isEmpty
              ? "nothing is wrong." : "\(report.violations.count.counted("violation"))."))
      }
      console.print("The book is in \(folderPath(site.folder)).")
    }
    return arguments[check] && !report.violations.isEmpty ? .notYet : .done
  }

  /// Serves the book until the task is canceled.
  private static func runPreview(
    from port: UInt16, _ arguments: Arguments, _ session: Session
  ) async throws -> Never {
    for option in ["output", "base-path", "check", "json"] where arguments.text(of: option) != nil {
      throw UsageError("--serve and --\(option) can't be combined.")
    }
    let docc = try Docc(environment: session.environment, runTool: session.runTool)
    let console = session.console
    console.print("Building the book …")
    try await BookPreview(port: port).run(
      of: AuthoringWorkspace(session), docc: docc, swiftc: Toolchain.find("swiftc")
    ) {
      console.print("Read it at http://localhost:\(port)/\(Site.landingPage)")
      console.print("Press Ctrl-C to stop.")
    }
  }

  private static func port(_ arguments: Arguments) throws -> UInt16 {
    guard let text = arguments.operands.first else { return 8000 }
    guard arguments[serve] else {
      throw UsageError("\"\(text)\" is unexpected. A port needs --serve: book --serve 9000.")
    }
    guard let port = UInt16(text), port > 0 else {
      throw UsageError("\"\(text)\" is not a port. Give a whole number from 1 to 65535.")
    }
    return port
  }
}
