import Synchronization
import Testing

@testable import WorkbookAuthorCommand
@testable import WorkbookCommandLine
@testable import WorkbookCore
@testable import WorkbookStudent
@testable import WorkbookTestSupport

@Suite struct ToolTests {
  let house = House()

  @Test func `for invalid arguments, the tool exits with status 2 and suggests what to do`() async {
    #expect(await house.call("chek") == "There is no command \"chek\". Did you mean check?")
    #expect(
      await house.call("check", "Lmap") == "There is no exercise \"Lmap\". Did you mean Lamp?")
    #expect(
      await house.call("check", "Lamp", "Door")
        == "Unexpected argument \"Door\". Try: swift run workbook check --help")
    #expect(await house.exitCode("chek") == .wrongUse)
    #expect(await house.exitCode("check", "--lod") == .wrongUse)
  }

  @Test func `the message about an unknown number lists the valid numbers`() async {
    #expect(
      await house.call("read", "7")
        == "There is no chapter \"7\". The chapters are 1 House, 2 Garden.")
    #expect(
      await house.call("check", "9")
        == "There is no exercise \"9\". The exercises are 1.1 to 2.1. To list them, run:\n"
        + "swift run workbook list")
    #expect(
      await house.call("check", "1.9")
        == "There is no exercise \"1.9\". Chapter 1 has 1.1 Lamp, 1.2 Door.")
  }

  @Test func `the version option prints the version`() async {
    #expect(await house.call("--version") == "StateFlow workbook \(Tool.version)")
    #expect(await house.call("--help").contains("\n  --version "))
  }

  @Test func `the help says whether --color overrides NO_COLOR`() async {
    #expect(await house.call("--help", width: 200).contains("overrides NO_COLOR."))
  }

  @Test(arguments: ["Lamp", "lamp", "LAMP", "1.1", "Exercises/01-House/Lamp.swift", "LampTests"])
  func `an exercise is found by any of its names`(name: String) throws {
    #expect(try house.session().exercise(named: name) == House.lamp)
  }

  @Test(arguments: ["2", "02", "02-Garden", "garden", "A garden", "Chapters/02-Garden.md"])
  func `a chapter is found by any of its names`(name: String) throws {
    #expect(try house.session().chapter(named: name).folder == "02-Garden")
  }

  @Test func `an option can precede the command`() async {
    house.runner.say(.of(.passed))
    #expect(await house.call("--color", "never", "check").hasPrefix("1.1 Lamp"))
    #expect(await house.call("--color=always", "check", "lamp").hasPrefix("\u{1B}[1m1.1 Lamp"))
  }

  @Test func `each command has help with examples`() async {
    for command in Tool.workbook.commands {
      let help = await house.call(command.name, "--help")
      #expect(help.contains("Usage\n  swift run workbook \(command.name)"), "\(command.name)")
      #expect(help.contains("Examples\n  swift run workbook \(command.name)"), "\(command.name)")
      #expect(await house.call("help", command.name) == help)
    }
  }

  @Test func `a command's help fits the terminal's width`() async {
    for command in Tool.workbook.commands {
      for width in [40, 80, 200] {
        let lines = await house.call("help", command.name, width: width).split(separator: "\n")
        let wide = lines.filter { $0.count > width && !$0.contains("swift run") }
        #expect(wide == [], "The help for \(command.name) doesn't fit \(width) columns.")
      }
    }
  }

  @Test func `the help lists all commands`() async {
    let help = await house.call("--help")
    let names = Tool.workbook.commands.map(\.name) + SeparateCommand.all.map(\.name)
    #expect(names.allSatisfy { help.contains("\n  \($0) ") })
    #expect(await house.call("help") == help)
  }

  @Test func `the author's tool has all commands`() {
    let names = Tool.workbook.commands.map(\.name) + SeparateCommand.all.map(\.name)
    #expect(Tool.author.commands.map(\.name) == names)
  }

  @Test(arguments: [
    ["grade", "submissions", "--jobs", "2"], ["GRADE"], ["grade", "--help"], ["help", "grade"],
    ["--color", "never", "grade", "setup"], ["--color=never", "help", "grade"],
  ])
  func `a separate tool gets the arguments as they are`(arguments: [String]) async {
    let started = Mutex<[(tool: SeparateTool, arguments: [String])]>([])
    var session = house.session()
    session.become = { tool, arguments in
      started.withLock { $0.append((tool, arguments)) }
      throw CancellationError()
    }
    #expect(await Tool.workbook.run(arguments, in: session) == .interrupted)
    let tools = started.withLock { $0 }
    #expect(tools.map(\.tool) == [.grader])
    #expect(tools.map(\.arguments) == [arguments])
  }

  @Test(arguments: [
    ("grade", "to grade"), ("release", "to make a copy"), ("verify", "to verify it"),
    ("wrong", "to see wrong answers"),
  ])
  func `a copy for students doesn't build a tool that would refuse it`(
    command: String, use: String
  ) async {
    house.withholdSolutions(of: "02-Garden")
    var session = house.session()
    session.become = { _, _ in throw CancellationError() }
    #expect(await Tool.workbook.run([command], in: session) == .brokenSetUp)
    #expect(
      house.transcript.errors.replacing("\n", with: " ")
        == "This copy of the workbook is for students: it has no solutions for chapter 2. "
        + "Use the full workbook \(use).")
    #expect(await Tool.workbook.run([command, "--help"], in: session) == .interrupted)
    #expect(await Tool.workbook.run(["help", command], in: session) == .interrupted)
  }

  @Test(arguments: [
    ["book"], ["practice"], ["grade", "report", "grades"], ["grade", "merge", "a", "b"],
    ["grade", "setup", "slurm"], ["verify", "--practice", "5"],
  ])
  func `a copy for students runs commands that need no solutions`(arguments: [String]) async {
    house.withholdSolutions(of: "02-Garden")
    var session = house.session()
    session.become = { _, _ in throw CancellationError() }
    #expect(await Tool.workbook.run(arguments, in: session) == .interrupted)
  }

  @Test func `the name of a separate command is suggested, too`() async {
    #expect(await house.call("verfy") == "There is no command \"verfy\". Did you mean verify?")
  }
}
