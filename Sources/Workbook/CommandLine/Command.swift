/// Something that `workbook` can be told to do.
///
/// A command is a value. Once a ``Tool`` has it, you can call it, it has help, and a mistyped name
/// finds it.
package struct Command: Sendable {
  /// A call, and what it is good for.
  package struct Example: Sendable {
    /// What is written behind `workbook`.
    let call: String
    /// What it does.
    let meaning: String

    /// A call, and what it is good for.
    package init(_ call: String, _ meaning: String) {
      self.call = call
      self.meaning = meaning
    }
  }

  /// What it is called by.
  package let name: String
  /// What it does, in one line.
  let summary: String
  /// What it takes, as the help shows it: `[NAME]`. Words in brackets may be left out.
  let operands: [String]
  /// What else a reader of the help must know.
  let discussion: String
  /// What can be written with two hyphens, beside what every command knows.
  let options: [any CommandOption]
  /// Calls to learn from.
  let examples: [Example]
  /// Does it.
  package let run: @Sendable (Arguments, Session) async throws -> ExitCode

  /// A command.
  package init(
    _ name: String, _ summary: String, operands: [String] = [], discussion: String = "",
    options: [any CommandOption] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Session) async throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.discussion = discussion
    self.options = options
    self.examples = examples
    self.run = run
  }

  /// Its options, and those of every command.
  package var allOptions: [any CommandOption] { options + [Option<ColorChoice>.color, Flag.help] }

  /// Reads what was written behind its name.
  package func arguments(_ texts: [String]) throws -> Arguments {
    let arguments = try Arguments(texts, options: allOptions)
    let isOpenEnded = operands.last?.contains("...") == true
    if arguments.operands.count > operands.count, !isOpenEnded {
      throw UsageError("\"\(arguments.operands[operands.count])\" is one too many.")
    }
    if let missing = operands.dropFirst(arguments.operands.count).first, !missing.hasPrefix("[") {
      throw UsageError("\(missing) is missing.")
    }
    return arguments
  }
}

/// When to write in color.
enum ColorChoice: String, CaseIterable, Sendable {
  case always, never, auto
}

extension Option<ColorChoice> {
  static let color = Option(
    "color", choice: "WHEN",
    "Write in color: always, never, or auto, which is on a terminal only, and not where NO_COLOR is "
      + "set. What is said here counts more than NO_COLOR.")
}

extension Flag {
  static let help = Flag("help", "Show this help.")
  package static let version = Flag("version", "Say which edition this is.")
  package static let json = Flag("json", "Write JSON, for another program to read.")
}
