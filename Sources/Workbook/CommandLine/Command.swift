/// A command of the `workbook` tool.
///
/// A command is a value. To make it available, add it to a ``Tool``, which also provides its help
/// and suggests it for mistyped names.
package struct Command: Sendable {
  /// An example in the help of a command.
  package struct Example: Sendable {
    /// The command line after `workbook`.
    let call: String
    /// What the call does.
    let meaning: String

    /// Creates an example.
    package init(_ call: String, _ meaning: String) {
      self.call = call
      self.meaning = meaning
    }
  }

  /// The name of the command.
  package let name: String
  /// A one-line description.
  let summary: String
  /// The operands as the help shows them. An operand in brackets, such as `[NAME]`, is optional. If
  /// the last one contains `...`, any number of operands can follow.
  let operands: [String]
  /// More paragraphs for the help, separated by empty lines.
  let discussion: String
  /// The options that are specific to this command.
  let options: [any CommandOption]
  /// The examples in the help.
  let examples: [Example]
  /// Runs the command.
  package let run: @Sendable (Arguments, Session) async throws -> ExitCode

  /// Creates a command.
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

  /// The options of this command and those that all commands share.
  package var allOptions: [any CommandOption] { options + [Option<ColorChoice>.color, Flag.help] }

  /// Parses the arguments that follow the command's name.
  ///
  /// - Throws: ``UsageError`` for an unknown option or a wrong number of operands.
  package func arguments(_ texts: [String]) throws -> Arguments {
    let arguments = try Arguments(texts, options: allOptions)
    let isOpenEnded = operands.last?.contains("...") == true
    if arguments.operands.count > operands.count, !isOpenEnded {
      throw UsageError("Unexpected argument \"\(arguments.operands[operands.count])\".")
    }
    if let missing = operands.dropFirst(arguments.operands.count).first, !missing.hasPrefix("[") {
      throw UsageError("Missing argument \(missing).")
    }
    return arguments
  }
}

/// When to use color.
enum ColorChoice: String, CaseIterable, Sendable {
  case always, never, auto
}

extension Option<ColorChoice> {
  static let color = Option(
    "color", choice: "WHEN",
    "When to use color: always, never, or auto. The default, auto, uses color in a terminal unless "
      + "NO_COLOR is set. This option overrides NO_COLOR.")
}

extension Flag {
  static let help = Flag("help", "Show this help.")
  /// The option that prints the version.
  package static let version = Flag("version", "Show the version.")
  /// The option that replaces text with JSON.
  package static let json = Flag("json", "Write JSON for other programs.")
}
