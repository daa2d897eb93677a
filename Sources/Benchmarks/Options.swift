/// The options on the command line.
struct Options {
  var wantsJSON = false
  var wantsHelp = false
  var only: [String] = []
  /// The folder of the package that builds are compared with.
  var reference: String?

  /// An error in the command line, with advice on how to correct it.
  struct Misuse: Error {
    let message: String
  }

  /// Parses the arguments that follow the program's name.
  ///
  /// - Throws: ``Misuse`` if an option or a group is unknown.
  init(_ arguments: some Sequence<String>, groups: [BenchmarkGroup]) throws(Misuse) {
    let groups = groups.map(\.name)
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        wantsHelp = true
      case "--json":
        wantsJSON = true
      case "--only":
        guard let name = rest.popFirst() else {
          throw Misuse(message: "Add the name of a group after --only: \(Self.list(groups)).")
        }
        guard groups.contains(name) else {
          throw Misuse(message: "There is no group \"\(name)\". Choose from \(Self.list(groups)).")
        }
        only.append(name)
      case "--reference":
        guard let folder = rest.popFirst() else {
          throw Misuse(message: "Add the folder of a Swift package after --reference.")
        }
        reference = folder
      default:
        throw Misuse(
          message:
            "Unknown option \"\(argument)\". Use --help, --json, --reference FOLDER or --only NAME, "
            + "where NAME is one of \(Self.list(groups)).")
      }
    }
    if only.contains("build"), reference == nil {
      throw Misuse(
        message: "The group \"build\" needs --reference FOLDER, where FOLDER is the Swift package "
          + "that the builds are compared with, such as a checkout of OpenCombine.")
    }
  }

  /// Returns whether the options include a group.
  func wants(_ group: BenchmarkGroup) -> Bool {
    only.isEmpty ? !group.isOptIn : only.contains(group.name)
  }

  /// Returns the program's help text.
  static func help(_ groups: [BenchmarkGroup]) -> String {
    let names = groups.map {
      "  \($0.name)\($0.isOptIn ? " (takes minutes, so it runs only with --only)" : "")"
    }
    return """
      Measures the time and memory that the workbook takes. Each figure is compared with a \
      well-known reference, which is measured in the same run.

        WORKBOOK_TESTS=all swift run -c release Benchmarks [--json] [--only GROUP]… \
      [--reference FOLDER]

      The group build is compared with a debug build of the Swift package in FOLDER. Its limits are \
      those for OpenCombine 0.14.

      Groups:
      \(names.joined(separator: "\n"))
      """
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
