import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

@Suite final class SyntaxToolTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "syntax-tool-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var tool: SyntaxTool {
    SyntaxTool(
      "Counter", sources: folder.appending(path: "Counter"), cache: folder.appending(path: "cache"))
  }

  /// Writes a tool that prints the number of statements in each file.
  private func writeTool(label: String = "statements") throws {
    let source = """
      import Foundation
      import SwiftParser
      import SwiftSyntax

      @main struct Counter {
        static func main() throws {
          for path in CommandLine.arguments.dropFirst() {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            print(Parser.parse(source: text).statements.count, "\(label)")
          }
        }
      }
      """
    try writeFile(Data(source.utf8), to: folder.appending(path: "Counter/Counter.swift"))
  }

  private var cached: [String] {
    (try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "cache").path
    ).sorted()) ?? []
  }

  @Test
  func `a syntax tool can read Swift files and is compiled again only if it has changed`()
    async throws
  {
    try writeTool()
    let lamp = folder.appending(path: "Lamp.swift")
    try writeFile(Data("let a = 1\nlet b = 2; let c = 3\n".utf8), to: lamp)
    let (first, second) = (tool, tool)
    async let one = first.run([lamp.path])
    async let two = second.run([lamp.path, lamp.path])
    #expect(try await one.text == "3 statements\n")
    #expect(try await two.text == "3 statements\n3 statements\n")
    let programs = cached
    #expect(programs.count == 1)
    #expect(try await tool.program().lastPathComponent == programs.first)

    try writeTool(label: "things")
    #expect(try await tool.run([lamp.path]).text == "3 things\n")
    #expect(cached.count == 1)
    #expect(cached != programs)
  }

  @Test func `a syntax tool that doesn't compile causes a setup error with the compiler's message`()
    async throws
  {
    try writeFile(
      Data("let lamp: Int = \"\"".utf8), to: folder.appending(path: "Counter/Counter.swift"))
    let error = await #expect(throws: SetUpError.self) { try await self.tool.run([]) }
    #expect(error?.description.contains("Counter.swift:1:17: error:") == true)
    #expect(cached == [])
  }

  @Test func `a syntax tool without sources causes a setup error`() async {
    let error = await #expect(throws: SetUpError.self) { try await self.tool.run([]) }
    #expect(error?.description.contains("Counter is missing. Download the workbook again") == true)
  }
}
