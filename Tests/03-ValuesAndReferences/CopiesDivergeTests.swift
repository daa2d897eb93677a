import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.1 Copies diverge", .exercise)
struct CopiesDivergeTests {
  let five = CopiesDiverge()

  @Test func `a copy of a structure goes its own way`() {
    judge(
      "copies", five.copies, predicted: five.copiesPrints,
      asGiven: [0, 5],
      about: [
        "`second` was changed. Is `first` the same point?",
        "`first` was assigned before `second` was changed again.",
      ])
  }

  @Test func `two variables may lead to one instance`() {
    judge(
      "instances", five.instances, predicted: five.instancesPrints,
      asGiven: [5, 5],
      about: [
        "How many pins have been made when `x` is set to 5?",
        "`second` was given another pin. Was anything done to the first?",
      ])
  }

  @Test func `an array is a value, whatever its elements are`() {
    judge(
      "arrays", five.arrays, predicted: five.arraysPrints,
      asGiven: [0, 5, 5, 0],
      about: [
        "What does `var point` stand for: the element, or a copy of it?",
        "Here the element is named by its place in the array.",
        "The second array is a copy. A copy of what: of pins, or of what leads to them?",
        "The second array was given another pin at this place. Was the first array?",
      ])
  }

  @Test func `a parameter is a copy unless it is inout`() {
    judge(
      "parameters", five.parameters, predicted: five.parametersPrints,
      asGiven: [1, 11, 1, 1],
      about: [
        "`inout` lends the variable itself.",
        "This is what `raised` returns, not what `point` is.",
        "`raised` has a variable of its own, called `point` too.",
        "What is copied when a pin is passed?",
      ])
  }

  @Test func `a closure sees the variable, a capture list copies it`() {
    judge(
      "captures", five.captures, predicted: five.capturesPrints,
      asGiven: [5, 0, 5],
      about: [
        "The closure runs after `point` was changed. Whose `point` does it read?",
        "`[point]` is evaluated where the closure is written.",
        "`[pin]` is evaluated there, too. What does it copy?",
      ])
  }

  /// Holds a prediction against a run, and names the first number that is wrong, but not what is right.
  private func judge(
    _ name: String, _ program: ((Int) -> Void) -> Void, predicted: [Int], asGiven: [Int],
    about lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var printed: [Int] = []
    program { printed.append($0) }
    guard printed == asGiven else {
      Issue.record(
        "The program `\(name)` was changed. Put it back, and change the prediction instead.",
        sourceLocation: sourceLocation)
      return
    }
    guard predicted.count == printed.count else {
      Issue.record(
        """
        The program `\(name)` prints \(printed.count) numbers; \(predicted.count) are predicted.
        """,
        sourceLocation: sourceLocation)
      return
    }
    guard let off = printed.indices.first(where: { printed[$0] != predicted[$0] }) else { return }
    Issue.record(
      """
      Number \(off + 1) of those that the program `\(name)` prints is not \(predicted[off]). \
      \(lines[off])
      """,
      sourceLocation: sourceLocation)
  }
}
