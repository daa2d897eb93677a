import Foundation
import WorkbookCommandLine
import WorkbookCore
import WorkbookEngine

extension Command {
  private static let output = Option<String>(
    "output", "FOLDER", "Where to put the site; .workbook/book unless told.")
  private static let serve = Flag(
    "serve", "Show the site to a browser on this machine, until Ctrl-C; at port 8000 unless told.")
  private static let basePath = Option<String>(
    "base-path", "PATH", "Where on its host the site will be, such as /workbook; / unless told.",
    expectation: "a path such as /workbook"
  ) { text in
    let parts = text.split(separator: "/")
    guard parts.allSatisfy({ $0.wholeMatch(of: /[A-Za-z0-9_~-][A-Za-z0-9._~-]*/) != nil }) else {
      return nil
    }
    return parts.isEmpty ? "/" : "/\(parts.joined(separator: "/"))/"
  }
  private static let proof = Flag(
    "check", "Also look whether all links of the site lead somewhere, and whether DocC warns.")

  /// Makes the book.
  package static let book = Command(
    "book", "Makes a site of the book: the chapters, and the reference of the kit.",
    operands: ["[PORT]"],
    discussion: """
      The toolchain's DocC makes it, of Chapters and of the comments in Sources/StateFlow. Any host \
      of files can serve the folder. A folder that holds something else is never replaced.
      """,
    options: [output, serve, basePath, proof, Flag.json],
    examples: [
      .init("book --serve", "Read it in a browser, at http://localhost:8000."),
      .init("book --serve 9000", "The same at another port."),
      .init("book --output site --base-path /workbook", "For https://example.org/workbook."),
      .init("book --check", "Prove it, as continuous integration does."),
    ]
  ) { arguments, session in
    let port = try port(arguments)
    let folder = arguments[output].map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    let site = Site(
      folder: folder ?? session.package.url(".workbook/book"),
      basePath: arguments[basePath] ?? "/")
    try site.requireReplaceableFolder()
    let docc = try Docc(environment: session.environment, runTool: session.runTool)
    // The port is taken before the work begins, so that one that is in use is heard of at once.
    let files = SiteFiles(folder: site.folder, basePath: site.basePath)
    let server =
      try !arguments[serve]
      ? nil : LoopbackServer(port: port) { files.response(to: $0.target) }
    let warnings = try await site.build(
      of: AuthoringWorkspace(session), docc: docc,
      swiftc: Toolchain.find("swiftc"))
    var report = arguments[proof] ? try SiteCheck(site: site).report() : SiteCheck.Report()
    report.violations += warnings
    if arguments[.json] {
      try session.console.print(json: report)
    } else {
      let console = session.console
      report.violations.forEach { console.print(console.styled("✗ ", .red) + $0) }
      if arguments[proof] {
        console.print(
          "\(report.pages) pages with \(report.links) links and images: "
            + (report.violations.isEmpty
              ? "nothing is wrong." : "\(report.violations.count) violations."))
      }
      console.print("The book is in \(folderPath(site.folder)).")
    }
    if let server {
      session.console.print(
        "Read it at http://localhost:\(server.port)\(site.basePath) until you press Ctrl-C.")
      try await server.run()
    }
    return arguments[proof] && !report.violations.isEmpty ? .notYet : .done
  }

  private static func port(_ arguments: Arguments) throws -> UInt16 {
    guard let text = arguments.operands.first else { return 8000 }
    guard arguments[serve] else {
      throw UsageError("\"\(text)\" is one too many; a port follows --serve.")
    }
    guard let port = UInt16(text), port > 0 else {
      throw UsageError("\"\(text)\" is no port. Give a whole number from 1 to 65535.")
    }
    return port
  }
}
