import Foundation
import Testing

@testable import WorkbookCore
@testable import WorkbookGrading

/// Checks what an answer's source must not contain, and what only looks like it.
@Suite struct SourceAuditTests {
  private func findings(
    _ source: String, allowed: Set<String> = [], reserved: Set<String> = ["Box"]
  ) -> [Finding] {
    SourceAudit(allowed: allowed, reserved: reserved).findings(in: source.utf8)
  }

  @Test(arguments: [
    ("import Glibc", "Glibc", "import Glibc is not permitted."),
    ("import struct Testing.Test", "Testing", "import Testing is not permitted."),
    (
      "@testable import StateFlow", "@testable",
      "The workbook doesn't teach the attribute @testable."
    ),
    ("public import Glibc", "Glibc", "import Glibc is not permitted."),
    ("import `Glibc`", "Glibc", "import Glibc is not permitted."),
    ("let a = 1; import Glibc", "Glibc", "import Glibc is not permitted."),
    ("let a = unsafe b", "unsafe", "The word unsafe turns off memory safety."),
    ("for unsafe a in b {}", "unsafe", "The word unsafe"),
    ("switch a { case unsafe b.c: break }", "unsafe", "The word unsafe"),
    ("if case unsafe (b) = c {}", "unsafe", "The word unsafe"),
    ("macro a() = b", "macro", "The answer declares a macro"),
    ("infix operator ==: A", "operator", "The answer redeclares the operator ==."),
    ("prefix operator !", "operator", "The answer redeclares the operator !."),
    ("precedencegroup A {}", "precedencegroup", "The answer declares a precedence group"),
    (
      "@_silgen_name(\"exit\") func a()", "@_silgen_name",
      "The workbook doesn't teach the attribute @_silgen_name."
    ),
    (
      "@_cdecl(\"main\") func a() {}", "@_cdecl",
      "The workbook doesn't teach the attribute @_cdecl."
    ),
    ("@main struct A {}", "@main", "The workbook doesn't teach the attribute @main."),
    ("@Test func a() {}", "@Test", "The workbook doesn't teach the attribute @Test."),
    ("@Suite struct A {}", "@Suite", "The workbook doesn't teach the attribute @Suite."),
    ("@Testing.Test func a() {}", "@Testing", "The workbook doesn't teach the attribute @Testing."),
    (
      "@ /* a */ _transparent func b() {}", "@_transparent",
      "The workbook doesn't teach the attribute @_transparent."
    ),
    ("#expect(true)", "#expect", "The workbook doesn't teach #expect."),
    (
      "#sourceLocation(file: \"a\", line: 1)", "#sourceLocation",
      "The workbook doesn't teach #sourceLocation."
    ),
    (
      "#externalMacro(module: \"a\", type: \"b\")", "#externalMacro",
      "The workbook doesn't teach #externalMacro."
    ),
    ("struct Box {}", "Box", "struct Box uses a name that the tests use for something else."),
    ("final class Box<A> {}", "Box", "class Box uses a name"),
    ("enum `Testing` {}", "Testing", "enum Testing uses a name"),
    ("typealias Int = Swift.Int8", "Int", "typealias Int uses a name"),
    ("actor Screen {}", "Screen", "actor Screen uses a name"),
    ("protocol Box {}", "Box", "protocol Box uses a name"),
    ("extension A { struct Box {} }", "Box", "struct Box uses a name"),
    ("func f() { _ = /\\{/ }; enum Box {}", "Box", "enum Box uses a name"),
    ("let a = \"\\(unsafe b)\"", "unsafe", "The word unsafe"),
    ("let a = #\"\"\"#; import Glibc; let b = #\"\"\"#", "Glibc", "import Glibc is not permitted."),
    ("let a = #/unsafe/#", "unsafe", "The word unsafe"),
  ])
  func `what no exercise needs is found, with its line`(
    source: String, name: String, words: String
  ) throws {
    let all = findings("// one\n\n\(source)")
    let finding = try #require(all.first)
    #expect(all.count == 1)
    #expect(finding.name == name)
    #expect(finding.line == 3)
    #expect(finding.message.hasPrefix(words), "\(finding.message)")
    #expect(findings(source, allowed: [name]) == [])
  }

  @Test(arguments: [
    "import StateFlow\nimport Foundation\nimport Observation\nimport struct Foundation.Date",
    "// import Glibc, unsafe, @Test, #expect, struct Box",
    "/* import Glibc /* @Test */ struct Box */",
    "let a = \"import Glibc unsafe @Test #expect struct Box\"",
    "let a = #\"\"\"\n  import Glibc\n  struct Box {}\n  \"\"\"#",
    "a.import", "a.unsafe = b.unsafe", "a(unsafe: 1, macro: 2, struct: 3)",
    "var unsafe = true", "let unsafe = 1", "func unsafe() {}", "enum A { case unsafe, macro }",
    "enum A { case unsafe\n case safe }", "switch a { case .unsafe: break }",
    "let `import` = 1", "let a = `unsafe`", "`struct` Box", "f(a, unsafe)",
    "nonisolated(unsafe) var a = 1",
    "infix operator <+>: AdditionPrecedence", "let operator = 1", "let macro = 1",
    "@State var a = 1", "@MainActor @escaping () -> Void", "@unchecked Sendable",
    "@Mine struct A {}", "@propertyWrapper struct A {}",
    "#if DEBUG\n#elseif os(Linux)\n#else\n#endif", "let a = #line + #column", "#warning(\"a\")",
    "struct A { struct Box {} }", "func f() { enum Box {} }", "let Box = 1", "struct Boxed {}",
    "extension Box {}", "extension A { func f() { struct Box {} } }", "class func f() {}",
    "func == (a: A, b: A) -> Bool { true }",
  ])
  func `what only looks like it is let through`(source: String) {
    #expect(findings(source) == [])
  }

  @Test func `all findings come, in the order of their lines`() {
    let source = "struct Box {}\n@Test func a() {}\n\nimport Glibc"
    #expect(findings(source).map(\.name) == ["Box", "@Test", "Glibc"])
    #expect(findings(source).map(\.line) == [1, 2, 4])
    #expect(findings(source, allowed: ["@Test", "Box"]).map(\.name) == ["Glibc"])
  }

  @Test func `a puzzle is a finding that nothing lets through`() {
    let all = findings("let a = 1\nlet b = /\"/", allowed: ["", "unsafe"])
    #expect(all.map(\.line) == [2])
    #expect(all.first?.message.contains("more than one way") == true)
  }

  @Test func `a finding says where it is and how a course lets it through`() {
    let finding = Finding(name: "unsafe", line: 3, message: "It is unsafe.")
    #expect(
      finding.reason(in: "Box.swift")
        == "Box.swift:3: It is unsafe. (Instructors can permit it with --allow unsafe.)")
    #expect(Finding(name: "", message: "No.").reason(in: "Box.swift") == "Box.swift: No.")
  }

  @Test(arguments: TableOfContents.exercises)
  func `nothing is found in the answers that the workbook comes with`(exercise: Exercise) throws {
    let reserved = SolutionBaseline.reservedNames(
      suites: [try WorkbookSources.data(exercise.suitePath)],
      answers: try ["Solutions", "Exercises"].map {
        try WorkbookSources.data(exercise.answerPath(in: $0))
      })
    #expect(reserved.contains("Test"))
    let answers = try WorkbookSources.answers(to: exercise)
    #expect(answers.count > 2)
    for (name, source) in answers {
      let findings = SourceAudit(reserved: reserved).findings(in: source)
      #expect(findings.map { $0.reason(in: name) } == [])
    }
  }
}
