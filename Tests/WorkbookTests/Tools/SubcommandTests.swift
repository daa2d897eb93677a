import Testing

@testable import WorkbookAuthorCommand
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookTestSupport

/// Checks the commands that have subcommands, such as `grade report`, or modes, such as
/// `verify --mutants`.
@Suite struct SubcommandTests {
  let house = House()

  /// Runs a command of the author's tool, and returns its exit code and its message on one line.
  private func call(
    _ arguments: String..., width: Int = 80
  ) async -> (code: ExitCode, text: String) {
    house.transcript.clear()
    let code = await Tool.author.run(arguments, in: house.session(width: width))
    let transcript = house.transcript
    return (code, transcript.errors.isEmpty ? transcript.output : transcript.errors)
  }

  private func complaint(_ arguments: String...) async -> String {
    house.transcript.clear()
    #expect(await Tool.author.run(arguments, in: house.session()) == .wrongUse)
    return house.transcript.errors.replacing("\n", with: " ")
  }

  @Test func `an option that has no effect is refused`() async {
    #expect(
      await complaint("grade", "setup", "gradescope", "--penalty", "10")
        == "--penalty needs a deadline. Add --deadline TIME.")
    #expect(
      await complaint("grade", "setup", "gradescope", "--roster", "class.csv")
        == "--roster isn't an option of grade setup. Try: swift run workbook grade setup --help")
    #expect(
      await complaint("grade", "report", "grades", "--shard", "1/2")
        == "--shard isn't an option of grade report. Try: swift run workbook grade report --help")
    #expect(
      await complaint("verify", "--mutants", "--check", "hints")
        == "--check and --mutants can't be combined. "
        + "Try: swift run workbook verify --mutants --help")
    #expect(
      await complaint("verify", "--sample", "3")
        == "--sample needs --mutants. Try: swift run workbook verify --help")
  }

  @Test func `the message about an unknown option or subcommand suggests the closest one`() async {
    #expect(
      await complaint("grade", "report", "grades", "--rooster", "class.csv")
        == "Unknown option --rooster. Did you mean --roster?")
    #expect(
      await complaint("grade", "reprot", "grades")
        == "There is no folder \"reprot\". Did you mean report?")
  }

  @Test func `a missing operand is named, and the subcommand's help is suggested`() async {
    #expect(
      await complaint("grade", "report")
        == "Missing argument REPORT. Try: swift run workbook grade report --help")
    #expect(
      await complaint("grade", "merge", "--output", "x")
        == "Missing argument REPORT. Try: swift run workbook grade merge --help")
  }

  @Test func `options can precede the name of a subcommand`() async {
    let folder = house.package.url("autograder").path
    #expect(await call("grade", "--output", folder, "setup", "gradescope").code == .done)
    #expect(house.files(below: "autograder").count == 2)
  }

  @Test func `the help for a command lists its subcommands, and each has its own help`() async {
    for command in Tool.author.commands {
      let help = await call(command.name, "--help").text
      #expect(await call("help", command.name).text == help)
      for subcommand in command.subcommands {
        let words = subcommand.name.split(separator: " ").map(String.init)
        #expect(help.contains("\n  \(words[1])"), "\(subcommand.name)")
        let own = await call(words[0], words[1], "--help").text
        #expect(own.contains("\nUsage\n  swift run workbook \(subcommand.name)"))
        #expect(own.contains("\nExamples\n  swift run workbook \(words[0])"))
        #expect(own != help)
        #expect(await call("help", words[0], words[1]).text == own)
      }
    }
  }

  @Test(arguments: [40, 80, 200])
  func `the help of each subcommand fits the terminal's width`(width: Int) async {
    for command in Tool.author.commands {
      for name in [command.name] + command.subcommands.map(\.name) {
        let words = ["help"] + name.split(separator: " ").map(String.init)
        house.transcript.clear()
        _ = await Tool.author.run(words, in: house.session(width: width))
        let wide = house.transcript.lines.filter {
          $0.count > width && !$0.contains("swift run")
        }
        #expect(wide == [], "The help for \(name) doesn't fit \(width) columns.")
      }
    }
  }
}
