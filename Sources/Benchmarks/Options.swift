/// What the command line asks for.
struct Options {
  var wantsJSON = false
  var wantsHelp = false
  var only: [String] = []

  /// A command line that makes no sense, and what to do about it.
  struct Misuse: Error {
    let message: String
  }

  /// Reads the arguments that follow the name of the program.
  ///
  /// - Throws: ``Misuse`` if there is one that is not known.
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
          throw Misuse(message: "--only needs the name of a group: \(Self.list(groups)).")
        }
        guard groups.contains(name) else {
          throw Misuse(message: "There is no group \"\(name)\". Try \(Self.list(groups)).")
        }
        only.append(name)
      default:
        throw Misuse(
          message:
            "Unknown option \"\(argument)\". Try --help, --json or --only NAME, where NAME is "
            + Self.list(groups) + ".")
      }
    }
  }

  /// Whether a group is asked for.
  func wants(_ group: BenchmarkGroup) -> Bool {
    only.isEmpty ? !group.isOptIn : only.contains(group.name)
  }

  /// How the program is used.
  static func help(_ groups: [BenchmarkGroup]) -> String {
    let names = groups.map { "  \($0.name)\($0.isOptIn ? " (takes minutes; only if named)" : "")" }
    return """
      Measures what the workbook costs, beside something well known in the same run.

        WORKBOOK_TESTS=all swift run -c release Benchmarks [--json] [--only GROUP]…

      Groups:
      \(names.joined(separator: "\n"))
      """
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
