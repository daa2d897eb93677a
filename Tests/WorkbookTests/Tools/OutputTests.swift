import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

/// Checks properties that the output of every command has.
@Suite struct OutputTests {
  let house = House()

  static let calls = [
    [], ["list"], ["hint", "--all"], ["solution", "lamp", "--reveal"], ["read", "1"], ["doctor"],
    ["check"], ["reset", "lamp", "--backups"], ["help"], ["help", "watch"], ["chek"],
  ]

  private func call(_ arguments: [String], width: Int = 80, color: ColorChoice) async -> String {
    house.transcript.clear()
    let session = house.session(width: width, isTerminal: false, usesColor: false)
    _ = await Tool.workbook.run(arguments + ["--color", color.rawValue], in: session)
    return house.transcript.output + house.transcript.errors
  }

  @Test func `in a terminal with color, a path is a link to the file`() {
    var console = house.transcript.console(isTerminal: true, usesColor: true)
    console.linkRoot = house.package.root
    let url = house.package.root.absoluteString + "/Exercises/A%20b.swift"
    let link = console.path("Exercises/A b.swift:7")
    #expect(link.hasPrefix("\u{1B}]8;;\(url)\u{1B}\\"))
    #expect(link.withoutColorCodes == "Exercises/A b.swift:7")
    console.usesColor = false
    #expect(console.path("Exercises/A b.swift:7") == "Exercises/A b.swift:7")
  }

  @Test(arguments: calls)
  func `the --color option changes only the color of the output`(arguments: [String]) async {
    let plain = await call(arguments, color: .never)
    let colored = await call(arguments, color: .always)
    #expect(!plain.isEmpty)
    #expect(!plain.contains("\u{1B}"))
    if arguments != ["read", "1"] {
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }
  }

  @Test(arguments: calls, [40, 80, 200])
  func `output lines fit the terminal's width, except for commands, paths, and code`(
    arguments: [String], width: Int
  ) async {
    let lines = await call(arguments, width: width, color: .never).split(separator: "\n")
    // Commands and paths stay on one line so that they can be copied, and code isn't wrapped.
    let copied = ["swift run", ".swift", "placeholder"]
    let wide = lines.filter { line in line.count > width && !copied.contains { line.contains($0) } }
    #expect(wide == [])
  }

  #if os(Linux)
    @Test func `if the disk is full, the command says so and ends with an error`() async throws {
      BuiltProgram.addStubs(to: house)
      let program = try #require(BuiltProgram.url)
      let fullDisk = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let process = Process()
      let errors = Pipe()
      process.executableURL = program
      process.arguments = ["list"]
      process.currentDirectoryURL = house.package.root
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = fullDisk
      process.standardError = errors
      try process.run()
      let text = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == ExitCode.brokenSetUp.rawValue)
      #expect(text == "The output can't be written: No space left on device.\n")
    }
  #endif
}
