import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore

@Suite struct DemosRunTests {
  let workbook: SmallWorkbook
  let script = "Tests/01-Lights/Demo/Script.txt"
  let dark = "Tests/01-Lights/Demo/Exercises.txt"
  let shining = "Tests/01-Lights/Demo/Solutions.txt"

  init() throws {
    workbook = try SmallWorkbook()
  }

  private func violations(isRecording: Bool = false) async throws -> [String] {
    var options = Verification.Options()
    options.checks = ["demos", "solved-demos"]
    options.isRecording = isRecording
    let player = FakeDemoPlayer(source: workbook["Sources/Demos/01-Lights/LightsDemo.swift"])
    let report = try await Verification(workbook.workspace, options: options, player: player)
      .run(with: { FakeRunner() })
    return report.checks.flatMap(\.violations).map(\.description)
  }

  @Test(arguments: [("02-Bindings", "bindings-demo"), ("01-ViewState", "view-state-demo")])
  func `a demo is named after its chapter`(folder: String, name: String) {
    #expect(Chapter(folder, title: "", goal: "", []).demo.name == name)
  }

  @Test func `a step in a demo's script can apply to only the exercises or only the solutions`() {
    let script = DemoScript(
      "# A remark.\ntap \"A\"\n\n  Solutions: tap \"B\"\nExercises:tap \"C\"\n")
    #expect(script.steps(with: .solutions) == "# A remark.\ntap \"A\"\n\n tap \"B\"\n\n")
    #expect(script.steps(with: .exercises) == "# A remark.\ntap \"A\"\n\n\ntap \"C\"\n")
  }

  @Test func `a demo that matches its transcript has no violations`() async throws {
    #expect(try await violations() == [])
  }

  @Test func `a demo that differs from its transcript is reported at the first difference`()
    async throws
  {
    workbook[shining] = "It shines.\nThere is more.\n"
    #expect(
      try await violations() == [
        "\(shining):2 differs from the output of the demo: \"That is all.\"."
      ])
  }

  @Test func `a demo that prints less than its transcript contains is reported`() async throws {
    workbook[shining]? += "\nAnd so on."
    #expect(
      try await violations() == ["\(shining):4 differs from the output of the demo: nothing more."])
  }

  @Test func `a demo without a transcript is reported`() async throws {
    workbook[dark] = nil
    #expect(try await violations() == ["\(dark) is missing. This file is the demo's transcript."])
  }

  @Test func `a demo's transcript is recorded on request`() async throws {
    workbook[dark] = nil
    workbook[shining] = "something else"
    #expect(try await violations(isRecording: true) == [])
    #expect(workbook[dark] == "It is dark.\nThat is all.\n")
    #expect(workbook[shining] == "It shines.\nThat is all.\n")
  }

  @Test func `a demo script that stops early is reported and isn't recorded`() async throws {
    workbook[script]? += "\nSolutions: burst"
    #expect(
      try await violations(isRecording: true) == [
        "\(script) doesn't run to the end with Solutions. Step 2 \"burst\": there is none."
      ])
    #expect(workbook[shining] == "It shines.\nThat is all.\n")
  }

  // MARK: The recording in the README

  private let hero = "Tests/01-Lights/Demo/Hero.txt"

  @Test func `an outdated recording of a demo is reported and, on request, updated`() async throws {
    workbook[hero] = "toggle Lamp"
    #expect(
      try await violations() == [
        ".github/hero-light.svg differs from the demo's recording.",
        ".github/hero-dark.svg differs from the demo's recording.",
      ])
    #expect(try await violations(isRecording: true) == [])
    #expect(workbook[".github/hero-dark.svg"] == "<svg>dark toggle Lamp</svg>")
    #expect(try await violations() == [])
  }

  @Test func `a recording of a demo that is too large is reported`() async throws {
    workbook[hero] = String(repeating: "# large\n", count: 40_000)
    #expect(try await violations(isRecording: true).count == 2)
  }

  @Test func `a recording of a demo that stops early is reported`() async throws {
    workbook[hero] = "burst"
    #expect(
      try await violations() == [
        "\(hero) doesn't run to the end with Solutions. Step 1 \"burst\": there is none."
      ])
  }

  @Test
  func `a demo that doesn't build with the exercises or with the solutions is reported`()
    async throws
  {
    workbook["Sources/Demos/01-Lights/LightsDemo.swift"]? += "// does not compile"
    let problem = "LightsDemo.swift:1:1: error: no lights"
    #expect(
      try await violations() == [
        "Sources/Demos/01-Lights doesn't build with Exercises. \(problem)",
        "Sources/Demos/01-Lights doesn't build with Solutions. \(problem)",
      ])
  }

  @Test
  func `a demo that uses a student's own answers isn't compared with a transcript`() async throws {
    workbook["Exercises/01-Lights/Lamp.swift"] = "struct Lamp {}"
    workbook[dark] = "something else"
    #expect(try await violations() == [])
  }
}
