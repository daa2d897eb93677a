import Foundation
import Testing

@testable import Workbook

@Suite struct KitTests {
  @Test func `a command is read as the shell reads it`() {
    #expect(shellWords(#"a 'b c' d\ e "f \"g" '' h"#) == ["a", "b c", "d e", "f \"g", "", "h"])
  }

  @Test func `equal content has one name, other content another`() {
    func name(_ texts: String...) -> String {
      var hash = ContentHash()
      texts.forEach { hash.add($0) }
      return hash.name
    }
    #expect(name("lamp") == name("lamp"))
    #expect(Set([name(), name(""), name("lamp"), name("la", "mp"), name("lamp", "")]).count == 5)
    #expect(name("a fairly long text, of some words") != name("a fairly long text, of some wordS"))
    #expect(name("lamp").count == 32)
  }

  @Test func `an id is matched by its pattern and no other`() throws {
    let id = "LabTests.LampTests/`is it (1.5)?`()/LampTests.swift:8:4"
    let pattern = try Regex(TestProgram.pattern(for: id))
    #expect(id.contains(pattern))
    #expect(!(id + "1").contains(pattern))
    #expect(!id.replacing(".", with: "x").contains(pattern))
  }

  @Test func `a kit that does not compile is a fault of the set-up, which names it`() async throws {
    let lab = try Lab(.bare)
    let broken = lab.package.url("Sources/StateFlow/Broken.swift")
    try write(Data("let lamp: Int = \"\"".utf8), to: broken)
    let error = await #expect(throws: SetUpError.self) { try await lab.judge("number") }
    #expect(error?.description.contains("Sources/StateFlow does not compile") == true)
    #expect(error?.description.contains("Broken.swift:1:17: error:") == true)
    #expect(error?.description.contains("doctor") == true)
  }

  @Test func `two companions at once make one kit, and leave nothing half made`() async throws {
    let lab = try Lab(.bare)
    async let first = DirectRunner(for: lab.package).prepare()
    async let second = DirectRunner(for: lab.package).prepare()
    _ = try await (first, second)
    let cache = try FileManager.default.contentsOfDirectory(
      atPath: lab.package.url(".workbook/build").path)
    #expect(cache.count == 1)
    #expect(cache.first?.hasPrefix("kit-") == true)
  }

  @Test func `a runner is chosen by name`() throws {
    let package = WorkbookPackage(root: FileManager.default.temporaryDirectory)
    #if os(Linux)
      let standard = try Runners.standard(for: package)
      #expect(standard is DirectRunner)
    #endif
    #expect(try Runners.named("swiftpm", for: package) is SwiftPMRunner)
    #expect(try Runners.named("direct", for: package) is DirectRunner)
    #expect(throws: SetUpError.self) { try Runners.named("lamp", for: package) }
  }
}
