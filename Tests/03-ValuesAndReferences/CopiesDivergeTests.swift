import Testing
import WorkbookTesting

@testable import ValuesAndReferences

@Suite("3.1 Copies diverge", .exercise)
struct CopiesDivergeTests {
  let five = CopiesDiverge()

  @Test(.proves(1)) func `a copy of a struct is independent of the original`() {
    check(
      "copies", five.copies, predicted: five.copiesPrints,
      asGiven: [0, 5],
      about: [
        "`second` was changed. Is `first` the same point?",
        "`second` was assigned to `first` before `second` was changed again.",
      ])
  }

  @Test(.proves(2)) func `two variables can refer to one instance`() {
    check(
      "instances", five.instances, predicted: five.instancesPrints,
      asGiven: [5, 5],
      about: [
        "How many pins exist when `x` is set to 5?",
        "`second` refers to another pin now. Has the first pin changed?",
      ])
  }

  @Test(.proves(3)) func `an array is a value, even if its elements are references`() {
    check(
      "arrays", five.arrays, predicted: five.arraysPrints,
      asGiven: [0, 5, 5, 0],
      about: [
        "Does `var point` contain the element or a copy of it?",
        "An index, as in `points[0]`, refers to the element itself.",
        "The second array is a copy. Were the pins copied, too, or only the references?",
        "One element of the second array was replaced. Was it replaced in the first array, too?",
      ])
  }

  @Test(.proves(4)) func `a struct parameter is a copy unless it's inout`() {
    check(
      "parameters", five.parameters, predicted: five.parametersPrints,
      asGiven: [1, 11, 1, 1],
      about: [
        "`inout` passes the variable itself.",
        "This is the value that `raised` returns, not the value of `point` afterward.",
        "`raised` has its own variable, which is also called `point`.",
        "What is copied when you pass a pin to a function?",
      ])
  }

  @Test(.proves(5)) func `a closure reads the variable, but a capture list copies it`() {
    check(
      "captures", five.captures, predicted: five.capturesPrints,
      asGiven: [5, 0, 5],
      about: [
        "The closure runs after `point` was changed. Which value of `point` does it read?",
        "`[point]` is evaluated when the closure is created.",
        "`[pin]` is evaluated when the closure is created, too. What does it copy?",
      ])
  }

  /// Compares a prediction with a run of the program. If they differ, reports the first wrong
  /// number without giving away the correct one.
  private func check(
    _ name: String, _ program: ((Int) -> Void) -> Void, predicted: [Int], asGiven: [Int],
    about lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var printed: [Int] = []
    program { printed.append($0) }
    guard printed == asGiven else {
      Issue.record(
        "The program `\(name)` was changed. Restore it and change the prediction instead.",
        sourceLocation: sourceLocation)
      return
    }
    guard predicted.count == printed.count else {
      Issue.record(
        """
        The program `\(name)` prints \(printed.count) numbers, but the prediction has \
        \(predicted.count).
        """,
        sourceLocation: sourceLocation)
      return
    }
    guard let wrong = printed.indices.first(where: { printed[$0] != predicted[$0] }) else { return }
    Issue.record(
      """
      The program `\(name)` doesn't print \(predicted[wrong]) as number \(wrong + 1). \
      \(lines[wrong])
      """,
      sourceLocation: sourceLocation)
  }
}
