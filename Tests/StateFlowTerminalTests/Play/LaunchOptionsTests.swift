import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the command-line options of an app.
@Suite struct LaunchOptionsTests {
  @Test func `an option's value can follow a space or an equals sign`() throws {
    let options = try LaunchOptions([
      "--play", "tap Add", "--record=a b.SVG", "--light", "--no-mouse", "--size", "60x20",
    ])
    #expect(options.script == "tap Add")
    #expect(options.recording == "a b.SVG")
    #expect(options.colorScheme == .light)
    #expect(!options.usesMouse)
    #expect(options.size == Size(width: 60, height: 20))
  }

  @Test(arguments: [
    (["--lihgt"], "Unknown option --lihgt. Did you mean --light?"),
    (["--xyz"], "Unknown option --xyz. --help lists the options."),
    (["tap"], "Unexpected argument \"tap\". To play a script, write it after --play."),
    (["--size"], "--size needs a size, such as --size 60x20."),
    (
      ["--record", "demo.gif"],
      "Can't save a recording as \"demo.gif\". Use a name that ends in .svg."
    ),
    (["--size", "big"], "\"big\" isn't a size such as 72x20, from 1x1 to 1000x500."),
    (["--light=yes"], "--light doesn't take a value, but you gave it \"yes\"."),
  ])
  func `an error message says what is wrong and what to do instead`(
    arguments: [String], message: String
  ) {
    #expect(throws: LaunchOptions.Fault(message: message)) { try LaunchOptions(arguments) }
  }

  @Test func `--play without a script and --record both play the app's own script`() throws {
    #expect(try LaunchOptions(["--play"]).playsOwnScript)
    #expect(try LaunchOptions(["--play", "--changes"]).playsOwnScript)
    #expect(try LaunchOptions(["--record", "a.svg"]).playsOwnScript)
    #expect(try !LaunchOptions(["--record", "a.svg", "--play", "tap A"]).playsOwnScript)
    #expect(try LaunchOptions(["--play", "-"]).script == "-")
  }
}
