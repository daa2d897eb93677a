import Foundation
import Testing

@testable import WorkbookGrading

@Suite struct SolutionBaselineTests {
  @Test func `reserved are the types that a suite names and nobody declares`() {
    let suite = """
      struct BoxTests { // Comment
        typealias Own = Int
        func f() { _ = Box(Lamp.self, "Text") }
      }
      """
    let names = SolutionBaseline.reservedNames(
      suites: [Data(suite.utf8)], answers: [Data("final class Box {}".utf8)])
    #expect(names == ["Int", "Lamp"])
  }
}
