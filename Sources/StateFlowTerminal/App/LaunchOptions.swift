import Foundation
import StateFlow
import StateFlowActions

/// The command-line options of an app.
struct LaunchOptions: Equatable {
  /// The script to play instead of waiting for a user. If it's `-`, the script is read from
  /// standard input.
  var script: String?
  /// Whether to play the app's own script, which is the case if `--play` was given without a
  /// script.
  var playsOwnScript = false
  /// Whether to print only the rows that each step of a script changed.
  var printsChanges = false
  /// The path of the file in which to save a recording.
  var recording: String?
  var colorScheme: ColorScheme?
  var usesMouse = true
  /// The size of the screen on which a script is played; `nil` for the default size.
  var size: Size?
  var wantsHelp = false

  /// An error in the arguments.
  struct Fault: Error, Equatable { var message: String }

  private static let names = [
    "--play", "--changes", "--record", "--light", "--dark", "--no-mouse", "--size", "--help",
  ]

  /// Parses the arguments that follow the name of the program.
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
      case "--play":
        if attached == nil, rest.first?.hasPrefix("--") ?? true {
          playsOwnScript = true
        } else {
          script = try value("a script, such as --play 'tap Add'")
        }
      case "--changes": printsChanges = true
      case "--record":
        recording = try Self.recording(try value("a file, such as --record demo.svg"))
      case "--light": colorScheme = .light
      case "--dark": colorScheme = .dark
      case "--no-mouse": usesMouse = false
      case "--size": size = try Self.size(try value("a size, such as --size 60x20"))
      case "--help", "-h": wantsHelp = true
      default: throw Self.unknown(argument, name)
      }
      if let attached {
        throw Fault(message: "\(name) doesn't take a value, but you gave it \"\(attached)\".")
      }
    }
    // Only a play can be recorded.
    if recording != nil, script == nil { playsOwnScript = true }
  }

  private static func unknown(_ argument: String, _ name: String) -> Fault {
    guard argument.hasPrefix("-") else {
      return Fault(
        message: "Unexpected argument \"\(argument)\". To play a script, write it after --play.")
    }
    let meant = nearest(to: name, among: names).map { "Did you mean \($0)?" }
    return Fault(message: "Unknown option \(name). \(meant ?? "--help lists the options.")")
  }

  private static func recording(_ path: String) throws(Fault) -> String {
    guard path.lowercased().hasSuffix(".svg") else {
      throw Fault(
        message: "Can't save a recording as \"\(path)\". Use a name that ends in .svg.")
    }
    return path
  }

  private static func size(_ word: String) throws(Fault) -> Size {
    guard let size = Size(written: word) else {
      throw Fault(message: "\"\(word)\" isn't a size such as 72x20, from 1x1 to 1000x500.")
    }
    return size
  }

  /// Returns the text that `--help` prints.
  static func help(_ program: String) -> String {
    """
    \(program) runs in a terminal. Press ? to see its keys.

      --play           plays the demo's own script
      --play SCRIPT    plays a script and prints each frame with its story; - reads the script from
                       standard input. Without a terminal, the app plays standard input by default.
      --changes        prints only the rows that each step changed
      --record FILE    saves a recording of the play as an animated image, such as demo.svg
      --size WxH       sets the size of the screen for a play; the default is 72x20
      --light, --dark  starts in the light or the dark color scheme
      --no-mouse       ignores the mouse, so that you can select text in the terminal
      --help           prints this help

    Separate the steps of a script with semicolons: tap Add; type Frodo into First name
      \(PlayScript.usages.map(\.usage).joined(separator: "\n  "))
    If several items have the same label, add #2 to choose the second. Rows are numbered from 0.
    You can also choose a tab by the number at the start of its name.

    """
  }
}

/// The standard input of the process.
enum StandardInput {
  /// Whether standard input can contain a script, which is the case if it's a pipe or a file, but
  /// not if it's a terminal or another device.
  static var holdsScript: Bool {
    var status = stat()
    guard fstat(STDIN_FILENO, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFREG
  }
}
