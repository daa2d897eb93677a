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
    operands: ["chapter|exercise", "[ARGUMENT ...]"],
    discussion: """
      The files have the correct names, are listed wherever they need to be, and build. Everything \
      that is left for you to write is marked «write: …», and verify lists those marks. No file is \
      ever overwritten.
      """,
    subcommands: [newChapter, newExercise],
    examples: [
      .init("new chapter \"Lists of models\"", "A chapter after the last one, with two exercises."),
      .init("new exercise 02-Bindings Balance", "An exercise at the end of a chapter."),
    ]
  ) { arguments, _ in
    throw UsageError.unknown(
      "kind of thing", arguments.operands[0], among: ["chapter", "exercise"],
      listing: "Use chapter or exercise.")
  }

  private static let newChapter = Command(
    "chapter", "Writes every file of a new chapter after the last one.",
    operands: ["TITLE", "[NAME ...]"],
    discussion:
      "The names are those of the chapter's exercises. Without a name, there is one. Like every "
      + "chapter, it also has a catch exercise.",
    options: [Flag.json],
    examples: [
      .init("new chapter \"Lists of models\"", "A chapter with one exercise and a catch exercise."),
      .init("new chapter Bindings Dial Volume", "A chapter with these two, and a catch exercise."),
    ]
  ) { arguments, session in
    let written = try NewChapter(
      in: AuthoringWorkspace(session), title: arguments.operands[0],
      exercises: Array(arguments.operands.dropFirst())
    ).write()
    return try report(written, arguments, session)
  }

  private static let newExercise = Command(
    "exercise", "Writes every file of a new exercise at the end of a chapter.",
    operands: ["CHAPTER", "NAME"],
    options: [optional, catches, Flag.json],
    examples: [
      .init("new exercise 02-Bindings Balance", "An exercise at the end of a chapter."),
      .init("new exercise 02-Bindings Balance --optional", "The same exercise, but optional."),
      .init("new exercise 02-Bindings DialCheck --catch", "An exercise that asks for a test."),
    ]
  ) { arguments, session in
    let chapter = try session.chapter(named: arguments.operands[0])
    let written = try NewExercise(
      in: AuthoringWorkspace(session), name: arguments.operands[1],
      isOptional: arguments[optional], kind: arguments[catches] ? .test : .program
    ).write(toChapter: chapter.folder)
    return try report(written, arguments, session)
  }

  /// Prints what was written.
  private static func report(
    _ written: [WrittenFile], _ arguments: Arguments, _ session: Session
  ) throws -> ExitCode {
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
