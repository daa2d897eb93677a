import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

@Suite struct ListingOutlinesTests {
  private static let tool = SyntaxTool(ofWorkbook: "ListingOutline")

  private struct Outline: Decodable, Equatable {
    struct DeclaredType: Decodable, Equatable {
      var line: Int?
      var body: [Int]?
      var properties: [String: Int]
    }

    var code: String
    var types: [String: DeclaredType]
  }

  private let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
    workbook["Tests/01-Lights/LightsLiveTests.swift"] = ""
  }

  private func outlines(of listings: String) async throws -> [String: Outline] {
    workbook["Tests/01-Lights/LightsListings.swift"] = listings
    try await ListingOutlines(workspace: workbook.workspace, tool: Self.tool).update()
    let text = try #require(workbook["Chapters/Live/01-Lights/outline.json"])
    return try JSONDecoder().decode([String: Outline].self, from: Data(text.utf8))
  }

  @Test func `a listing's outline contains the lines of bodies and properties`() async throws {
    let listings = """
      import StateFlow

      // listing: lamp
      struct Lamp: View {
        @State private var isOn = false
        let name: String

        var body: some View {
          let words = isOn ? "On" : "Off"
          Text(words)
        }
      }

      final class Bulb {
        var watts = 40, color = "white" {
          didSet { let body = 1 }
        }
      }
      // end
      // listing: extension
      extension Lamp {
        var title: String { name }
      }
      // end
      """
    let outlines = try await outlines(of: listings)
    #expect(
      outlines["lamp"]?.types == [
        "Lamp": .init(line: 1, body: [5, 8], properties: ["isOn": 2, "name": 3]),
        "Bulb": .init(line: 11, properties: ["watts": 12, "color": 12]),
      ])
    #expect(outlines["extension"]?.types == ["Lamp": .init(properties: ["title": 2])])
    #expect(
      outlines["extension"]?.code == """
        extension Lamp {
          var title: String { name }
        }
        """)
  }

  @Test func `a chapter without recordings has no outline`() async throws {
    workbook["Tests/01-Lights/LightsLiveTests.swift"] = nil
    try await ListingOutlines(workspace: workbook.workspace, tool: Self.tool).update()
    #expect(!workbook.workspace.exists("Chapters/Live"))
  }

  @Test func `a recording of a listing that the chapter doesn't show is reported`() {
    let path = "Chapters/Live/01-Lights/lamp.json"
    workbook[path] = "{}"
    workbook["Chapters/Live/01-Lights/outline.json"] = "{}"
    #expect(
      workbook.violations(RecordingsCheck()) == [
        "\(path) is the recording of a listing that Chapters/01-Lights.md doesn't show."
      ])
    #expect(workbook.violations(StrayFilesCheck()) == [])
    let shown = "<!-- listing: Tests/01-Lights/LightsListings.swift lamp -->\n"
    workbook["Chapters/01-Lights.md"] = shown
    #expect(workbook.violations(RecordingsCheck()) == [])
    workbook[path] = String(repeating: " ", count: RecordingsCheck.byteLimit + 1)
    #expect(
      workbook.violations(RecordingsCheck()) == [
        "Chapters/Live/01-Lights has 1000001 bytes of recordings. The limit is 1000000."
      ])
  }

  @Test func `a listing to predict has to be one that the page can play`() {
    workbook["Chapters/Live/01-Lights/lamp.json"] = "{}"
    let listing = "<!-- listing: Tests/01-Lights/LightsListings.swift lamp -->\n"
    workbook["Chapters/01-Lights.md"] = listing + "<!-- predict: 01-Lights/lamp -->\n"
    #expect(workbook.violations(RecordingsCheck()) == [])
    workbook["Chapters/01-Lights.md"] = listing + "<!-- predict: 02-Fire/lamp -->\n"
    #expect(
      workbook.violations(RecordingsCheck()) == [
        "Chapters/01-Lights.md:2 asks readers to predict 02-Fire/lamp, "
          + "which has no recording in this chapter."
      ])
  }
}
