import StateFlow
import StateFlowStory
import Testing

@testable import StateFlowTerminal

/// Tests of the command-line options of an app.
@Suite struct LaunchOptionsTests {
  @Test func `an option's value can follow a space or an equals sign`() throws {
    let options = try LaunchOptions([
      "--play", "tap Add", "--story=a b.svg", "--light", "--no-mouse", "--color=never", "--size",
      "60x20",
    ])
    #expect(options.script == "tap Add")
    #expect(options.story == StoryFile("a b.svg"))
    #expect(options.colorScheme == .light)
    #expect(options.hasColors == false)
    #expect(!options.usesMouse)
    #expect(options.size == Size(width: 60, height: 20))
  }

  @Test(arguments: [
    (["--lihgt"], "Unknown option --lihgt. Did you mean --light?"),
    (["--xyz"], "Unknown option --xyz. --help lists the options."),
    (["tap"], "Unexpected argument \"tap\". To play a script, write it after --play."),
    (["--size"], "--size needs a size, such as --size 60x20."),
    (
      ["--story", "story.pdf"],
      "Can't save a story as \"story.pdf\". Use a name that ends in .svg, .md, or .txt."
    ),
    (
      ["--record", "demo.gif"],
      "Can't save a recording as \"demo.gif\". Use a name that ends in .svg or .cast."
    ),
    (["--size", "big"], "\"big\" isn't a size such as 72x20, from 1x1 to 1000x500."),
    (["--color", "red"], "--color must be always, never, or auto, not \"red\"."),
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

  @Test func `the extension of a story file determines its format`() {
    let story = Story()
    #expect(StoryFile("x.SVG")!.contents(story, of: "app").hasPrefix("<svg"))
    #expect(StoryFile("x.md")!.contents(story, of: "app").hasPrefix("# The story of app"))
    #expect(StoryFile("x")?.path == nil)
  }
}
