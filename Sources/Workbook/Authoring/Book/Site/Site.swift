import Foundation
import WorkbookBook
import WorkbookCore

/// The book as a site: a folder that any static host can serve and that you can also open directly.
struct Site {
  /// The bundle identifier of the book.
  static let identifier = "stateflow-workbook"
  /// The bundle identifier of the kit's reference, which DocC compiles separately.
  static let kitIdentifier = "stateflow-kit"
  /// The fallback display name for DocC.
  static let name = "Workbook"
  /// The folder with the style sheet, the scripts, and the icon.
  static let assets = "Sources/Workbook/Book/Assets"
  /// The folder with the recordings of listings.
  static let recordings = "Chapters/Live"

  /// A summary of a build.
  struct Report: Codable, Equatable {
    var pages = 0
    /// The number of sections that a search can find.
    var sections = 0
    var figures = 0
    /// The number of listings that readers can tap.
    var recordings = 0
    var bytes = 0
    /// The problems that DocC reported, and those that were found while the pages were rendered,
    /// each as a sentence.
    var problems: [String] = []
  }

  /// The folder of the site.
  let folder: URL
  /// The addresses of the site and of its sources.
  var publication = Publication()

  /// Builds the site of a workbook.
  ///
  /// The site is built next to its folder and then moved there, so that the folder never contains a
  /// partial site.
  ///
  /// - Parameter say: A closure that is called with a description of each completed step.
  /// - Throws: ``SetUpError`` if the folder contains anything other than a site built earlier, or
  ///   if the new site can't be built.
  func build(
    of workspace: AuthoringWorkspace, docc: Docc, swiftc: URL, say: (String) -> Void = { _ in }
  ) async throws -> Report {
    try requireReplaceableFolder()
    let reference = KitReference(workspace: workspace, docc: docc, swiftc: swiftc)
    let kit = try await reference.compiled()
    say(
      "The kit's reference has \(kit.names.names.count) "
        + "names\(kit.isNew ? "" : " and is unchanged").")
    let workFolder = folder.deletingLastPathComponent()
      .appending(path: ".book-\(UUID().uuidString)")
    try makeFolder(workFolder)
    defer { try? FileManager.default.removeItem(at: workFolder) }

    let catalog = workFolder.appending(path: "Workbook.docc")
    let articles = try DoccCatalog(workspace: workspace, kit: kit.names).write(to: catalog)
    let archive = workFolder.appending(path: "archive")
    var report = Report()
    report.problems =
      try await kit.warnings
      + docc.convert(catalog, dependency: kit.archive, bundle: Self.identifier, to: archive)
    say("DocC compiled \(articles.count) chapters and articles.")

    let book = try BookPages(articles: archive, landing: "README", publication: publication)
    let frame = articles.filter { $0.name == "README" || $0.name == KitStatements.pageName }
    let kitPages = try reference.pages(
      of: kit, frame: frame.map(\.markdown) + articles.map(\.title) + [publication.site ?? ""],
      in: book)
    var recorded = 0
    let programs = try PracticeRecordings(workspace: workspace).programs()
    let rendered = try book.articles(kit: kitPages.map, programs: programs) { listing in
      let recording = workspace.text("\(Self.recordings)/\(listing).json")
      recorded += recording == nil ? 0 : 1
      return recording
    }
    report.problems += kitPages.rendered.problems + rendered.problems
    report.recordings = recorded

    let built = workFolder.appending(path: "site")
    for (path, text) in kitPages.rendered.files.merging(rendered.files, uniquingKeysWith: { $1 }) {
      if path.hasSuffix(".html") { report.pages += 1 }
      try put(Data(text.utf8), at: path, in: built, &report)
    }
    for path in workspace.files(in: Self.assets) {
      let name = "assets" + path.dropFirst(Self.assets.count)
      try put(readFile(workspace.package.url(path)), at: name, in: built, &report)
    }
    for name in names(in: book.images) {
      if !name.hasSuffix("~dark.svg") { report.figures += 1 }
      try put(
        readFile(book.images.appending(path: name)), at: "images/\(name)", in: built, &report)
    }
    // This file distinguishes a book from other folders.
    try put(
      Data("{\"bundleID\":\"\(Self.identifier)\"}\n".utf8), at: "metadata.json", in: built, &report)
    report.sections = rendered.sections + kitPages.rendered.sections
    do {
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.moveItem(at: built, to: folder)
    } catch {
      throw SetUpError("\(folder.path) can't be written: \(error.localizedDescription)")
    }
    say(
      "\(report.pages) pages with \(report.figures.counted("figure")), "
        + "\(report.sections) searchable sections, "
        + "\(report.recordings.counted("interactive listing")), and "
        + "\(programs.count.counted("program")) to practice with.")
    return report
  }

  private func put(_ data: Data, at path: String, in folder: URL, _ report: inout Report) throws {
    report.bytes += data.count
    try writeFile(data, to: folder.appending(path: path))
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Checks that building the site would replace only a site built earlier.
  ///
  /// - Throws: ``SetUpError`` if the folder contains anything else.
  func requireReplaceableFolder() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard isFolder.boolValue, let names else {
      throw SetUpError("\(folder.path) isn't a folder. Name another folder with --output.")
    }
    guard names.isEmpty || isBook else {
      throw SetUpError(
        "\(folder.path) contains something other than a book, so nothing was written. "
          + "Name another folder with --output, or empty this folder.")
    }
  }

  private var isBook: Bool {
    struct Metadata: Decodable { let bundleID: String }
    guard let data = try? Data(contentsOf: folder.appending(path: "metadata.json")) else {
      return false
    }
    return (try? JSONDecoder().decode(Metadata.self, from: data))?.bundleID == Self.identifier
  }
}
