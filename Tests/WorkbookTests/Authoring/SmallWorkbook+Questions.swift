@testable import WorkbookAuthoring

extension SmallWorkbook {
  /// The page with the questions about lines.
  static let prose = "Chapters/01-Lights.md"
  /// The source of the questions.
  static let questions = "Tests/01-Lights/LightsQuestions.swift"

  /// Returns a workbook with two questions about lines, which have the wrong answers.
  static func withQuestions() throws -> SmallWorkbook {
    let workbook = try SmallWorkbook()
    workbook[questions] = """
      // complete: bulb
      struct Bulb {
        var isOn = true
        // or: var isOn: Bool
        //   doesn't compile: missing argument
        // or: let isOn = false
        //   shows: dark
      }
      // run
      // uses: switch
      func bulb() -> String { Bulb().isOn ? "bright" : "dark" }
      // shows: bright
      // end

      // order: evening
      func evening() -> String {
        // lines
        let lamp = Lamp()
        lamp.tap()
        let text = lamp.text
        // end of lines
        return text
      }
      // shows: bright
      // end
      """
    workbook[prose] =
      (workbook[prose] ?? "").replacing(
        "## Exercises",
        with: """
          **Before you go on (1):** which bulb shines?

          <!-- complete: \(questions) bulb -->
          ```swift
          ```

          **Before you go on (2):** in which order?

          <!-- order: \(questions) evening -->
          ```swift
          ```

          ## Answers

          1. C: it's on.
             - A: it's off.
             - B: it needs an argument.
          2. A, C, B: the tap comes first.

          ## Exercises
          """)
    _ = try Sync(workbook.workspace).listings()
    return workbook
  }

  /// Corrects the answers to the questions.
  func correctAnswers() {
    replace("1. C:", with: "1. B:", in: Self.prose)
    replace("   - B:", with: "   - C:", in: Self.prose)
    replace("2. A, C, B:", with: "2. B, A, C:", in: Self.prose)
  }
}
