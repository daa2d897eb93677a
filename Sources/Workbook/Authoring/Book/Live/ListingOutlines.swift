import Foundation
import WorkbookCore
import WorkbookEngine

/// The outlines of a chapter's listings. Each outline contains the listing's code and the lines of
/// its types, bodies, and properties.
///
/// The outlines allow a recording to name the lines that wrote a value and the bodies that ran. The
/// tests can't parse Swift, so the outlines are stored in a file next to the recordings.
struct ListingOutlines {
  /// The folder of the recordings.
  static let folder = "Chapters/Live"

  private let workspace: AuthoringWorkspace
  private let tool: SyntaxTool

  /// Creates the outlines of the listings in a workspace's chapters.
  init(workspace: AuthoringWorkspace) {
    self.init(
      workspace: workspace, tool: SyntaxTool("ListingOutline", in: workspace.package))
  }

  /// Creates the outlines with a custom tool.
  init(workspace: AuthoringWorkspace, tool: SyntaxTool) {
    self.workspace = workspace
    self.tool = tool
  }

  /// Writes the outlines of all chapters that have recordings.
  ///
  /// - Throws: ``SetUpError`` if the listings can't be read.
  func update() async throws {
    for chapter in workspace.chapters where workspace.exists(chapter.liveTestsPath) {
      let listings = "Tests/\(chapter.folder)/\(chapter.module)Listings.swift"
      let result = try await tool.run([workspace.package.url(listings).path])
      guard result.isSuccess else {
        throw SetUpError("The listings in \(listings) can't be read: \(result.text)")
      }
      try workspace.package.write(result.output, to: chapter.liveFolder + "/outline.json")
    }
  }
}

extension Chapter {
  /// The path of the tests that record the chapter's listings.
  var liveTestsPath: String { "Tests/\(folder)/\(module)LiveTests.swift" }

  /// The folder of the chapter's recordings.
  var liveFolder: String { "\(ListingOutlines.folder)/\(folder)" }
}
