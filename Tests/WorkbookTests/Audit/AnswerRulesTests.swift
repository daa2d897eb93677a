import Foundation
import Testing

@testable import WorkbookAudit
@testable import WorkbookCore

/// Checks which language features and library declarations an answer may use.
@Suite struct AnswerRulesTests {
  @Test(arguments: [
    ("import Foundation\nfunc leave() { exit(0) }", "exit", true),
    ("import Foundation\nlet leave: (Int32) -> Never = exit", "exit", true),
    ("@_silgen_name(\"exit\") func leave()", "@_silgen_name", true),
    ("@_cdecl(\"main\") public func own() -> Int32 { 0 }", "@_cdecl", true),
    ("@c public func own() -> Int32 { 0 }", "@c", true),
    (
      "@available(macOS 10, *) @_originallyDefinedIn(module: \"A\", macOS 10) public struct B {}",
      "@_originallyDefinedIn", false
    ),
    ("@preconcurrency func f() {}", "@preconcurrency", false),
    ("func f(_ a: [Int]) -> [Int] { let b = consume a; return b }", "unsafe", false),
    (
      "import Dispatch\nnonisolated func f() { DispatchQueue.global().async(execute: DispatchWorkItem {}) }",
      "DispatchWorkItem", false
    ),
    (
      "import Dispatch\nnonisolated func f() { DispatchGroup().notify(queue: .main) {} }",
      "DispatchGroup", false
    ),
    (
      "nonisolated final class A: SerialExecutor { func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedSerialExecutor()) } }",
      "ExecutorJob", false
    ),
    (
      "nonisolated struct A: Hashable, _HasCustomAnyHashableRepresentation { func _toCustomAnyHashable() -> AnyHashable? { nil } }",
      "_HasCustomAnyHashableRepresentation", false
    ),
    ("import Glibc", "Glibc", false),
    ("let a = #/q/*r/#", "Regex", false), ("let a = /q\\/*r/", "Regex", false),
    ("let a = /\"/", "Regex", false), ("let a = #/q//#", "Regex", false),
    ("let a = #/ var b { 1 } /#", "Regex", false),
    (
      "struct A: CustomReflectable { var customMirror: Mirror { Mirror(self, children: [\"b\": 1]) } }",
      "CustomReflectable", false
    ),
    (
      "import Foundation\nfunc f() -> NSError { NSError(domain: \"\", code: 1, userInfo: [:]) }",
      "NSError", false
    ),
    (
      "func f() throws { throw EncodingError.invalidValue(1, .init(codingPath: [], debugDescription: \"\")) }",
      "EncodingError", false
    ),
    ("nonisolated final class A {}\nfunc f(_ a: sending A) {}", "sending", false),
    (
      "import Synchronization\nnonisolated final class A {}\nnonisolated let a = Mutex([A()])",
      "Mutex", false
    ),
    (
      "func f() { _ = ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 0 } }",
      "ManagedBuffer", false
    ),
    ("import Foundation\nlet a = URL(string: \"a\")", "URL", false),
    ("import Foundation\nfunc f() { Thread.detachNewThread {} }", "Thread", false),
    ("import Foundation\nlet a = FileManager.default", "FileManager", false),
    (
      "import Foundation\nlet a = try? String(contentsOfFile: \"a\", encoding: .utf8)", "String",
      false
    ),
    ("let words = CommandLine.arguments.map(\\.count)", "CommandLine", false),
    ("nonisolated(unsafe) var a = 1", "unsafe", false),
    ("func f() { nonisolated(unsafe) var a = 1; a += 1 }", "unsafe", false),
    (
      "final class A { unowned(unsafe) var a: AnyObject; init(_ b: AnyObject) { unsafe a = b } }",
      "unsafe", false
    ),
    ("final class A: @unchecked Sendable { var a = 1 }", "@unchecked", false),
    ("final class A { @exclusivity(unchecked) var a = 1 }", "@exclusivity", false),
    ("infix operator ==: AdditionPrecedence", "==", false),
    (
      "func peek(_ a: [Int]) -> Int { a.withUnsafeBufferPointer { $0[100] } }",
      "UnsafeBufferPointer", false
    ),
    ("struct A: CVarArg { var _cVarArgEncoding: [Int] { [1] } }", "CVarArg", false),
  ])
  func `the audit reports forbidden names and says whether using them counts as tampering`(
    source: String, name: String, isTampering: Bool
  ) async throws {
    let findings = try await DescribedSource(source).findings
    #expect(findings.contains { $0.name == name && $0.isTampering == isTampering }, "\(findings)")
  }

