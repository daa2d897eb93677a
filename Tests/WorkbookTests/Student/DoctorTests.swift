import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct DoctorTests {
  let house = House()

  init() {
    house.write("# A garden\n", to: "Chapters/02-Garden.md")
  }

  private func examine(
    version: String = "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
    without missing: Set<String> = [],
    checksEverything: Bool = true
  ) -> [Prerequisite] {
    let session = house.session { tool, arguments in
      if missing.contains(tool) { return nil }
      return ToolResult(status: 0, output: tool == "swift" ? version : "")
    }
    return DoctorReport(session: session, checksEverything: checksEverything).findings
  }

  @Test func `if everything is installed, the doctor command reports nothing as missing`() {
    #expect(examine().allSatisfy { $0.status == .fine && $0.advice == nil })
  }

  @Test(arguments: ["Swift version 6.2.4 (x)", "Apple Swift version 5.10 (x)", "gibberish"])
  func `a toolchain that is too old is reported`(version: String) {
    let swift = examine(version: version).first { $0.name == "Swift" }
    #expect(swift?.status == .missing)
    #expect(swift?.advice == "Install Swift 6.3 or later from https://www.swift.org/install.")
  }

  @Test(arguments: ["Swift version 6.3 (x)", "Apple Swift version 6.3.1 (x)", "Swift version 7.0"])
  func `a newer toolchain is accepted`(version: String) {
    #expect(examine(version: version).first { $0.name == "Swift" }?.status == .fine)
  }

  @Test func `a missing optional tool isn't an error`() {
    let findings = examine(without: ["unzip", "git", "bwrap"])
    #expect(findings.allSatisfy { $0.status != .missing })
    #expect(findings.filter { $0.status == .optional }.allSatisfy { $0.advice != nil })
  }

  @Test func `requirements of authors and instructors aren't shown to students`() async {
    #expect(
      !examine(checksEverything: false).contains {
        ["bubblewrap", "swift format"].contains($0.name)
      })
    #expect(await !house.call("doctor").contains("bubblewrap"))
    #expect(await house.call("doctor", "--all").contains("swift format"))
  }

  @Test func `a grading cache that makes the compiler fail is reported`() throws {
    let session = house.session { tool, arguments in
      let usesCache = arguments.contains { $0.contains("headers-") }
      return ToolResult(status: usesCache ? 1 : 0, output: "Swift version 6.3.1")
    }
    let findings = DoctorReport(session: session, checksEverything: true).findings
    #if os(Linux)
      let cache = try #require(findings.first { $0.name == "Grading cache" })
      #expect(cache.status == .missing)
      #expect(cache.advice == "Delete .workbook/build. Grading creates the folder again.")
    #endif
    #expect(
      DoctorReport(session: session).findings.allSatisfy { $0.status == .fine })
  }

  @Test func `a missing workbook file is reported by name`() throws {
    try FileManager.default.removeItem(at: house.package.url(House.lamp.answerPath()))
    let workbook = examine().first { $0.name == "Workbook" }
    #expect(workbook?.detail == "Exercises/01-House/Lamp.swift is missing")
    #expect(workbook?.status == .missing)
  }

  @Test func `the doctor command exits with status 3 if a requirement is missing`() async throws {
    #expect(await house.exitCode("doctor") == .brokenSetUp)
    let text = await house.call("doctor")
    #expect(text.contains("✘ Swift: not found\n    Install Swift 6.3 or later"))
    #expect(
      text.hasSuffix("Fix the problems marked ✘, then check again: swift run workbook doctor"))
    let json = Data(await house.call("doctor", "--json").utf8)
    #expect(try JSONDecoder().decode([Prerequisite].self, from: json).count >= 8)
  }

  @Test(arguments: [
    (AuditReadiness.known, "✔ Audit: knows this compiler"),
    (.selfTested, "✔ Audit: passed its self-test with this compiler"),
    (.untested, "• Audit: hasn't been tested with this compiler\n    Until it has, check doesn't"),
    (
      .refused("Lamp.swift:1: the audit doesn't find a declaration."),
      "• Audit: can't be used with this compiler\n    Lamp.swift:1: the audit doesn't find"
    ),
  ])
  func `the doctor command says whether the audit works with the compiler`(
    readiness: AuditReadiness, line: String
  ) async {
    var session = house.session()
    session.auditReadiness = { readiness }
    _ = await Tool.workbook.run(["doctor"], in: session)
    #expect(house.transcript.output.contains("\n\(line)"), "\(house.transcript.output)")
  }

  @Test func `if answers aren't audited, the doctor command doesn't mention the audit`() async {
    #expect(await !house.call("doctor").contains("Audit"))
  }
}
