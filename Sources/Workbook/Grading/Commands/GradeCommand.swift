import Foundation
import WorkbookCommandLine

extension Command {
  /// The command that grades submissions.
  package static let grade = grade(makingTools: GradingTools.make)

  /// Creates the command with a different way to make its tools.
  static func grade(makingTools makeTools: @escaping GradingTools.Maker) -> Command {
    Command(
      "grade", "Grades a folder of submissions: for instructors.",
      operands: ["SUBMISSIONS..."],
      discussion: """
        Each entry of SUBMISSIONS is one submission: a folder, a .zip or a .tar.gz with the folder \
        Exercises somewhere inside, as learning platforms pack them. Links, hidden files and what no \
        exercise is named for are left out; the suites are always this workbook's.

        Each answer is built and run in a sandbox, on its own: what it does costs nobody else a \
        point. A grading that was interrupted goes on where it was when it is called again, and \
        answers that are equal are judged once.

        REPORT/index.html shows the class, REPORT/grades.csv goes into a spreadsheet or a learning \
        platform, and REPORT/submissions has a page for each student.

        grade merge REPORT1 REPORT2 puts together what several machines have graded with --shard.

        grade report REPORT writes the reports anew, with other points, another deadline or another \
        roster, and grades nothing. What was chosen about marks is kept with the report, and holds \
        for the next call as well; --forget leaves it out.

        grade prepare compiles what all answers need, so that where each submission has a container \
        of its own the image holds it. While an image is made there is often no sandbox; then \
        --isolation none is no risk, since no answer is run but the solutions.

        grade setup gradescope, github-classroom or container writes files that are ready to use \
        there.

        It leaves with 0 when everything was graded, with 1 when the grader itself failed at \
        something, which is tried again by the next call, with 2 when it was called wrongly, and with \
        3 when nothing can be graded.
        """,
      options: GradeOptions.all + ReportOptions.all + [SavedReportOptions.forget],
      examples: [
        .init("grade submissions --output grades", "Everything, on all cores."),
        .init("grade submissions --output grades --chapters 1,2", "Two chapters."),
        .init("grade submissions --output part3 --shard 3/10", "The third of ten parts."),
        .init("grade merge part1 part2 part3 --output grades", "The parts together."),
        .init(
          "grade submissions --output grades --again alice",
          "That of Alice anew: a part of the name is enough, if no other has it."),
        .init("grade report grades --roster class.csv", "The reports anew, with names."),
        .init("grade prepare --isolation none", "In a container's image, once."),
        .init("grade setup gradescope --output autograder", "Files for Gradescope."),
      ]
    ) { arguments, session in
      switch arguments.operands.first {
      case "merge":
        return try await MergeSubcommand(arguments, in: session).run()
      case "report":
        return try await ReportSubcommand(arguments, in: session).run()
      case "prepare":
        return try await PrepareSubcommand(arguments, in: session, makingTools: makeTools).run()
      case "setup":
        return try SetupSubcommand(arguments, in: session).run()
      default:
        if arguments.operands.count > 1 {
          throw UsageError("\"\(arguments.operands[1])\" is one too many.")
        }
        return try await GradingRun(arguments, in: session, makingTools: makeTools).run()
      }
    }
  }
}
