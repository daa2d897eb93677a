import WorkbookCore

/// A cell of the heat map, which represents an answer with a symbol and a color. Either one is
/// enough to read the map.
enum HeatCell: Equatable {
  /// All tests pass.
  case passed
  /// The answer earns only this percentage of the points.
  case part(Int)
  /// The answer is unfinished, and earns this percentage of the points.
  case begun(Int)
  case untouched, missing, doesNotCompile, crashed, timedOut, outputFlood, outOfMemory
  case notAllowed, tampered, graderError
  /// There is no submission.
  case nothing

  init(_ mark: Gradebook.Mark) {
    guard let report = mark.report, let credit = mark.credit else {
      self = .nothing
      return
    }
    let passed = report.tests.count { $0.outcome == .passed }
    let part = credit.percentage
    switch report.verdict {
    case .passed: self = .passed
    case .failed: self = .part(part)
    case .unfinished: self = passed == 0 ? .untouched : .begun(part)
    case .doesNotCompile: self = .doesNotCompile
    case .crashed: self = .crashed
    case .timedOut: self = .timedOut
    case .outputFlood: self = .outputFlood
    case .outOfMemory: self = .outOfMemory
    case .missing: self = .missing
    case .notAllowed: self = .notAllowed
    case .tampered: self = .tampered
    case .graderError: self = .graderError
    }
  }

  /// The text in the cell.
  var symbol: String {
    switch self {
    case .passed: "✓"
    case .part(let part), .begun(let part): "\(part)"
    case .untouched: "○"
    case .missing: "–"
    case .doesNotCompile: "C"
    case .crashed: "!"
    case .timedOut: "∞"
    case .outputFlood: "≋"
    case .outOfMemory: "M"
    case .notAllowed: "N"
    case .tampered: "T"
    case .graderError: "?"
    case .nothing: ""
    }
  }

  /// The CSS class of the cell.
  var cssClass: String {
    switch self {
    case .passed: "p"
    case .part(let part): "h\(min(4, part / 20))"
    case .begun: "b"
    case .untouched, .missing: "u"
    case .doesNotCompile: "c"
    case .crashed, .timedOut, .outputFlood, .outOfMemory: "x"
    case .notAllowed: "d"
    case .tampered: "t"
    case .graderError: "g"
    case .nothing: "n"
    }
  }

  /// The cells in the legend, with their meanings.
  static let legend: [(HeatCell, String)] = [
    (.passed, "passed"), (.part(85), "failed (percentage that is solved)"),
    (.part(5), "failed nearly all tests"),
    (.begun(40), "unfinished (percentage that is solved)"),
    (.untouched, "not started"), (.missing, "not submitted"), (.doesNotCompile, "doesn't compile"),
    (.crashed, "crashed"), (.timedOut, "didn't finish"), (.outputFlood, "printed too much"),
    (.outOfMemory, "used too much memory"), (.notAllowed, "uses something that isn't allowed"),
    (.tampered, "tampers with its tests"),
    (.graderError, "grader error"),
  ]
}
