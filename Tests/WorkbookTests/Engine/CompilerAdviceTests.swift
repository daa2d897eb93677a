import Testing

@testable import WorkbookEngine

/// Checks which compiler errors are explained, on messages as the compiler prints them.
@Suite struct CompilerAdviceTests {
  // On a Mac, the candidates are in Foundation's interface. Otherwise, the messages are the same.
  private let ambiguous = """
    Exercises/05-ObservableObjects/BookingStore.swift:4:27: error: 'ObservableObject' is ambiguous \
    for type lookup in this context
     2 | import StateFlow
     3 |
     4 | final class BookingStore: ObservableObject {
       |                           `- error: 'ObservableObject' is ambiguous for type lookup in this \
    context
     5 |   @Published var guests = 0
     6 | }

    Foundation.ObservableObject:1:18: note: found this candidate
    1 | public typealias ObservableObject = Combine.ObservableObject
      |                  `- note: found this candidate
    """

  @Test(arguments: [
    ("import Foundation", "Foundation", "StateFlow already includes it."),
    ("  @preconcurrency import Foundation", "Foundation", "StateFlow already includes it."),
    ("import Combine", "Combine", "The workbook doesn't use it."),
  ])
  func `a name that a second import makes ambiguous is explained`(
    line: String, module: String, advice: String
  ) {
    #expect(
      CompilerAdvice.reason(for: ambiguous, source: "\(line)\nimport StateFlow\n")
        == "Both StateFlow and Apple's \(module) declare ObservableObject, and this file imports "
        + "both. Delete import \(module). \(advice)")
  }

  @Test func `a name that is ambiguous for another reason isn't explained`() {
    #expect(CompilerAdvice.reason(for: ambiguous, source: "import StateFlow\n") == nil)
  }

  @Test func `a name from another exercise is explained, in color, too`() {
    let error = "Lamp.swift:8:5: \u{1B}[31merror: \u{1B}[0mcannot find type 'Box' in scope"
    #expect(
      CompilerAdvice.reason(for: error, source: "")?
        .hasPrefix("Box isn't declared in this file.") == true)
  }

  @Test(arguments: ["SwiftUI", "Combine", "os"])
  func `a missing framework from Apple is explained`(module: String) {
    let reason = CompilerAdvice.reason(
      for: "Lamp.swift:1:8: error: no such module '\(module)'", source: "")
    #expect(reason?.contains("Write import StateFlow instead") == true)
    #expect(reason?.contains("#if canImport(\(module))") == true)
    #expect(
      CompilerAdvice.reason(for: "Lamp.swift:1:8: error: no such module 'Lamps'", source: "") == nil
    )
  }

  @Test(arguments: ["no macro named 'Preview'", "cannot find type 'PreviewProvider' in scope"])
  func `a preview is explained`(error: String) {
    let reason = CompilerAdvice.reason(for: "Lamp.swift:9:2: error: \(error)", source: "")
    #expect(reason?.hasPrefix("Previews need SwiftUI.") == true)
  }

  @Test func `other errors aren't explained`() {
    let error = "Lamp.swift:8:5: error: cannot convert value of type 'String' to 'Int'"
    #expect(CompilerAdvice.reason(for: error, source: "import Foundation\n") == nil)
  }
}
