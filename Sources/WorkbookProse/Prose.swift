import StateFlow
import StateFlowFigures
import StateFlowStory
import Testing

/// A chapter's prose, whose stories and figures are compared with the updates in a test.
///
/// In the prose, a comment marks the fenced block after it as the story of an update:
///
///     <!-- story: door -->
///
/// A figure is an image named after the chapter and the story, such as `01-ViewState-door.svg`.
/// `swift run workbook figures` updates stories and figures by running the tests with
/// `WORKBOOK_RECORD=1`. Listings are checked by `workbook verify` instead.
@MainActor
public struct Prose {
  private let name: String
  private let file: URL
  private let root: URL
  private let isRecording = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1"

  /// Creates the prose for a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The name of the chapter's folder, such as `01-ViewState`.
  ///   - testFile: The path of a file in the chapter's test folder. By default, it's the calling
  ///     file.
  public init(chapter: String, testFile: String = #filePath) {
    self.init("Chapters/\(chapter).md", testFile: testFile)
  }

  /// Creates the prose for another file in the package.
  ///
  /// - Parameters:
  ///   - path: The path of the file within the package, such as `README.md`.
  ///   - testFile: The path of a file in a chapter's test folder. By default, it's the calling
  ///     file.
  public init(_ path: String, testFile: String = #filePath) {
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    root = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    file = root.appending(path: path)
  }

  /// Checks that the prose shows the story of an update and, if the story is drawn, its figure.
  ///
  /// - Parameters:
  ///   - update: The update that happened.
  ///   - name: The name of the story, as in the comment before the block.
  ///   - isDrawn: Whether there is also a figure for the update.
  /// - Throws: An error if there is no update or no such block, or if a file can't be read or
  ///   written.
  public func expect(
    _ update: StoryUpdate?, isTold name: String, isDrawn: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let update = try #require(
      update, "There is no update to compare with the story \"\(name)\".",
      sourceLocation: sourceLocation)
    try expect("\(update)", in: "<!-- story: \(name) -->", fence: "text", sourceLocation)
    if isDrawn { try expect(update.svg(), isDrawnAs: name, sourceLocation) }
  }

  /// Checks that a figure shows what keeps what alive.
  ///
  /// - Parameters:
  ///   - references: The watched parts of a program.
  ///   - title: The event before the figure, such as "The screen is closed".
  ///   - name: The name of the figure, as in `06-Ownership-leak.svg`.
  /// - Throws: An error if the file can't be written.
  public func expect(
    _ references: WatchedReferences, after title: String, isDrawnAs name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let figure = references.figure(title, sourceLocation: sourceLocation)
    try expect(figure.svg(), isDrawnAs: name, sourceLocation)
  }

  /// Checks the figure with a name, or replaces it when recording.
  private func expect(
    _ drawn: String, isDrawnAs name: String, _ sourceLocation: SourceLocation
  ) throws {
    let figure = root.appending(path: "Chapters/\(self.name)-\(name).svg")
    if isRecording { try drawn.write(to: figure, atomically: true, encoding: .utf8) }
    let kept = try? String(contentsOf: figure, encoding: .utf8)
    #expect(
      kept == drawn,
      "\(figure.lastPathComponent) is out of date. \(Self.howToRecord)",
      sourceLocation: sourceLocation)
  }

  private static let howToRecord = "Update it with: swift run workbook figures"

  /// Checks the fenced block that follows a marker, or replaces the block when recording.
  private func expect(
    _ expected: String, in mark: String, fence: String, _ location: SourceLocation
  ) throws {
    let expected = expected.trimmingCharacters(in: .newlines)
    let text = try String(contentsOf: file, encoding: .utf8)
    let opening = "\(mark)\n```\(fence)\n"
    let start = try #require(
      text.range(of: opening),
      "\(name).md has no ```\(fence) block after \(mark). Add the mark and an empty block.",
      sourceLocation: location
    ).upperBound
    // In an empty block, the closing fence directly follows the opening line.
    let ending = try #require(
      text[text.index(before: start)...].range(of: "\n```"),
      "In \(name).md, the block after \(mark) has no closing fence. Add ``` after the block.",
      sourceLocation: location
    ).lowerBound
    let (end, closing) = ending < start ? (start, "\n") : (ending, "")
    if isRecording {
      try text.replacingCharacters(in: start..<end, with: expected + closing)
        .write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      text[start..<end] == expected,
      "In \(name).md, the block after \(mark) is out of date. \(Self.howToRecord)",
      sourceLocation: location)
  }
}
