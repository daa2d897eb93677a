import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookProcesses

/// A source file that is compiled as the module `Lab`, and its syntax tree.
struct DescribedSource {
  /// The compiler's output.
  let json: [UInt8]
  let tree: SyntaxTree
  let facts: AnswerFacts
  let text: String

  init(_ text: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try writeFile(Data(text.utf8), to: folder.appending(path: "Lab.swift"))
    let end = try await ChildProcess(
      Toolchain.find("swiftc"),
      [
        "-frontend", "-dump-ast", "-dump-ast-format", "json", "-suppress-warnings",
        "-primary-file", "Lab.swift", "-module-name", "Lab", "-swift-version", "6",
        "-default-isolation", "MainActor", "-parse-as-library", "-o", "lab.json",
      ], directory: folder
    ).run()
    try #require(end.isSuccess, "\(end.text)")
    json = [UInt8](try Data(contentsOf: folder.appending(path: "lab.json")))
    tree = try SyntaxTree(json)
    facts = AnswerFacts(tree)
    self.text = text
  }

  /// The findings of all rules that need only the answer itself, in order of their offsets.
  var findings: [Finding] {
    var names = NameCache()
    var found = LanguageRule.findings(in: facts, of: [UInt8](text.utf8))
    for (usr, offset) in facts.references {
      if let finding = LibraryRule.finding(about: names[usr], in: "Lab") {
        found.append((finding, offset))
      }
    }
    found += BackgroundRule.findings(in: facts, &names)
    found += facts.formats.map { (FormatRule.finding(about: $0), $0.offset) }
    for (conformance, offset) in facts.conformances {
      let finding = ConformanceRule.finding(
        about: conformance, in: "Lab", comparedWith: nil, &names)
      if let finding { found.append((finding, offset)) }
    }
    return found.sorted { $0.offset < $1.offset }.map(\.finding)
  }
}
