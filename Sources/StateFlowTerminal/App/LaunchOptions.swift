import StateFlow

/// What a person asks of an app on the command line.
struct LaunchOptions: Equatable {
  /// What is to be played instead of a person; `-` for what the standard input holds.
  var script: String?
  /// Where the story is saved in the end.
  var story: StoryFile?
  var colorScheme: ColorScheme?
  /// Whether there are colours; nil for what the terminal has.
  var hasColors: Bool?
  var usesMouse = true
  /// The size of what is played.
  var size = Size(width: 72, height: 20)
  var wantsHelp = false

  /// What is wrong with what was asked.
  struct Fault: Error, Equatable { var message: String }

  private static let names = [
    "--play", "--story", "--light", "--dark", "--color", "--no-mouse", "--size", "--help",
  ]

  /// Reads what stands behind the name of the program.
  init(_ arguments: some Sequence<String>) throws(Fault) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var attached = parts.count > 1 && name.hasPrefix("--") ? String(parts[1]) : nil
      func value(_ what: String) throws(Fault) -> String {
        defer { attached = nil }
        guard let value = attached ?? rest.popFirst() else {
          throw Fault(message: "\(name) needs \(what).")
        }
        return value
      }
      switch name {
      case "--play": script = try value("a script, such as --play 'tap Add'")
      case "--story": story = try Self.story(try value("a file, such as --story story.svg"))
      case "--light": colorScheme = .light
      case "--dark": colorScheme = .dark
      case "--no-mouse": usesMouse = false
      case "--color": hasColors = try Self.color(try value("always, never or auto"))
      case "--size": size = try Self.size(try value("a size, such as --size 60x20"))
      case "--help", "-h": wantsHelp = true
      default: throw Self.unknown(argument, name)
      }
      if let attached {
        throw Fault(message: "\(name) takes no value, and was given \"\(attached)\".")
      }
    }
  }

  private static func unknown(_ argument: String, _ name: String) -> Fault {
    guard argument.hasPrefix("-") else {
      return Fault(message: "\"\(argument)\" is one word too many. A script stands behind --play.")
    }
    let meant = nearest(to: name, among: names).map { "Did you mean \($0)?" }
    return Fault(message: "There is no option \(name). \(meant ?? "--help says which there are.")")
  }

  private static func story(_ path: String) throws(Fault) -> StoryFile {
    guard let file = StoryFile(path) else {
      throw Fault(
        message: "\"\(path)\" is no file for a story: its name ends in .svg, .md or .txt.")
    }
    return file
  }

  private static func color(_ word: String) throws(Fault) -> Bool? {
    switch word {
    case "always": return true
    case "never": return false
    case "auto": return nil
    default: throw Fault(message: "--color is always, never or auto, and not \"\(word)\".")
    }
  }

  private static func size(_ word: String) throws(Fault) -> Size {
    guard let size = Size(written: word) else {
      throw Fault(message: "\"\(word)\" is no size such as 72x20, from 1x1 to 1000x500.")
    }
    return size
  }

  /// What `--help` prints.
  static func help(_ program: String) -> String {
    """
    \(program) runs in a terminal. Press ? there for its keys.

      --play SCRIPT    plays a script, and prints each frame and its story; - reads it from the
                       standard input. Without a terminal, the first frame is printed.
      --story FILE     saves the story in the end, as .svg, .md or .txt
      --size WxH       the size of what is played (72x20)
      --light, --dark  the colors to begin with
      --color WHEN     always, never or auto
      --no-mouse       leaves the mouse to the terminal
      --help           prints this

    A script is steps with semicolons between: tap Add; type 'First name' Frodo
      \(StepReader.usages.map(\.usage).joined(separator: "\n  "))
    Where several things have a label, #2 behind it means the second. Rows are counted from 0.

    """
  }
}
