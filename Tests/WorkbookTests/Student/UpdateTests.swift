import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct UpdateTests {
  let house = House()
  /// A newer version of the same workbook.
  let newer = House()

  private let lamp = House.lamp.answerPath()
  private let door = House.door.answerPath()
  private let gate = House.gate.answerPath()

  init() {
    house.write("// mine\n", to: door)
    house.write("// mine too\n", to: gate)
    house.write("my notes", to: "notes.txt")
    newer.write("// a new lamp\n", to: lamp)
    newer.write("// a new lamp\n", to: House.lamp.answerPath(in: ".stubs"))
    newer.write("// a new gate\n", to: gate)
    newer.write("// a new gate\n", to: House.gate.answerPath(in: ".stubs"))
    newer.write("// a roof\n", to: "Exercises/02-Garden/Roof.swift")
    newer.write("// a roof\n", to: ".stubs/02-Garden/Roof.swift")
    newer.write("// swift-tools-version: 6.4\n", to: "Package.swift")
    newer.write("new", to: "Sources/New.swift")
    newer.write("junk", to: ".build/junk")
  }

  private var source: String { newer.package.root.path }

  @Test func `an update keeps answers, replaces unedited stubs, and replaces everything else`()
    async
  {
    #expect(
      await house.call("update", source) == """
        The workbook has been updated.

        Your answers, unchanged:
          Exercises/01-House/Door.swift
          Exercises/02-Garden/Gate.swift

        New exercises:
          Exercises/02-Garden/Roof.swift

        Unedited answers that were replaced with new stubs:
          Exercises/01-House/Lamp.swift

        New stubs for answers that you edited:
          .workbook/new-stubs/02-Garden/Gate.swift

        Backup of the replaced files: .workbook/backups/2027-01-15-080000
        Continue: swift run workbook
        """)
    #expect(house.read(lamp) == "// a new lamp\n")
    #expect(house.read(door) == "// mine\n")
    #expect(house.read(gate) == "// mine too\n")
    #expect(house.read(".workbook/new-stubs/02-Garden/Gate.swift") == "// a new gate\n")
    #expect(house.read("Exercises/02-Garden/Roof.swift") == "// a roof\n")
    #expect(house.read("Package.swift") == "// swift-tools-version: 6.4\n")
    #expect(house.read("Sources/New.swift") == "new")
    #expect(house.read("notes.txt") == "my notes")
    #expect(house.read(".build/junk") == nil)
  }

  @Test func `an update of a student's copy names the chapters whose solutions it adds`()
    async
  {
    house.withholdSolutions(of: "01-House", "02-Garden")
    newer.withholdSolutions(of: "02-Garden")
    let text = await house.call("update", source)
    #expect(text.contains("\n\nNew solutions:\n  Chapter 1\n\nNew exercises:\n"))
    #expect(!(await house.call("update", source).contains("New solutions")))
  }

  @Test func `an update backs up all files that it replaces`() async {
    house.write("// my own test\n", to: "Tests/mine.swift")
    await house.call("update", source)
    let backup = ".workbook/backups/2027-01-15-080000"
    #expect(house.read("\(backup)/\(lamp)") == house.stub(of: House.lamp))
    #expect(house.read("\(backup)/Package.swift") == "// swift-tools-version: 6.3\n")
    #expect(house.read("\(backup)/Tests/mine.swift") == "// my own test\n")
    #expect(house.read("\(backup)/.stubs/01-House/Lamp.swift") == house.stub(of: House.lamp))
    #expect(house.files(below: ".workbook/update") == [])
  }

  @Test func `an update that was interrupted can be run again`() async throws {
    // As after an interruption: the answers are replaced, but the old stubs are still there.
    house.write("// a new lamp\n", to: lamp)
    await house.call("update", source)
    #expect(house.read(lamp) == "// a new lamp\n")
    #expect(house.read(door) == "// mine\n")
    let again = try UpdatePlan(from: house.package, to: newer.package)
    #expect(again.paths(.replaced) == [])
    #expect(again.paths(.kept) == ["01-House/Door.swift", "02-Garden/Gate.swift"])
  }

  @Test
  func `if the old stubs are missing, an update treats every answer as edited`() async throws {
    try FileManager.default.removeItem(at: house.package.url(".stubs"))
    await house.call("update", source)
    #expect(house.read(lamp) == house.stub(of: House.lamp))
    #expect(house.read(".workbook/new-stubs/01-House/Lamp.swift") == "// a new lamp\n")
  }

  @Test func `an update can be a zip file that contains the workbook in a folder`() async {
    let zip = house.package.url("newer.zip")
    house.write("zip", to: "newer.zip")
    let session = house.session { [source] tool, arguments in
      guard tool == "unzip", arguments.prefix(3) == ["-q", zip.path, "-d"] else { return nil }
      let folder = URL(fileURLWithPath: arguments[3])
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? FileManager.default.copyItem(
        atPath: source, toPath: folder.appendingPathComponent("workbook-main").path)
      return ToolResult(status: 0, output: "")
    }
    #expect(await Tool.workbook.run(["update", zip.path], in: session) == .done)
    #expect(house.read(lamp) == "// a new lamp\n")
    #expect(house.read(door) == "// mine\n")
  }

  @Test func `updating from a source that isn't a newer workbook changes nothing`() async {
    let before = house.files(below: ".").filter { !$0.hasPrefix(".workbook") }
    house.write("no zip", to: ".workbook/bad.zip")
    #expect(await house.exitCode("update", "/nowhere") == .wrongUse)
    #expect(await house.exitCode("update", house.package.root.path) == .wrongUse)
    #expect(await house.exitCode("update", house.package.url("Exercises").path) == .wrongUse)
    #expect(
      await house.exitCode("update", house.package.url(".workbook/bad.zip").path) == .brokenSetUp)
    #expect(house.files(below: ".").filter { !$0.hasPrefix(".workbook") } == before)
    #expect(house.read(door) == "// mine\n")
  }

  @Test func `if the backup can't be written, an update replaces nothing`() async throws {
    house.write("in the way", to: ".workbook/backups")
    #expect(await house.exitCode("update", source) == .brokenSetUp)
    #expect(house.read("Package.swift") == "// swift-tools-version: 6.3\n")
    #expect(house.read(lamp) == house.stub(of: House.lamp))
    #expect(house.read(door) == "// mine\n")
  }

  /// Interrupts the update before its first step, then before its second, and so on up to the last.
  @Test func `an update can be interrupted at any step and run again without losing an answer`()
    throws
  {
    struct Stopped: Error {}
    var steps = 0
    while true {
      let old = UpdateTests().house
      let new = newer
      var left = steps
      var update = Update(session: old.session())
      update.step = {
        left -= 1
        if left < 0 { throw Stopped() }
      }
      let isStopped = (try? update.run(from: new.package.root.path)) == nil
      #expect(old.read(door) == "// mine\n")
      #expect(old.read(gate) == "// mine too\n")
      #expect(["// a new lamp\n", old.stub(of: House.lamp)].contains(old.read(lamp)))
      #expect(old.read("Package.swift") != nil && old.read(House.lamp.suitePath) != nil)
      guard isStopped else { break }
      _ = try Update(session: old.session()).run(from: new.package.root.path)
      #expect(old.read(lamp) == "// a new lamp\n")
      #expect(old.read(".stubs/01-House/Lamp.swift") == "// a new lamp\n")
      #expect(old.read("Package.swift") == "// swift-tools-version: 6.4\n")
      #expect(old.read(door) == "// mine\n")
      let kept = old.files(below: ".workbook/backups").compactMap {
        old.read(".workbook/backups/\($0)")
      }
      #expect(kept.contains("// swift-tools-version: 6.3\n"))
      steps += 1
    }
    #expect(steps > 10)
  }
}
