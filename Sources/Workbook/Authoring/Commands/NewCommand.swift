import WorkbookCommandLine
import WorkbookCore

extension Command {
  private static let optional = Flag(
    "optional", "Create an exercise that students may skip.")
  private static let catches = Flag(
    "catch", "Create an exercise that asks for a test, which the suite runs on several programs.")

  /// The command that writes the files of a new chapter or exercise.
  package static let new = Command(
    .new,
    operands: ["chapter|exercise", "TITLE|CHAPTER", "[NAME ...]"],
    discussion: """
      The files have the correct names, are listed wherever they need to be, and build. Everything \
      that is left for you to write is marked «write: …», and verify lists those marks. No file is \
      ever overwritten.
      """,
    options: [optional, catches, Flag.json],
    examples: [
      .init("new chapter \"Lists of models\"", "A chapter after the last one, with two exercises."),
      .init("new chapter Bindings Dial Volume", "A chapter with these two, and a catch exercise."),
      .init("new exercise 02-Bindings Balance", "An exercise at the end of a chapter."),
      .init("new exercise 02-Bindings Balance --optional", "The same exercise, but optional."),
      .init("new exercise 02-Bindings DialCheck --catch", "An exercise that asks for a test."),
    ]
  ) { arguments, session in
    let workspace = AuthoringWorkspace(session)
    let names = Array(arguments.operands.dropFirst(2))
    let written: [WrittenFile]
    switch arguments.operands[0] {
    case "chapter":
      guard !arguments[optional] else {
        throw UsageError("Only an exercise can be optional. Leave out --optional.")
      }
      written = try NewChapter(in: workspace, title: arguments.operands[1], exercises: names)
        .write()
    case "exercise":
      let chapter = try session.chapter(named: arguments.operands[1])
      guard names.count == 1 else {
        throw UsageError(
          "An exercise needs one name, as in: new exercise \(chapter.folder) TapCounter.")
      }
      written = try NewExercise(
        in: workspace, name: names[0], isOptional: arguments[optional],
        kind: arguments[catches] ? .test : .program
      ).write(toChapter: chapter.folder)
    default:
      throw UsageError.unknown(
        "kind of thing", arguments.operands[0], among: ["chapter", "exercise"],
        listing: "Use chapter or exercise.")
    }
    if arguments[.json] {
      try session.console.print(json: written)
    } else {
      session.console.print(
        written.map { "\($0.isNew ? "wrote   " : "added to") \($0.path)" })
      session.console.print("\nTo see what is left to write, run: \(Session.call) verify")
    }
    return .done
  }
}
