import Foundation
import StateFlow
import Testing

/// A chapter's prose, to be held against the runs that it tells of.
///
/// In the prose, a comment before a fenced block says that the block is the story of an update:
///
///     <!-- story: door -->
///
/// The story is what a test tells, and so is a figure: an image named after the chapter and the
/// story, `01-ViewState-door.svg`. `swift run workbook figures` writes both anew: it runs the tests
/// with `WORKBOOK_RECORD=1`. That the listings of the prose are the code that runs here is seen to by
/// `workbook verify`.
@MainActor
public struct Prose {
  private let name: String
  private let file: URL
  private let root: URL
  private let isRecording = ProcessInfo.processInfo.environment["WORKBOOK_RECORD"] == "1"

  /// The prose of a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The name of its folder, such as `01-ViewState`.
  ///   - testFile: Filled in by the compiler: a file in the chapter's folder of tests.
  public init(chapter: String, testFile: String = #filePath) {
    self.init("Chapters/\(chapter).md", testFile: testFile)
  }

  /// The prose of a file of the package, such as `README.md`.
  public init(_ path: String, testFile: String = #filePath) {
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    root = URL(filePath: testFile).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    file = root.appending(path: path)
  }

  /// Checks that an update is told, and drawn, as it happened.
  public func expect(
    _ update: StoryUpdate?, isTold name: String, isDrawn: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let update = try #require(update, "Nothing happened.", sourceLocation: sourceLocation)
    try expect("\(update)", in: "<!-- story: \(name) -->", fence: "text", sourceLocation)
    guard isDrawn else { return }
    let figure = root.appending(path: "Chapters/\(self.name)-\(name).svg")
    let drawn = update.svg()
    if isRecording { try drawn.write(to: figure, atomically: true, encoding: .utf8) }
    let kept = try? String(contentsOf: figure, encoding: .utf8)
    #expect(
      kept == drawn,
      "\(figure.lastPathComponent) is out of date. \(Self.howToRecord)",
      sourceLocation: sourceLocation)
  }

  private static let howToRecord = "Write it anew with: swift run workbook figures"

  /// Checks the fenced block that follows a mark.
  private func expect(
    _ expected: String, in mark: String, fence: String, _ location: SourceLocation
  ) throws {
    let expected = expected.trimmingCharacters(in: .newlines)
    let text = try String(contentsOf: file, encoding: .utf8)
    let opening = "\(mark)\n```\(fence)\n"
    let start = try #require(
      text.range(of: opening), "\(name).md has no block marked \(mark).",
      sourceLocation: location
    ).upperBound
    // A block that is still empty ends with the line that begins it.
    let ending = try #require(
      text[text.index(before: start)...].range(of: "\n```"),
      "The block marked \(mark) does not end.", sourceLocation: location
    ).lowerBound
    let (end, closing) = ending < start ? (start, "\n") : (ending, "")
    if isRecording {
      try text.replacingCharacters(in: start..<end, with: expected + closing)
        .write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      text[start..<end] == expected,
      "The block marked \(mark) in \(name).md is out of date. \(Self.howToRecord)",
      sourceLocation: location)
  }
}
