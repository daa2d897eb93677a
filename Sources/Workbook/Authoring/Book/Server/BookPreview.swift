import Foundation
import WorkbookBook
import WorkbookCore

/// A preview of the book, served to browsers on this machine and rebuilt when a source changes.
struct BookPreview {
  let workspace: AuthoringWorkspace
  let docc: Docc
  let swiftc: URL
  /// A closure that returns the names of the exercises that the student has passed.
  let passed: @Sendable () -> [String]
  /// A closure that is called with a description of each step.
  let say: @Sendable (String) -> Void

  /// The folders that the book is built from.
  private static let sources =
    ["Chapters", "Tests/StateFlowTests", Site.assets]
    + KitModules.documented.map(KitModules.folder(of:))

  /// Builds the book in a temporary folder and serves it until the task is canceled.
  ///
  /// - Parameter socket: The socket to serve the book on.
  /// - Throws: ``SetUpError`` if the first build fails, and `CancellationError` if the task is
  ///   canceled.
  func run(on socket: ListeningSocket, onStart: () -> Void) async throws -> Never {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "workbook-book-\(UUID().uuidString)")
    defer {
      socket.stop()
      try? FileManager.default.removeItem(at: folder)
    }
    try makeFolder(folder)
    let site = Site(folder: folder.appending(path: "site"))
    var state = self.state
    try await build(site)
    let server = BookServer(folder: site.folder, passed: passed)
    server.start(on: socket)
    onStart()
    while true {
      try await Task.sleep(for: .milliseconds(200))
      let newState = self.state
      guard newState != state else { continue }
      state = newState
      do {
        try await build(site)
        server.siteChanged()
      } catch let error as SetUpError {
        // Authors save unfinished sentences, so a failed build doesn't end the preview.
        say("✗ \(error)")
      }
    }
  }

  private func build(_ site: Site) async throws {
    let start = ContinuousClock.now
    let report = try await site.build(of: workspace, docc: docc, swiftc: swiftc)
    for problem in report.problems { say("✗ \(problem)") }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let duration = seconds.formatted(.number.precision(.fractionLength(1)))
    say("Built \(report.pages) pages in \(duration) s.")
  }

  /// The paths, sizes, and modification dates of the sources.
  private var state: [String: [FileAttributeKey: String]] {
    var state: [String: [FileAttributeKey: String]] = [:]
    for path in Self.sources.flatMap(workspace.files) {
      let attributes =
        (try? FileManager.default.attributesOfItem(atPath: workspace.package.url(path).path)) ?? [:]
      state[path] = [
        .size: "\(attributes[.size] ?? "")",
        .modificationDate:
          "\((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)",
      ]
    }
    return state
  }
}
