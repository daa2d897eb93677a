import Foundation
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookCore
@testable import WorkbookEngine
@testable import WorkbookTestSupport

@Suite struct MutantMakerTests {
  static let tool = SyntaxTool(ofWorkbook: "MutantMaker")

  private let workbook: SmallWorkbook

  init() throws {
    workbook = try SmallWorkbook()
  }

  /// Returns the mutants of a solution.
  private func mutants(of solution: String, stub: String = "") async throws -> [Mutant] {
    workbook["Solutions/01-Lights/Lamp.swift"] = solution
    workbook[".stubs/01-Lights/Lamp.swift"] = stub
    return try await MutantMaker(for: workbook.package, tool: Self.tool)
      .mutants(of: workbook.contents[0].exercises[0])
  }

  // With a type, the compiler checks the table much faster.
  private static let changes: [(name: String, source: String, expected: [String])] = [
    ("swap-operator", "let a = b < 3", ["let a = b <= 3", "let a = b > 3"]),
    ("swap-operator", "let a = b == 3", ["let a = b != 3"]),
    ("swap-operator", "let a = b && c", ["let a = b || c"]),
    ("drop-operand", "let a = b && c", ["let a = b", "let a = c"]),
    ("drop-operand", "let a = b ?? 1", ["let a = 1", "let a = b!"]),
    ("number", "let a = 3", ["let a = 4", "let a = 2", "let a = 0"]),
    ("number", "let a = 0", ["let a = 1"]),
    ("number", "let a = 2", ["let a = 3", "let a = 1"]),
    ("boolean", "let a = true", ["let a = false"]),
    ("string", #"let a = """#, [#"let a = "x""#]),
    ("string", #"let a = "key""#, [#"let a = "keyx""#, #"let a = """#]),
    ("string", #"fatalError("Never.")"#, []),
    ("string", #"#expect(a, "One tap.")"#, []),
    (
      "drop-interpolation", #"let a = "\(b) m""#,
      [#"let a = " m""#, #"let a = "\(b)""#]
    ),
    ("swap-case", "enum A { case b, c }\nlet a = A.b", ["enum A { case b, c }\nlet a = A.c"]),
    ("off-by-one", "let a = b.count", ["let a = (b.count - 1)", "let a = (b.count + 1)"]),
    ("negate-condition", "let a = b ? 1 : 2", ["let a = !(b) ? 1 : 2"]),
    ("drop-negation", "let a = !b", ["let a = b"]),
    ("swap-ternary", "let a = b ? 1 : 2", ["let a = b ? 2 : 1"]),
    ("negate-test", "let a = b.isEmpty", ["let a = !b.isEmpty"]),
    ("negate-predicate", "let a = b.filter { $0.c }", ["let a = b.filter { !($0.c) }"]),
    (
      "negate-predicate", #"let a = b.filter(\.c)"#,
      [#"let a = b.filter({ !$0[keyPath: \.c] })"#]
    ),
    ("swap-arguments", "let a = f(b: c, d: e)", ["let a = f(b: e, d: c)"]),
    ("swap-arguments", "let a = f(b: c, d: 1)", []),
    ("swap-member", "let a = b.first", ["let a = b.last"]),
    ("swap-member", "let a = min(b, c)", ["let a = max(b, c)"]),
    ("insert-append", "a.append(b)", ["a.insert(b, at: 0)"]),
    ("insert-append", "a.insert(b, at: 0)", ["a.append(b)"]),
    ("drop-call", "let a = $b.removeDuplicates()", ["let a = $b"]),
    ("drop-call", "Text(a).disabled(b)", ["Text(a)"]),
    ("drop-call", "a.send()", []),
    ("toggle", "a.toggle()", ["a = true", "a = false"]),
    ("constant-binding", "let a = Toggle(isOn: $b.c)", ["let a = Toggle(isOn: .constant(b.c))"]),
    ("identity", #"let a = ForEach(b, id: \.c) {}"#, [#"let a = ForEach(b, id: \.self) {}"#]),
    ("at-once", "Task { a() }", ["({ a() })()"]),
    ("weak-strong", "let a = { [weak b] in b?.c() }", ["let a = { [b = Optional(b)] in b?.c() }"]),
    ("weak-strong", "let a = { [b] in b.c() }", ["let a = { [weak b] in b.c() }"]),
    (
      "weak-strong", "let a = { [weak self] b in guard let self else { return }; c() }",
      [
        "let a = { [self] b in\nc() }",
        "let a = { [self = Optional(self)] b in guard let self else { return }; c() }",
      ]
    ),
    ("drop-capture", "let a = { [b] in b + 1 }", ["let a = { b + 1 }"]),
    ("drop-capture", "let a = { [b] c in b + c }", ["let a = { c in b + c }"]),
    (
      "swap-wrapper", "struct A { @StateObject var b: C }",
      ["struct A { @ObservedObject var b: C }"]
    ),
    ("drop-wrapper", "struct A { @Published var b = c }", ["struct A { var b = c }"]),
    ("weak-strong", "class A { weak var b: C? }", ["class A { var b: C? }"]),
    ("weak-strong", "class A { var b: C? }", ["class A { weak var b: C? }"]),
    (
      "ignore-observation", "@Observable class A { var b = c }",
      ["@Observable class A { @ObservationIgnored var b = c }"]
    ),
    (
      "swap-observer", "var a = b { willSet { c(newValue, a) } }",
      ["var a = b { didSet { c(a, a) } }"]
    ),
    (
      "swap-observer", "var a = b { didSet { c(a, oldValue) } }",
      ["var a = b { willSet { c(newValue, a) } }", "var a = b { willSet { c(a, oldValue) } }"]
    ),
    ("constant-result", "var a: Bool { b }", ["var a: Bool { true }", "var a: Bool { false }"]),
    ("drop-where", "for a in b where c {}", ["for a in b {}"]),
    ("no-defer", "defer { a() }", ["do { a() }"]),
    ("drop-statement", "a()\nb = c\nlet d = e", ["b = c\nlet d = e", "a()\nlet d = e"]),
    ("drop-statement", "var a: Int { b() }", []),
    (
      "double-statement", "a()\nb = c\nd += 1",
      ["a(); a()\nb = c\nd += 1", "a()\nb = c\nd += 1; d += 1"]
    ),
    ("double-statement", "Text(a)", []),
    ("swap-statements", "a()\nb()", ["b()\na()"]),
    ("swap-statements", "struct A { init() { b = c; d = e } }", []),
    ("swap-statements", "Text(a)\nText(b)", []),
    ("swap-statements", "Text(a)\nif b { Text(b) }", []),
    ("drop-else", "if a { b() } else { c() }", ["if a { b() }"]),
    ("swap-branches", "if a { b() } else { c() }", ["if a { c() } else { b() }"]),
    ("drop-condition", "if a, b {}", ["if b {}", "if a {}"]),
    ("force-condition", "if a {}", ["if true {}", "if false {}"]),
    (
      "early-return", "func a() {\n  let b = c\n  d()\n}",
      ["func a() {\n  return; let b = c\n  d()\n}"]
    ),
    ("swap-operands", "let a = b - c", ["let a = c - b"]),
    (
      "swap-parameter", "func a(b: Int, c d: Int) {\n  e(b)\n}",
      ["func a(b: Int, c d: Int) {\n  e(d)\n}"]
    ),
    ("off-by-one", "let a = b[c]", ["let a = b[c + 1]", "let a = b[c - 1]"]),
    ("empty-closure", "let a = {\n  b()\n  c()\n}", ["let a = {\n}"]),
    ("constant-result", "func a() -> Int? { b }", ["func a() -> Int? { nil }"]),
    ("drop-attribute", "@Observable class A {}", ["class A {}"]),
    ("drop-conformance", "struct A: B, C {}", ["struct A: C {}", "struct A: B {}"]),
    (
      "drop-member", "struct A {\n  let b = c\n  func d() {}\n}", ["struct A {\n  let b = c\n}"]
    ),
    (
      "swap-cases", "switch a {\ncase 1: b()\ndefault: c()\n}",
      ["switch a {\ncase 1: c()\ndefault: b()\n}"]
    ),
  ]

  @Test(arguments: changes)
  func `each mutation operator makes its changes to a program`(
    name: String, source: String, expected: [String]
  ) async throws {
    let made = try await mutants(of: source).filter { $0.mutation.operator == name }
    #expect(made.map { $0.code.joined(separator: "\n").trimmed } == expected)
  }

  @Test func `declarations that are also in the stub have no mutants`() async throws {
    let given = "struct Lamp {\n  let watts = 40\n"
    let made = try await mutants(
      of: given + "  // Light is heat.\n  func heat() -> Int { 3 }\n}\nlet spare = 1\n",
      stub: given + "  func heat() -> Int { unfinished(\"\", placeholder: 0) }\n}\n"
        + "/// For later.\nlet spare   = 1\n")
    #expect(Set(made.map(\.mutation.line)) == [4])
    #expect(
      made.map(\.mutation.description) == [
        "`func heat() -> Int { 3 }` is dropped", "`3` becomes `0`", "`3` becomes `4`",
        "`3` becomes `2`",
      ])
  }

  @Test func `attributes and conformances that are also in the stub have no mutants`()
    async throws
  {
    let made = try await mutants(
      of: "@Observable class Lamp: Light {\n  func heat() {}\n  let watts = 0\n}",
      stub: "@Observable class Lamp: Light {\n  func heat() {}\n}")
    #expect(made.map(\.mutation.operator) == ["number"])
  }

  @Test
  func `a declaration that the stub contains only in another type has mutants`() async throws {
    let made = try await mutants(
      of: "struct Lamp {\n  let watts = 0\n}", stub: "struct Candle {\n  let watts = 0\n}")
    #expect(made.map(\.mutation.operator) == ["number"])
  }

  @Test
  func `comments have no mutants, and mutants whose code is the same are merged`() async throws {
    let made = try await mutants(of: "// if a < 1 { b() }\nlet a = true && true")
    let codes = made.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes.contains(["let a = true"]))
    #expect(!codes.contains(["let a = true && true"]))
  }

  @Test func `removing a statement in a mutant leaves no empty line`() async throws {
    let made = try await mutants(of: "func a() {\n  b()\n  c()\n}")
    #expect(made.first?.code == ["func a() {", "  c()", "}"])
  }
}
