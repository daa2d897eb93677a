import WorkbookCommandLine
import WorkbookCore

extension Command {
  /// Begins a chapter or an exercise.
  package static let new = Command(
    "new", "Writes every file of a new chapter or exercise: for authors.",
    operands: ["chapter|exercise", "TITLE|CHAPTER", "[NAME ...]"],
    discussion: """
      The files have the right names, are in every list, and build. What is left to the author is \
      marked «write: …», and verify names each place. Nothing is ever overwritten.
      """,
    options: [Flag.json],
    examples: [
      .init("new chapter \"Lists of models\"", "A chapter behind the last one, with one exercise."),
      .init("new chapter Bindings Dial Volume", "A chapter with two exercises."),
      .init("new exercise 02-Bindings Balance", "An exercise behind the others of a chapter."),
    ]
  ) { arguments, session in
    let workspace = AuthoringWorkspace(session)
    let names = Array(arguments.operands.dropFirst(2))
    let written: [WrittenFile]
    switch arguments.operands[0] {
    case "chapter":
      written = try NewChapter(in: workspace, title: arguments.operands[1], exercises: names)
        .write()
    case "exercise":
      let chapter = try session.chapter(named: arguments.operands[1])
      guard names.count == 1 else {
        throw UsageError("Give the exercise one name: new exercise \(chapter.folder) TapCounter.")
      }
      written = try NewExercise(in: workspace, name: names[0]).write(toChapter: chapter.folder)
    default:
      throw UsageError.unknown(
        "kind of thing", arguments.operands[0], among: ["chapter", "exercise"],
        listing: "There are chapter and exercise.")
    }
    if arguments[.json] {
      try session.console.print(json: written)
    } else {
      session.console.print(
        written.map { "\($0.isNew ? "wrote   " : "added to") \($0.path)" })
      session.console.print("\nWhat is left to write: \(Session.call) verify")
    }
    return .done
  }
}
