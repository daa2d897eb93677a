import StateFlow
import Testing
import WorkbookTesting

@testable import Boxing

@Suite("4.7 Tide calls", .exercise)
struct TideCallsTests {
  @Test(.proves(1)) func `program 1: listeners come and go`() {
    compare(TideCalls.prediction1, with: calls { $0.program1() }, count: 6, program: 1)
  }

  @Test(.proves(2)) func `program 2: a property stores one token after another`() {
    compare(TideCalls.prediction2, with: calls { $0.program2() }, count: 5, program: 2)
  }

  @Test(.proves(3)) func `program 3: a variable refers to one box and then to another`() {
    compare(TideCalls.prediction3, with: calls { $0.program3() }, count: 5, program: 3)
  }

  @Test(.proves(4)) func `program 4: a listener releases another listener's token`() {
    compare(TideCalls.prediction4, with: calls { $0.program4() }, count: 6, program: 4)
  }

  /// Returns the calls that a program makes.
  private func calls(in program: (TideCalls) -> Void) -> [Call] {
    var calls: [Call] = []
    program(TideCalls { calls.append($0) })
    return calls
  }

  /// Reports the first wrong call in a prediction, without giving away the correct one.
  private func compare(
    _ prediction: [Call], with calls: [Call], count: Int, program: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func fail(_ sentence: String) {
      Issue.record("Program \(program): \(sentence)", sourceLocation: sourceLocation)
    }
    if calls.count != count {
      fail("The program was changed. Restore it and change only the prediction.")
    } else if let wrong = zip(prediction, calls).enumerated().first(where: { $0.1.0 != $0.1.1 }) {
      fail(
        """
        Call \(wrong.offset + 1) isn't .\(wrong.element.0). Which listeners does the box have at \
        that point?
        """)
    } else if prediction.count < calls.count {
      fail("The \(prediction.count) calls that you predicted are correct, but there are more.")
    } else if prediction.count > calls.count {
      fail("You predicted call number \(calls.count + 1), but the program makes fewer calls.")
    }
  }
}
