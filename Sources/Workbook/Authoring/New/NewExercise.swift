import WorkbookCommandLine
import WorkbookCore

/// An exercise that is still to be written: its files, with all names right, and its places in the
/// table of contents, the prose and the README.
struct NewExercise: Sendable {
  private let edition: Edition
  private let name: String

  /// An exercise after the last one of a chapter.
  ///
  /// - Parameters:
  ///   - edition: The workbook.
  ///   - name: What it is called, everywhere: `DecimalsStepper`.
  init(in edition: Edition, name: String) {
    self.edition = edition
    self.name = name
  }

  /// Writes the exercise.
  ///
  /// - Parameter folder: The folder of its chapter, such as `02-Bindings`.
  /// - Returns: What was written.
  /// - Throws: ``UsageError`` when a name will not do or a file is there already, ``SetUpError``
  ///   when there is no place for a line; nothing has been written then.
  func write(toChapter folder: String) throws -> [AuthoredFile] {
    guard let chapter = edition.contents.first(where: { $0.folder == folder }) else {
      let chapters = edition.contents.map(\.folder).inWords
      throw UsageError("There is no chapter \(folder). There are \(chapters).")
    }
    var manuscript = Manuscript(edition)
    // What was begun since this was compiled stands on disk only.
    let begun = edition.names(in: ".stubs/\(chapter.folder)").count { $0.hasSuffix(".swift") }
    let number = max(chapter.exercises.count, begun) + 1
    try add(to: &manuscript, chapter: chapter, number: number)
    return try manuscript.write()
  }

  func add(to manuscript: inout Manuscript, chapter: Chapter, number: Int) throws {
    guard name.isTypeName else {
      throw UsageError(
        "\"\(name)\" is no name for an exercise. Use capitals and letters, such as TapCounter.")
    }
    guard name != chapter.module else {
      throw UsageError("\(name) is the name of the module. Choose another name for the exercise.")
    }
    guard !edition.contents.flatMap(\.exercises).contains(where: { $0.name == name }) else {
      throw UsageError("There is an exercise \(name) already. Choose another name.")
    }
    let exercise = Exercise(
      chapter: chapter.folder, number: number, name: name, goal: "", points: 0, hints: [])
    let skeleton = ExerciseSkeleton(exercise: exercise, chapter: chapter)
    try manuscript.create(exercise.answerPath(), skeleton.stub)
    try manuscript.create(exercise.stubPath, skeleton.stub)
    try manuscript.create(exercise.answerPath(in: "Solutions"), skeleton.solution)
    try manuscript.create(exercise.suitePath, skeleton.suite)
    try manuscript.create(exercise.wrongAnswersPath, skeleton.wrongAnswers)
    try manuscript.change(chapter.contentsPath, in: "list of exercises") {
      $0.appending(skeleton.contents, toListBetween: "    [", and: "    ])")
    }
    try manuscript.change(chapter.prosePath, in: "section ## Exercises") {
      $0.appending(skeleton.proseItem, toSection: "## Exercises")
    }
    try manuscript.change(chapter.demo.appPath, in: "line with .tabItem") {
      $0.inserting(skeleton.demoTab) { $0.contains(".tabItem {") }
    }
    try manuscript.change("README.md", in: "row for \(chapter.prosePath)") {
      $0.appending(name, toRowWith: "](\(chapter.prosePath))")
    }
  }
}
