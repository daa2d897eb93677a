/// A command in the `workbook` tool.
///
/// To make a command available, add it to a ``Tool``, which also shows the command's help and
/// suggests its name when a user mistypes it.
package struct Command: Sendable {
  /// An example in a command's help.
  package struct Example: Sendable {
    /// The part of the command line that follows `workbook`.
    let call: String
    /// A description of what this command line does.
    let meaning: String

    /// Creates an example.
    package init(_ call: String, _ meaning: String) {
      self.call = call
      self.meaning = meaning
    }
  }

  /// The name of the command. The name of a subcommand starts with that of its command, as in
  /// `grade report` or `verify --mutants`.
  package private(set) var name: String
  /// A one-line description.
  let summary: String
  /// The operands, as the help shows them. Operands in brackets, such as `[NAME]`, are optional. If
  /// the last operand contains `...`, any number of operands can follow.
  let operands: [String]
  /// Additional paragraphs for the help, separated by empty lines.
  let discussion: String
  /// The options that are specific to this command.
  let options: [any CommandOption]
  /// The commands that apply instead of this one if the arguments contain their names. A name is
  /// either the first operand, such as `report`, or one of the subcommand's options, such as
  /// `--mutants`.
  package let subcommands: [Command]
  /// The examples that the help shows.
  let examples: [Example]
  /// The last words of the names of related commands, keyed by the options that only they have. The
  /// word is empty if the option belongs to the command that has the subcommands.
  var relatedCommands: [String: String] = [:]
  /// Runs the command.
  package let run: @Sendable (Arguments, Session) async throws -> ExitCode

  /// Creates a command.
  package init(
    _ name: String, _ summary: String, operands: [String] = [], discussion: String = "",
    options: [any CommandOption] = [], subcommands: [Command] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Session) async throws -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.discussion = discussion
    self.options = options
    self.examples = examples
    self.run = run
    self.subcommands = subcommands.map { subcommand in
      var named = subcommand
      named.name = "\(name) \(subcommand.name)"
      named.noteOptions(of: subcommands)
      for option in options { named.relatedCommands[option.name] = "" }
      return named
    }
    noteOptions(of: subcommands)
  }

  /// Creates a command of a separate tool.
  package init(
    _ command: SeparateCommand, operands: [String] = [], discussion: String = "",
    options: [any CommandOption] = [], subcommands: [Command] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Session) async throws -> ExitCode
  ) {
    self.init(
      command.name, command.summary, operands: operands, discussion: discussion, options: options,
      subcommands: subcommands, examples: examples, run: run)
  }

  /// The options of this command, along with the options that all commands share.
  package var allOptions: [any CommandOption] { options + [Option<ColorChoice>.color, Flag.help] }

  /// Parses the arguments that follow the command's name.
  ///
  /// - Throws: ``UsageError`` for an unknown option or a wrong number of operands.
  package func arguments(_ texts: [String]) throws -> Arguments {
    try refuseOptionsOfRelatedCommands(texts)
    let arguments = try Arguments(texts, options: allOptions)
    let isOpenEnded = operands.last?.contains("...") == true
    if arguments.operands.count > operands.count, !isOpenEnded {
      throw UsageError("Unexpected argument \"\(arguments.operands[operands.count])\".")
    }
    if let missing = operands.dropFirst(arguments.operands.count).first, !missing.hasPrefix("[") {
      throw UsageError("Missing argument \(missing.replacing("...", with: "")).")
    }
    return arguments
  }
}

extension Option<ColorChoice> {
  static let color = Option(
    "color", choice: "WHEN",
    "When to use color: always, never, or auto. The default, auto, uses color in a terminal unless "
      + "NO_COLOR is set. This option overrides NO_COLOR.")
}

extension Flag {
  static let help = Flag("help", "Show this help.")
  /// The option to print the version.
  package static let version = Flag("version", "Show the version.")
  /// The option to write JSON instead of text.
  package static let json = Flag("json", "Write JSON for other programs.")
}
