import Foundation
import WorkbookCommandLine

extension Command {
  /// The command that grades submissions.
  package static let grade = grade(makingTools: GradingTools.make)

  /// Creates the command, given a function that makes the command's tools.
  static func grade(makingTools makeTools: @escaping GradingTools.Maker) -> Command {
    Command(
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

        grade merge REPORT1 REPORT2 merges the results from several machines that used --shard. \
        If a shard is missing, unfinished, or duplicated, the command names it and merges nothing.

        grade report REPORT rewrites the reports without regrading, for example with different \
        points, a different deadline, or a different roster. The options for computing marks are \
        saved with the report and also apply to the next run, unless you use --forget.

        grade similarity SUBMISSIONS shows similar answers side by side in REPORT/similarity.html. \
        It ignores names, comments, and layout, and it runs no code.

        grade prepare compiles what all answers need. If each submission is graded in a separate \
        container, run this command when you build the container image. If there is no sandbox \
        during that build, --isolation none is safe, because only the workbook's own solutions run.

        grade setup gradescope, github-classroom, container, kubernetes, or slurm writes the files \
        for that platform.

        Exits with status 0 if everything was graded, 1 if the grader failed on some submissions \
        (which the next run retries), 2 if the arguments are wrong, and 3 if nothing can be graded.
        """,
      options: GradeOptions.all + ReportOptions.all + [SavedReportOptions.forget],
      examples: [
        .init("grade submissions --output grades", "Grade everything, on all cores."),
        .init("grade submissions --output grades --chapters 1,2", "Grade two chapters."),
        .init("grade submissions --output part3 --shard 3/10", "Grade the third of ten parts."),
        .init("grade merge part1 part2 part3 --output grades", "Merge all parts into one report."),
        .init(
          "grade submissions --output grades --again alice",
          "Grade Alice's submission again. Part of the name is enough if it's unique."),
        .init("grade monday tuesday --output grades", "Grade two folders, with one report."),
        .init("grade report grades --roster class.csv", "Write the reports again, with names."),
        .init("grade report grades --adjust adjust.csv", "Write the reports again, with changes."),
        .init("grade similarity submissions --output grades", "Find similar answers."),
        .init("grade prepare --isolation none", "Prepare for grading, in a container image."),
        .init("grade setup gradescope --output autograder", "Write the files for Gradescope."),
        .init("grade setup slurm --output jobs", "Write the files for a cluster with Slurm."),
      ]
    ) { arguments, session in
      switch arguments.operands.first {
      case "merge":
        return try await MergeSubcommand(arguments, in: session).run()
      case "report":
        return try await ReportSubcommand(arguments, in: session).run()
      case "similarity":
        return try await SimilaritySubcommand(arguments, in: session, makingTools: makeTools).run()
      case "prepare":
        return try await PrepareSubcommand(arguments, in: session, makingTools: makeTools).run()
      case "setup":
        return try SetupSubcommand(arguments, in: session).run()
      default:
        return try await GradingRun(arguments, in: session, makingTools: makeTools).run()
      }
    }
  }
}
