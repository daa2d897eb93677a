import StateFlow
import Testing
import WorkbookTesting

/// The recordings of a chapter's listings, which make the listings interactive in the book.
///
/// A recording contains the states that a reader can reach, with their screens and the story of
/// each action. Each recording is a file in `Chapters/Live`, named after the chapter and the
/// listing. `swift run workbook figures` writes the file by running the tests with
/// `WORKBOOK_RECORD=1`. In an ordinary run, a test fails if the first states of a recording are out
/// of date. With `WORKBOOK_TESTS=all`, all states are compared.
@MainActor
public final class LiveListings {
  private let chapter: String
  private let folder: URL
  private let suites: URL
  private let isRecording = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1"
  /// Whether to check whole recordings. Checking only a sample takes a tenth of the time.
  private let isWhole = ProcessInfo.processInfo.environment["WORKBOOK_TESTS"] == "all"
  private var names: Set<String> = []
  private lazy var outlines = readOutlines()

  /// Creates the recordings of a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The name of the chapter's folder, such as `01-ViewState`.
  ///   - testFile: The path of a file in the chapter's test folder. By default, it's the calling
  ///     file.
  public init(chapter: String, testFile: String = #filePath) {
    self.chapter = chapter
    suites = URL(filePath: testFile).deletingLastPathComponent()
    let root = suites.deletingLastPathComponent().deletingLastPathComponent()
    folder = root.appending(path: "Chapters/Live/\(chapter)")
  }

  /// Checks that a listing behaves as recorded, or updates its recording.
  ///
  /// - Parameters:
  ///   - name: The name of the listing.
  ///   - other: The name of another listing to compare this listing with, such as the one whose
  ///     mistake this listing corrects.
  ///   - texts: The strings that a reader can type into the fields of the listing.
  ///   - relaunches: Whether a reader can quit the program and launch it again.
  ///   - content: A closure that returns the view. It's called at each launch.
  public func expect(
    _ name: String, besides other: String? = nil, typing texts: [String] = ["Ada"],
    relaunches: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
    _ content: @escaping (LiveStage) -> some View
  ) async throws {
    names.insert(name)
    let code = try #require(
      outlines[name]?.code,
      "Chapters/Live/\(chapter)/outline.json has no listing \(name). \(Self.howToRecord)",
      sourceLocation: sourceLocation)
    #expect(
      listings.contains("// listing: \(name)\n\(code)\n// end"),
      "The listing \(name) has changed. \(Self.howToRecord)", sourceLocation: sourceLocation)
    let listing = LiveListing(texts: texts, relaunches: relaunches) { stage in
      Screen { content(stage) }
    }
    let isWhole = isWhole || isRecording
    let explorer = await LiveExplorer(
      listing, sample: isWhole ? LiveExplorer.stateLimit : 3)
    let recording = LiveRecording(
      chapter: chapter, name: name, other: other, explorer: explorer, outlines: outlines)
    let file = folder.appending(path: "\(name).json")
    if isRecording { try recording.json().write(to: file, atomically: true, encoding: .utf8) }
    let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let isUpToDate = try isWhole ? kept == recording.json() : recording.isSample(of: kept)
    #expect(
      isUpToDate, "The recording of the listing \(name) is out of date. \(Self.howToRecord)",
      sourceLocation: sourceLocation)
  }

  /// Checks that the folder contains only the recordings that were checked.
  public func expectNoOthers(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let others = files.filter { $0.hasSuffix(".json") && $0 != "outline.json" }
      .filter { !names.contains(String($0.dropLast(".json".count))) }
    if isRecording {
      for name in others { try FileManager.default.removeItem(at: folder.appending(path: name)) }
      return
    }
    #expect(
      others == [],
      """
      No test records these files in Chapters/Live/\(chapter). To delete them, run: \
      swift run workbook figures
      """, sourceLocation: sourceLocation)
  }

  private static let howToRecord = "Update it with: swift run workbook figures"

  private func readOutlines() -> [String: ListingOutline] {
    let data = try? Data(contentsOf: folder.appending(path: "outline.json"))
    guard let data else { return [:] }
    return (try? JSONDecoder().decode([String: ListingOutline].self, from: data)) ?? [:]
  }

  /// The contents of the files with the listings.
  private lazy var listings: String = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: suites.path)) ?? []
    return files.filter { $0.hasSuffix("Listings.swift") }.sorted()
      .compactMap { try? String(contentsOf: suites.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }()
}
