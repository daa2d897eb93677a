import WorkbookCore

/// The help for the tool and for each command.
struct HelpText {
  let console: Console
  /// The command that runs if the arguments don't specify one.
  let overview: Command

  /// Returns the help for the tool, which lists the given commands.
  func text(listing commands: [(name: String, summary: String)]) -> String {
    var lines = console.wrapped("Guides you through the StateFlow workbook.")
    lines += ["", heading("Usage"), "  \(Session.call) [COMMAND]", ""]
    lines +=
      console.wrapped("Without a command, the tool shows your progress and what to do next.") + [""]
    lines.append(heading("Commands"))
    lines += table(commands.map { ($0.name, $0.summary) })
    lines += ["", heading("Options")] + options(of: overview)
    lines += ["", heading("Examples")]
    lines += examples([
      .init("", "Show your progress and what to do next."),
      .init("watch", "Check an exercise each time you save it."),
      .init("help check", "Show the help for check."),
    ])
    return lines.joined(separator: "\n")
  }

  /// Returns the help for a command.
  func text(for command: Command) -> String {
    let selecting = command.selectingOption?.placeholder.map { [$0] } ?? []
    let call = [Session.call, command.name] + selecting + command.operands
    var lines = console.wrapped(command.summary) + ["", heading("Usage")]
    lines += ["  \((call.filter { !$0.isEmpty } + ["[OPTIONS]"]).joined(separator: " "))", ""]
    for paragraph in command.discussion.split(separator: "\n\n") {
      lines += console.wrapped(String(paragraph)) + [""]
    }
    lines += subcommands(of: command)
    lines.append(heading("Options"))
    lines += options(of: command)
    lines += ["", heading("Examples")] + examples(command.examples)
    return lines.joined(separator: "\n")
  }

  private func subcommands(of command: Command) -> [String] {
    guard let first = command.subcommands.first else { return [] }
    let rows = command.subcommands.map { subcommand in
      let placeholder = subcommand.selectingOption?.placeholder.map { " \($0)" } ?? ""
      return (subcommand.word + placeholder, subcommand.summary)
    }
    let title = first.selectingOption == nil ? "Subcommands" : "Modes"
    return [heading(title)] + table(rows) + [""]
      + console.wrapped("Each has its own help, such as: \(Session.call) help \(first.name)") + [""]
  }

  private func options(of command: Command) -> [String] {
    table(
      command.allOptions.map { option in
        ("--\(option.name)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
      })
  }

  private func heading(_ text: String) -> String { console.styled(text, .bold) }

  private func examples(_ examples: [Command.Example]) -> [String] {
    table(examples.map { ("\(Session.call) \($0.call)".trimmed, $0.meaning) })
  }

  /// Returns rows laid out in two columns, or in one column if the console is too narrow.
  private func table(_ rows: [(left: String, right: String)]) -> [String] {
    let column = (rows.map(\.left.count).max() ?? 0) + 4
    guard column + 20 <= console.width else {
      return rows.flatMap { row in
        ["  " + console.styled(row.left, .cyan)] + console.wrapped(row.right, indent: "      ")
      }
    }
    return rows.flatMap { row -> [String] in
      let indent = String(repeating: " ", count: column)
      var lines = console.wrapped(row.right, indent: indent)
      let gap = String(repeating: " ", count: column - 2 - row.left.count)
      lines[0] = "  " + console.styled(row.left, .cyan) + gap + lines[0].dropFirst(column)
      return lines
    }
  }
}
