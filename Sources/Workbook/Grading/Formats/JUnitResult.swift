import WorkbookCore

/// A submission in JUnit's XML format, which most CI systems read. The document has a test suite
/// for each exercise and a test case for each test.
///
/// There is no official specification. This type follows what github.com/testmoapp/junitxml
/// documents as common: `testsuites` and `testsuite` with `tests`, `failures`, `errors`, `skipped`,
/// and `time`, and `testcase` with `name`, `classname`, `file`, `line`, and `time`, containing
/// `failure`, `error`, or `skipped`, then `system-out`. Only the time of an exercise is known, so
/// test suites have a time and test cases don't.
struct JUnitResult {
  let row: Gradebook.Row
  let exercises: [Exercise]

  /// The document, without any character that XML 1.0 forbids.
  var text: String {
    let suites = zip(exercises, row.marks).map { Suite(exercise: $0, report: $1.report) }
    let counts = suites.reduce(into: Counts()) { $0.add($1.counts) }
    let seconds = suites.map(\.seconds).reduce(0, +)
    let name = PlainText.oneLine(row.name)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(XML.escaped(name))"\(counts.attributes) time="\(XML.seconds(seconds))">
      \(suites.map(\.text).joined())</testsuites>

      """
  }

  fileprivate struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }

    var attributes: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }
  }

  fileprivate struct Case {
    enum Result { case passed, failure, error, skipped }

    var name: String
    var file: String
    var line: Int
    var result: Result
    var words: String
    var output = ""

    func text(in suite: String) -> String {
      let head =
        "    <testcase name=\"\(XML.escaped(name))\" classname=\"\(XML.escaped(suite))\" "
        + "file=\"\(XML.escaped(file))\" line=\"\(line)\""
      var content = ""
      let message = XML.escaped(PlainText.oneLine(words))
      switch result {
      case .passed: break
      case .skipped: content += "      <skipped message=\"\(message)\"/>\n"
      case .failure:
        content +=
          "      <failure message=\"\(message)\" type=\"failed\">\(XML.escaped(words))</failure>\n"
      case .error:
        content +=
          "      <error message=\"\(message)\" type=\"error\">\(XML.escaped(words))</error>\n"
      }
      if !output.isEmpty {
        content += "      <system-out>\(XML.escaped(output))</system-out>\n"
      }
      return content.isEmpty ? "\(head)/>\n" : "\(head)>\n\(content)    </testcase>\n"
    }
  }

  fileprivate struct Suite {
    let exercise: Exercise
    let report: AnswerReport?

    var seconds: Double { report?.duration ?? 0 }
    private var name: String { "\(Chapter.module(of: exercise.chapter)).\(exercise.suiteName)" }

    var counts: Counts {
      cases.reduce(into: Counts()) { counts, test in
        counts.tests += 1
        switch test.result {
        case .passed: break
        case .failure: counts.failures += 1
        case .error: counts.errors += 1
        case .skipped: counts.skipped += 1
        }
      }
    }

    var text: String {
      """
        <testsuite name="\(XML.escaped(name))"\(counts.attributes) \
      time="\(XML.seconds(seconds))" file="\(XML.escaped(exercise.suitePath))">
      \(cases.map { $0.text(in: name) }.joined())  </testsuite>

      """
    }

    private var cases: [Case] {
      var cases = (report?.tests ?? []).map(testCase)
      if report?.verdict != .passed, cases.allSatisfy({ $0.result == .passed }) {
        let reason =
          report?.reason ?? "\(exercise.name) \(report?.verdict.words ?? "has no answer")."
        let words = [PlainText.passage(reason), report?.firstErrors() ?? ""]
        cases.append(
          Case(
            name: "\(exercise.name) can be graded", file: exercise.answerPath(), line: 1,
            result: .error, words: words.filter { !$0.isEmpty }.joined(separator: "\n\n")))
      }
      return cases
    }

    private func testCase(_ test: TestReport) -> Case {
      let words = FailureDescription(test, of: exercise)
      let text = [words.message, words.story].filter { !$0.isEmpty }.joined(separator: "\n\n")
      let (result, fallback): (Case.Result, String) =
        switch test.outcome {
        case .passed: (.passed, "")
        case .failed: (.failure, "failed")
        case .unfinished: (.skipped, "unfinished")
        case .notReached: (.skipped, "not reached")
        case .crashed: (.error, "crashed")
        case .timedOut: (.error, "didn't finish")
        }
      return Case(
        name: PlainText.oneLine(test.name), file: test.file, line: test.line, result: result,
        words: text.isEmpty ? fallback : text, output: words.output)
    }
  }
}

/// Functions that produce valid XML 1.0.
enum XML {
  /// Returns a string escaped for use as XML text or in an attribute. Characters that XML 1.0
  /// forbids are replaced.
  static func escaped(_ text: String) -> String {
    let text = PlainText.visible(text)
    guard text.utf8.contains(where: { "&<>\"'".utf8.contains($0) }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a number of seconds as text, with three decimal places, regardless of the locale.
  static func seconds(_ seconds: Double) -> String {
    let milliseconds = Int((max(0, seconds) * 1_000).rounded())
    let rest = String(1_000 + milliseconds % 1_000).dropFirst()
    return "\(milliseconds / 1_000).\(rest)"
  }
}
