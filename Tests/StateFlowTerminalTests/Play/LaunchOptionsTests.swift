import StateFlow
import Testing

@testable import StateFlowTerminal

/// What stands behind the name of an app on the command line.
@Suite struct LaunchOptionsTests {
  @Test func `options are read in either spelling`() throws {
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
    (["--lihgt"], "There is no option --lihgt. Did you mean --light?"),
    (["--xyz"], "There is no option --xyz. --help says which there are."),
    (["tap"], "\"tap\" is one word too many. A script stands behind --play."),
    (["--play"], "--play needs a script, such as --play 'tap Add'."),
    (
      ["--story", "story.pdf"],
      "\"story.pdf\" is no file for a story: its name ends in .svg, .md or .txt."
    ),
    (["--size", "big"], "\"big\" is no size such as 72x20, from 1x1 to 1000x500."),
    (["--color", "red"], "--color is always, never or auto, and not \"red\"."),
    (["--light=yes"], "--light takes no value, and was given \"yes\"."),
  ])
  func `what is wrong is said, with what would be right`(arguments: [String], message: String) {
    #expect(throws: LaunchOptions.Fault(message: message)) { try LaunchOptions(arguments) }
  }

  @Test func `a story file is written as the end of its name says`() {
    let story = Story()
    #expect(StoryFile("x.SVG")!.contents(story, of: "app").hasPrefix("<svg"))
    #expect(StoryFile("x.md")!.contents(story, of: "app").hasPrefix("# The story of app"))
    #expect(StoryFile("x")?.path == nil)
  }
}
