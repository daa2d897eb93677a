/// What the command line asks for.
struct Options {
  var wantsJSON = false
  var only: [String] = []

  /// A command line that makes no sense, and what to do about it.
  struct Misuse: Error {
    let message: String
  }

  /// Reads the arguments that follow the name of the program.
  ///
  /// - Throws: ``Misuse`` if there is one that is not known.
  init(_ arguments: some Sequence<String>, groups: [String]) throws(Misuse) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
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
          message: "Unknown option \"\(argument)\". Try --json or --only NAME, where NAME is "
            + Self.list(groups) + ".")
      }
    }
  }

  /// Whether a group is asked for.
  func wants(_ group: String) -> Bool { only.isEmpty || only.contains(group) }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
