import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookAuthoring

@Suite struct SyncTests {
  let workbook: SmallWorkbook
  let prose = "Chapters/01-Lights.md"
  let source = "Tests/01-Lights/LightsListings.swift"
  let stub = ".stubs/01-Lights/Lamp.swift"
  let exercise = "Exercises/01-Lights/Lamp.swift"

  init() throws {
    workbook = try SmallWorkbook()
  }

  @Test func `sync leaves an up-to-date workbook unchanged`() throws {
    let before = workbook[prose]
    #expect(try Sync(workbook.workspace).listings() == [])
    #expect(try Sync(workbook.workspace).stubs() == [])
    #expect(workbook[prose] == before)
  }

  @Test func `sync reports and updates an outdated listing`() throws {
    workbook.replace("struct Switch {}", with: "struct Switch {\n\n}", in: source)
    #expect(
      workbook.violations(ListingsCheck()) == [
        "\(prose):5 differs from its source in \(source): switch."
      ])
    let expected = workbook[prose]?.replacing("struct Switch {}", with: "struct Switch {\n\n}")
    #expect(
      try Sync(workbook.workspace).listings() == [
        .init(path: prose, what: "had 1 of 1 listings out of date.", isRefused: false)
      ])
    #expect(workbook[prose] == expected)
    #expect(workbook.violations(ListingsCheck()) == [])
  }

  @Test func `sync reports a missing listing and updates the others`() throws {
    workbook["README.md"] = """
      <!-- listing: \(source) lever -->
      ```swift
      ```
      <!-- listing: \(source) switch -->
      ```swift
      old
      ```
      <!-- listing: Nowhere.swift switch -->
      ```swift
      ```
      <!-- listing: \(source) switch -->
      Nothing.
      """
    let changes = try Sync(workbook.workspace).listings()
    #expect(
      changes.map { "\($0.path) \($0.what)" } == [
        "README.md had 1 of 4 listings out of date.",
        "README.md:1 names lever, which isn't in \(source).",
        "README.md:8 names Nowhere.swift, which doesn't exist.",
        "README.md:11 isn't followed by a ```swift block.",
      ])
    #expect(workbook["README.md"]?.contains("old") == false)
  }

  @Test func `sync updates listings in the README like those in a chapter`() throws {
    workbook["README.md"] = "<!-- listing: \(source) switch -->\n```swift\n```\n"
    _ = try Sync(workbook.workspace).listings()
    #expect(
      workbook["README.md"] == """
        <!-- listing: \(source) switch -->
        ```swift
        // \(source)
        struct Switch {}
        ```

        """)
  }

  @Test
  func `sync copies a step of a played script from its title to the end of its story`() throws {
    let played = "Tests/01-Lights/Demo/Solutions.txt"
    workbook[played] = """
      ━━ first frame ━━━
      [ On ]
      ━━ tap "On" ━━━
      [ Off ]

      ── story ──
      tap "On"

      ━━ tap "On" #2 ━━━
      [ On ]

      """
    workbook["README.md"] = """
      <!-- played: \(played) tap "On" -->
      ```text
      old
      ```
      <!-- played: \(played) tap "Off" -->
      ```text
      ```
      <!-- played: \(played) tap "On" -->
      ```swift
      ```

      """
    let changes = try Sync(workbook.workspace).listings()
    #expect(
      changes.map { "\($0.path) \($0.what)" } == [
        "README.md had 1 of 3 listings out of date.",
        "README.md:5 names tap \"Off\", which isn't in \(played).",
        "README.md:8 isn't followed by a ```text block.",
      ])
    #expect(
      workbook["README.md"]?.hasPrefix(
        """
        <!-- played: \(played) tap "On" -->
        ```text
        ━━ tap "On" ━━━
        [ Off ]

        ── story ──
        tap "On"
        ```
        """) == true)
  }

  @Test func `sync copies a changed stub`() throws {
    workbook[exercise] = SmallWorkbook.stub + "\n"
    #expect(try Sync(workbook.workspace).stubs().map(\.path) == [stub])
    #expect(workbook[stub] == SmallWorkbook.stub + "\n")
  }

  @Test func `sync never copies an answer as a stub`() throws {
    workbook[exercise] = "struct Lamp {}"
    #expect(
      try Sync(workbook.workspace).stubs() == [
        .init(path: exercise, what: "has no hole, so it wasn't copied.", isRefused: true)
      ])
    #expect(workbook[stub] == SmallWorkbook.stub)
  }

  @Test func `sync records the facts about a changed solution`() throws {
    #expect(try Sync(workbook.workspace).facts(workbook.facts) == [])
    workbook["Solutions/01-Lights/Lamp.swift"] = "struct Lamp { var isOn = true }"
    #expect(
      workbook.violations(FactsCheck()) == [
        "Solutions/01-Lights/Lamp.swift has changed since its facts were recorded."
      ])
    #expect(
      try Sync(workbook.workspace).facts(workbook.facts) == [
        .init(path: FactRecord.path, what: "has the facts about 1 solution.", isRefused: false)
      ])
    #expect(workbook.violations(FactsCheck()) == [])
  }

  @Test func `a solution without recorded facts, and facts without a solution, are reported`()
    throws
  {
    var record = FactRecord()
    record.record([], about: "Solutions/01-Lights/Candle.swift", source: Data())
    workbook[FactRecord.path] = record.text
    #expect(
      workbook.violations(FactsCheck()) == [
        "Solutions/01-Lights/Lamp.swift has no recorded facts.",
        "\(FactRecord.path) has facts about Solutions/01-Lights/Candle.swift, which doesn't exist.",
      ])
  }
}
