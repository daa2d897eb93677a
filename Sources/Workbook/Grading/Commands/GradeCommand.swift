import Foundation
import WorkbookCommandLine

extension Command {
  /// The command that grades submissions.
  package static let grade = grade(makingTools: GradingTools.make)

  /// Creates the command with a different way to make its tools.
  static func grade(makingTools makeTools: @escaping GradingTools.Maker) -> Command {
    Command(
      "grade", "Grades a folder of submissions, for instructors.",
      operands: ["SUBMISSIONS..."],
      discussion: """
        Each item in SUBMISSIONS is one submission: a folder, a .zip or a .tar.gz with the folder \
        Exercises somewhere inside, as learning platforms pack them. Swift files without a folder \
        are sorted by the student in their names. Links, hidden files and files that aren't named \
        after an exercise are ignored. The tests are always this workbook's own. You can name \
        several folders, such as one for each section.

        Each answer is built and run separately in a sandbox, so it can't affect other students' \
        marks. Identical answers are graded once. If you interrupt grading, run the same command to \
        resume. The report follows the folder: a submission that you rename or delete leaves it.

        REPORT/index.html shows the class, REPORT/grades.csv is for a spreadsheet or a learning \
        platform, and REPORT/submissions has a page for each student.

        Students are matched by --roster, a CSV file as your platform exports it, in any language. \
        With --groups COLUMN, one submission counts for all members of a group. Gradescope's export \
        names the students itself.

        --adjust FILE changes marks by hand. The CSV file has the columns name, exercise, points, \
        comment and extension. The points for an exercise, or for total, replace those earned. The \
        comment says why, and the student reads it too. An extension is a number of days, or a new \
        deadline.

        grade merge REPORT1 REPORT2 merges the results of several machines that graded with --shard. \
        If a shard is missing, unfinished or there twice, it names the shard and merges nothing.

        grade report REPORT rewrites the reports without regrading, for example with different \
        points, a different deadline or a different roster. Options about marks are saved with the \
        report and apply to the next run as well, unless you use --forget.

        grade similarity SUBMISSIONS lists answers that are alike after names, comments and layout \
        are ignored, side by side, in REPORT/similarity.html. It runs nothing.

        grade prepare compiles what all answers need. Use it when building a container image, if \
        each submission is graded in a separate container. There is often no sandbox while an image \
        is built; --isolation none is safe then, because only the workbook's own solutions run.

        grade setup gradescope, github-classroom, container, kubernetes or slurm writes the files \
        for that platform.

        Exits with status 0 if everything was graded, 1 if the grader failed on some submissions \
        (which the next run retries), 2 if the arguments are wrong, and 3 if nothing can be graded.
        """,
      options: GradeOptions.all + ReportOptions.all + [SavedReportOptions.forget],
      examples: [
        .init("grade submissions --output grades", "Everything, on all cores."),
        .init("grade submissions --output grades --chapters 1,2", "Two chapters."),
        .init("grade submissions --output part3 --shard 3/10", "The third of ten parts."),
        .init("grade merge part1 part2 part3 --output grades", "Merges the parts."),
        .init(
          "grade submissions --output grades --again alice",
          "Grades Alice again. Part of the name is enough if it's unique."),
        .init("grade monday tuesday --output grades", "Two folders as one class."),
        .init("grade report grades --roster class.csv", "Rewrites the reports with names."),
        .init("grade report grades --adjust adjust.csv", "Rewrites the reports with your changes."),
        .init("grade similarity submissions --output grades", "Compares answers."),
        .init("grade prepare --isolation none", "Once, in a container image."),
        .init("grade setup gradescope --output autograder", "Files for Gradescope."),
        .init("grade setup slurm --output jobs", "Files for a thousand students."),
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
