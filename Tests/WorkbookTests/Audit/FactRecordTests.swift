import Foundation
import Testing

@testable import WorkbookAudit

/// Checks what is recorded about a solution, and how a difference is described.
@Suite struct FactRecordTests {
  private static let path = "Solutions/99-Lab/Lab.swift"
  private static let source = """
    import Foundation
    struct Lamp: Equatable {
      var isOn = false
      mutating func toggle() { isOn.toggle() }
    }
    let price = String(format: "%.2f", 1.5)
    """

  /// The facts about the source.
  private static let facts = Task {
    AnswerAudit.factsToRecord(
      try await DescribedSource(source).facts, source: Data(source.utf8))
  }

  private func difference(from facts: [AuditFact]) async throws -> String? {
    var record = FactRecord()
    record.record(try await Self.facts.value, about: Self.path, source: Data(Self.source.utf8))
    let read = FactRecord(record.text)
    #expect(read == record)
    return read.difference(from: facts, about: Self.path, source: Data(Self.source.utf8))
  }

  @Test func `the facts are what the file declares and refers to, and how its types are compared`()
    async throws
  {
    let facts = try await Self.facts.value.map { "\($0.line) \($0.kind): \($0.text)" }
    for fact in [
      "1 an import: Foundation",
      "2 a declaration: struct_decl Lamp: Lab.Lamp.Type",
      "2 a conformance: Lab.Lamp: Swift Equatable",
      "2 a type's stored values or its ==: Lamp [\"Swift.Bool\"] synthesized false false",
      "4 a reference: Swift toggle",
      "4 an attribute or a modifier: mutating",
      "6 a function with a C format: Foundation init",
    ] {
      #expect(facts.contains(fact), "\(facts)")
    }
  }

  @Test func `the same facts, and more of them, are no difference`() async throws {
    let facts = try await Self.facts.value
    #expect(try await difference(from: facts) == nil)
    let more = AuditFact(kind: .reference, text: "Swift newer", line: 4)
    #expect(try await difference(from: facts + [more]) == nil)
  }

  @Test func `the first fact that is missing is described with its line`() async throws {
    let facts = try await Self.facts.value.filter { $0.kind != .reference && $0.line != 6 }
    let difference = try #require(try await difference(from: facts))
    #expect(
      difference.hasPrefix(
        "Solutions/99-Lab/Lab.swift:2: the audit doesn't find a reference in "
          + "“struct Lamp: Equatable {”. It finds "), "\(difference)")
    let nothing = try await self.difference(
      from: try await Self.facts.value.filter { $0.line != 6 })
    #expect(
      nothing?.hasSuffix("in “let price = String(format: \"%.2f\", 1.5)”. It finds nothing there.")
        == true)
  }

  @Test func `a record knows for which source code it was made`() async throws {
    var record = FactRecord()
    record.record([], about: Self.path, source: Data(Self.source.utf8))
    #expect(record.isCurrent(Self.path, source: Data(Self.source.utf8)))
    #expect(!record.isCurrent(Self.path, source: Data("struct Lamp {}".utf8)))
    #expect(record.difference(from: [], about: Self.path, source: Data()) == nil)
    #expect(
      record.difference(from: [], about: "Solutions/99-Lab/Door.swift", source: Data())
        == "Solutions/99-Lab/Door.swift has no recorded facts.")
  }
}
