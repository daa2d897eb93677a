import WorkbookCommandLine
import WorkbookCore

/// A new exercise, with its files and its lines in the table of contents, the prose, and the demo.
struct NewExercise: Sendable {
  private let workspace: AuthoringWorkspace
  private let name: String
  private let isOptional: Bool
  private let kind: Exercise.Kind

  /// Creates an exercise that follows the last one in a chapter.
  ///
  /// - Parameters:
  ///   - workspace: The workbook.
  ///   - name: The name, such as `DecimalsStepper`.
  ///   - isOptional: Whether students may skip the exercise.
  ///   - kind: The kind of answer that the student writes.
  init(
    in workspace: AuthoringWorkspace, name: String, isOptional: Bool = false,
    kind: Exercise.Kind = .program
  ) {
    self.workspace = workspace
    self.name = name
    self.isOptional = isOptional
    self.kind = kind
  }

  /// Writes the exercise.
  ///
  /// - Parameter folder: The folder of the exercise's chapter, such as `02-Bindings`.
  /// - Returns: The files that were created or changed.
  /// - Throws: ``UsageError`` if a name can't be used or a file exists, or ``SetUpError`` if a list
  ///   that the exercise has to be added to is missing. In both cases, nothing is written.
  func write(toChapter folder: String) throws -> [WrittenFile] {
    guard let chapter = workspace.contents.first(where: { $0.folder == folder }) else {
      let chapters = workspace.contents.map(\.folder).inWords
      throw UsageError("There is no chapter \(folder). The chapters are \(chapters).")
    }
    var transaction = FileTransaction(workspace)
    // Exercises that were added since this program was compiled exist only on disk.
    let onDisk = workspace.files(in: ".stubs/\(chapter.folder)").count { $0.hasSuffix(".swift") }
    let number = max(chapter.exercises.count, onDisk) + 1
    try add(to: &transaction, chapter: chapter, number: number)
    return try transaction.write()
  }

  /// Plans the exercise's files and lines.
  func add(to transaction: inout FileTransaction, chapter: Chapter, number: Int) throws {
    guard name.isTypeName else {
      throw UsageError(
        "\"\(name)\" can't be the name of an exercise. Use a type name, such as TapCounter.")
    }
    guard name != chapter.module else {
      throw UsageError("\(name) is the name of the module. Choose another name for the exercise.")
    }
    guard !workspace.contents.flatMap(\.exercises).contains(where: { $0.name == name }) else {
      throw UsageError("The exercise \(name) already exists. Choose another name.")
    }
    let exercise = Exercise(
      chapter: chapter.folder, number: number, name: name, goal: "", points: 0, hints: [],
      isOptional: isOptional, kind: kind)
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
    if kind == .program {
      try transaction.change(chapter.demo.appPath, in: "line with .tabItem") {
        $0.inserting(skeleton.demoTab) { $0.contains(".tabItem {") }
      }
    }
  }
}
