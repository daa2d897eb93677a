import Foundation
import WorkbookCore

/// A command-line tool, which dispatches to commands and reports their errors.
package struct Tool: Sendable {
  /// The version of the workbook.
  package static let version = "1.0"

  private let overview: Command
  /// The tool's own commands, in the order in which the help lists them.
  let commands: [Command]
  /// The commands that a user can specify but that a separate tool runs. The help lists them last.
  private let separateCommands: [SeparateCommand]

  /// Creates a tool.
  ///
  /// - Parameters:
  ///   - overview: The command to run if the arguments don't specify one.
  ///   - commands: All other commands, in the order in which the help lists them.
  ///   - separateCommands: The commands that a separate tool runs.
  package init(
    overview: Command, commands: [Command], separateCommands: [SeparateCommand] = []
  ) {
    self.overview = overview
    self.commands = commands
    self.separateCommands = separateCommands
  }

  /// Runs a command and returns its exit code.
  ///
  /// - Parameters:
  ///   - texts: The command-line arguments, without the name of the program.
  ///   - session: The context for the command.
  package func run(_ texts: [String], in session: Session) async -> ExitCode {
    var session = session
    session.commands = commands
    var command = overview
    do {
      let (name, rest) = split(texts)
      if name == nil, rest.contains("--version") {
        session.console.print("StateFlow workbook \(Tool.version)")
        return .done
      }
      if let separate = separateCommand(named: name == "help" ? split(rest).name : name) {
        // Building a tool takes a minute, which a copy for students should save.
        if name != "help", !requestsHelp(rest),
          separate.subcommandsWithoutSolutions.isDisjoint(with: rest)
        {
          try separate.requireSolutions(in: session.package)
        }
        try await session.become(separate.tool, texts)
      }
      if name == "help" {
        let (name, texts) = split(rest)
        let command = try name.map { try self.command(named: $0).selected(by: texts).command }
        return try help(rest, about: command, in: session)
      }
      if let name { command = try self.command(named: name) }
      let (selected, texts) = command.selected(by: rest)
      command = selected
      if requestsHelp(rest) {
        return try help(rest, about: name == nil ? nil : command, in: session)
      }
      let arguments = try command.arguments(texts)
      session.console.apply(arguments[Option<ColorChoice>.color])
      if session.console.isTerminal { session.console.linkRoot = session.package.root }
      return try await command.run(arguments, session)
    } catch let error as UsageError {
      let help = [Session.call, command.name, "--help"].filter { !$0.isEmpty }
      let hint = error.isActionable ? "" : " Try: \(help.joined(separator: " "))"
      session.console.printError(error.description + hint)
      return .wrongUse
    } catch let error as SetUpError {
      session.console.printError(error.description)
      return .brokenSetUp
    } catch is CancellationError {
      return .interrupted
    } catch {
      session.console.printError(String(describing: error))
      return .brokenSetUp
    }
  }

  /// Separates the command's name from the other arguments.
  private func split(_ texts: [String]) -> (name: String?, rest: [String]) {
    guard let index = Arguments.scan(texts, known: overview.allOptions).operand else {
      return (nil, texts)
    }
    var rest = texts
    return (rest.remove(at: index), rest)
  }

  private func separateCommand(named name: String?) -> SeparateCommand? {
    separateCommands.first { $0.name == name?.lowercased() }
  }

  private func command(named name: String) throws -> Command {
    if let command = commands.first(where: { $0.name == name.lowercased() }) { return command }
    let names = commands.map(\.name) + separateCommands.map(\.name)
    throw UsageError.unknown(
      "command", name, among: names + ["help"],
      listing: "The commands are \(names.joined(separator: ", ")).")
  }

  private func requestsHelp(_ texts: [String]) -> Bool {
    texts.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private func help(
    _ texts: [String], about command: Command?, in session: Session
  ) throws -> ExitCode {
    // Show the help even if the arguments can't be parsed.
    let arguments = try? Arguments(texts, options: (command ?? overview).allOptions)
    var console = session.console
    console.apply(arguments?[Option<ColorChoice>.color])
    let help = HelpText(console: console, overview: overview)
    console.print(
      command.map { help.text(for: $0) }
        ?? help.text(
          listing: commands.map { ($0.name, $0.summary) }
            + separateCommands.map { ($0.name, $0.summary) }))
    return .done
  }
}
