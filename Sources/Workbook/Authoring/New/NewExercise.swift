import WorkbookCommandLine
import WorkbookCore

/// An exercise that is still to be written: its files, with all names right, and its places in the
/// table of contents, the prose and the README.
struct NewExercise: Sendable {
  private let workspace: AuthoringWorkspace
  private let name: String

  /// An exercise after the last one of a chapter.
  ///
  /// - Parameters:
  ///   - workspace: The workbook.
  ///   - name: What it is called, everywhere: `DecimalsStepper`.
  init(in workspace: AuthoringWorkspace, name: String) {
    self.workspace = workspace
    self.name = name
  }

  /// Writes the exercise.
  ///
  /// - Parameter folder: The folder of its chapter, such as `02-Bindings`.
  /// - Returns: What was written.
  /// - Throws: ``UsageError`` when a name will not do or a file is there already, ``SetUpError``
  ///   when there is no place for a line; nothing has been written then.
  func write(toChapter folder: String) throws -> [WrittenFile] {
    guard let chapter = workspace.contents.first(where: { $0.folder == folder }) else {
      let chapters = workspace.contents.map(\.folder).inWords
      throw UsageError("There is no chapter \(folder). There are \(chapters).")
    }
    var transaction = FileTransaction(workspace)
    // What was begun since this was compiled stands on disk only.
    let begun = workspace.names(in: ".stubs/\(chapter.folder)").count { $0.hasSuffix(".swift") }
    let number = max(chapter.exercises.count, begun) + 1
    try add(to: &transaction, chapter: chapter, number: number)
    return try transaction.write()
  }

  func add(to transaction: inout FileTransaction, chapter: Chapter, number: Int) throws {
    guard name.isTypeName else {
      throw UsageError(
        "\"\(name)\" is no name for an exercise. Use capitals and letters, such as TapCounter.")
    }
    guard name != chapter.module else {
      throw UsageError("\(name) is the name of the module. Choose another name for the exercise.")
    }
    guard !workspace.contents.flatMap(\.exercises).contains(where: { $0.name == name }) else {
      throw UsageError("There is an exercise \(name) already. Choose another name.")
    }
    let exercise = Exercise(
      chapter: chapter.folder, number: number, name: name, goal: "", points: 0, hints: [])
    let skeleton = ExerciseSkeleton(exercise: exercise, chapter: chapter)
    try transaction.create(exercise.answerPath(), skeleton.stub)
    try transaction.create(exercise.stubPath, skeleton.stub)
    try transaction.create(exercise.answerPath(in: "Solutions"), skeleton.solution)
    try transaction.create(exercise.suitePath, skeleton.suite)
    try transaction.create(exercise.wrongAnswersPath, skeleton.wrongAnswers)
    try transaction.change(chapter.contentsPath, in: "list of exercises") {
      $0.appending(skeleton.contents, toListBetween: "    [", and: "    ])")
    }
    try transaction.change(chapter.prosePath, in: "section ## Exercises") {
      $0.appending(skeleton.proseItem, toSection: "## Exercises")
    }
    try transaction.change(chapter.demo.appPath, in: "line with .tabItem") {
      $0.inserting(skeleton.demoTab) { $0.contains(".tabItem {") }
    }
    try transaction.change("README.md", in: "row for \(chapter.prosePath)") {
      $0.appending(name, toRowWith: "](\(chapter.prosePath))")
    }
  }
}
