import Foundation
import WorkbookCommandLine

extension Command {
  /// The command that grades submissions.
  package static let grade = grade(
    makingTools: GradingTools.make, findingSandbox: ToolLauncher.sandbox)

  /// Creates the command, given functions that make the command's tools, and that find the sandbox in
  /// which submissions to an exam are unpacked.
  static func grade(
    makingTools makeTools: @escaping GradingTools.Maker,
    findingSandbox findSandbox: @escaping ExamRun.SandboxFinder
  ) -> Command {
    let subcommands = [
      ReportSubcommand.command, MergeSubcommand.command,
      SimilaritySubcommand.command(makingTools: makeTools),
      PrepareSubcommand.command(makingTools: makeTools), SetupSubcommand.command,
      ExamRun.command(findingSandbox: findSandbox),
    ]
    return Command(
      .grade,
      operands: ["SUBMISSIONS..."],
      discussion: """
        Each item in SUBMISSIONS is one submission: a folder, a .zip, or a .tar.gz file that \
        contains the Exercises folder, at any depth. A Swift file without a folder belongs to the \
        student named in its file name. Links, hidden files, and files that aren't named after an \
        exercise are ignored. The tests are always this workbook's own. You can name several \
        folders, such as one for each section.

        Each answer is built and run separately in a sandbox, so it can't affect other students' \
        marks. Identical answers are graded once. If you interrupt grading, run the same command to \
        resume. The report matches the folder: if you rename or delete a submission, its old \
        result is removed.

        REPORT/index.html shows all results, REPORT/grades.csv is for a spreadsheet or a learning \
        platform, and REPORT/submissions contains a page for each student.

        To match students, use --roster FILE with a CSV file that your platform exports, in any \
        language. With --groups COLUMN, one submission counts for all members of a group. An \
        export from Gradescope already names the students.

        --adjust FILE applies your own changes. The CSV file has the columns name, exercise, \
        points, comment, and extension. The points for an exercise, or for total, replace those \
        earned. The comment says why, and the student can read it. An extension is a number of \
        days, or a new deadline.

        The options for marks and reports are saved with the report and also apply to the next \
        run, unless you use --forget.

        Exits with status 0 if everything was graded, 1 if the grader failed on some submissions \
        (which the next run retries), 2 if the arguments are wrong, and 3 if nothing can be graded.
        """,
      options: GradeOptions.all + ReportOptions.all + [SavedReportOptions.forget],
      subcommands: subcommands,
      examples: [
        .init("grade submissions --output grades", "Grade everything, on all cores."),
        .init("grade submissions --output grades --chapters 1,2", "Grade two chapters."),
        .init("grade submissions --output part3 --shard 3/10", "Grade the third of ten parts."),
        .init(
          "grade submissions --output grades --again alice",
          "Grade Alice's submission again. Part of the name is enough if it's unique."),
        .init("grade monday tuesday --output grades", "Grade two folders, with one report."),
        .init("grade submissions --exam exam", "Grade an exam that exam new has made."),
        .init("grade report grades --roster class.csv", "Rewrite the reports with names."),
      ]
    ) { arguments, session in
      // The first operand may be a mistyped subcommand.
      if let name = arguments.operands.first, !name.contains("/"),
        !FileManager.default.fileExists(atPath: name)
      {
        throw UsageError.unknown(
          "folder", name, among: subcommands.map(\.name),
          listing: "Pass the folder that contains the submissions.")
      }
      return try await GradingRun(arguments, in: session, makingTools: makeTools).run()
    }
  }
}