  @Test(arguments: [
    ("@preconcurrency import Foundation", "@preconcurrency"),
    ("@_spi(Testing) import StateFlow", "@_spi"), ("@_exported import Foundation", "@_exported"),
    ("var graph: ViewGraph?", "ViewGraph"),
    ("func f(_ view: _IdentifiedView<Text, Int>) {}", "_IdentifiedView"),
  ])
  func `the audit reports attributes of imports, and types of the kit that a declaration mentions`(
    source: String, name: String
  ) async throws {
    let facts = try await DescribedSource("struct _Own {}").facts
    #expect(WrittenNames.findings(in: source, facts).map(\.name) == [name])
    let allowed =
      "import Foundation // @preconcurrency\nlet own = _Own(), _count = 1, text = \"ViewGraph\""
    #expect(WrittenNames.findings(in: allowed, facts) == [])
  }

  @Test func `the audit doesn't report unusual code that is allowed`() async throws {
    let source = """
      import Dispatch
      import Foundation
      import Synchronization
      #if canImport(SwiftUI)
        import SwiftUI
        func leave() { exit(0) }
      #endif
      // exit(0), nonisolated(unsafe), import Testing
      let words = "@_silgen_name exit nonisolated(unsafe)"
      enum Safety { case safe, unsafe }
      let isUnsafe = Safety.unsafe == .safe
      precedencegroup Piping { associativity: left }
      infix operator |>: Piping
      func |> <A, B>(value: A, work: (A) -> B) -> B { work(value) }
      @inlinable public func twice(_ number: Int) -> Int { number * 2 }
      func later(_ work: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }
      let isMain = Thread.isMainThread
      let digits = /(\\d+)-(\\w+)/, more = #/ \\d+/\\w /#
      final class Counter: Sendable { let value = Mutex(0) }
      nonisolated class Listener: NSObject {}
      nonisolated struct Person: Equatable, CustomStringConvertible {
        var id = 0, name = ""
        var description: String { name }
        static func == (one: Person, other: Person) -> Bool { one.id == other.id }
      }
      let price = String(format: "%.2f for %d%%", 1.5, 2) + String(format: "%@", "a")
      func rounded(_ number: Double, _ decimals: Int) -> String {
        String(format: "%.\\(decimals)f", number) + String(format: "%0\\(decimals)d", 7)
      }
      let match = "ab".firstMatch(of: /a(b)/)
      """
    #expect(try await DescribedSource(source).findings == [])
  }

  @Test(arguments: [
    "String(format: \"%s\", number)", "String(format: \"%\\(\"s\")\", number)",
    "String(format: \"%\\(number)$s\", number)", "String(format: \"%l\\(number)d\", number)",
    "String(format: \"%.37s\", number)",
    "String(format: \"%\" + \"s\", number)", "String(format: \"%d\")",
    "String(format: \"%@\", number)", "String(format: \"%d%n\", number, number)",
    "String(format: \"%*d\", number, number)", "String(format: \"%1$s\", number)",
    "String(format: \"%f\", number)", "String(format: \"%d\", arguments: [number])",
    "String.localizedStringWithFormat(\"%s\", number)", "\"\".appendingFormat(\"%s\", number)",
    "NSString(format: \"%s\", number).description",
  ])
  func `the audit reports a C format that isn't simple`(call: String) async throws {
    let source = "import Foundation\nfunc peek(_ number: Int) -> String { \(call) }"
    #expect(try await DescribedSource(source).findings.map(\.name) == ["format"])
  }

  @Test
  func `the audit reports an indirect use of a function that takes a C format string`()
    async throws
  {
    let source = """
      import Foundation
      let make: (String, [any CVarArg]) -> String = String.init(format:arguments:)
      """
    #expect(try await DescribedSource(source).findings.map(\.name) == ["format"])
  }

  @Test(arguments: [
    ("%d", [FormatCalls.Conversion.whole]), ("%-08.3lf|%+x", [.fraction, .whole]), ("100 %%", []),
    ("%@", [.text]),
  ])
  func `the format rule parses simple C conversions`(
    format: String, conversions: [FormatCalls.Conversion]
  ) {
    #expect(FormatCalls.conversions(in: format) == conversions)
  }

  @Test(arguments: ["%s", "%n", "%", "%*d", "%1$d", "%p", "%ls", "%S", "%v"])
  func `the format rule rejects C conversions that aren't simple`(format: String) {
    #expect(FormatCalls.conversions(in: format) == nil)
  }
}
