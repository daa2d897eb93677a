import Foundation
import WorkbookCore

/// The page with the numbered statements that the kit's doc comments cite, such as "(S4)".
///
/// Each statement is the name of a test that proves it, such as `S4 writing an equal value runs
/// nothing`.
struct KitStatements {
  /// The sentences that share a number.
  private struct Statement {
    let topic: String
    let number: Int
    var texts: [String]
  }

  /// The name of the page's file in the catalog, without its extension.
  static let pageName = "Statements"

  /// The names of the kit's parts, keyed by the letters at the start of their statements' numbers.
  private static let topics: KeyValuePairs = [
    "S": "State", "B": "Bindings", "I": "Identity", "U": "Updates", "P": "Observable objects",
    "SO": "Objects that a view owns", "OO": "Objects that a view observes", "E": "The environment",
    "C": "Publishers", "T": "Tasks", "AS": "Values in user defaults", "SS": "Values in a scene",
    "N": "Navigation and tabs", "SH": "Sheets", "F": "Focus", "PK": "Preferences",
    "Z": "Schedulers",
  ]

  private let statements: [Statement]

  /// Reads the statements from the names of the kit's tests.
  init(_ workspace: AuthoringWorkspace) {
    var statements: [String: Statement] = [:]
    for path in workspace.files(in: "Tests/StateFlowTests") where path.hasSuffix(".swift") {
      for match in (workspace.text(path) ?? "").matches(
        of: #/func `([A-Z]{1,2})(\d+) ([^`]+)`/#)
      {
        let (topic, number) = (String(match.1), Int(match.2) ?? 0)
        statements["\(topic)\(number)", default: Statement(topic: topic, number: number, texts: [])]
          .texts.append(String(match.3))
      }
    }
    self.statements = Array(statements.values)
  }

  /// The page in DocC's Markdown.
  var markdown: String {
    var lines = [
      "# What the kit promises", "",
      "The kit's reference cites these statements by number. "
        + "Each statement is the name of a test that proves it.",
    ]
    for (letters, title) in Self.topics {
      let ofTopic = statements.filter { $0.topic == letters }.sorted { $0.number < $1.number }
      guard !ofTopic.isEmpty else { continue }
      lines += ["", "## \(title)"]
      for statement in ofTopic {
        lines += ["", "### \(letters)\(statement.number)", ""]
        lines += statement.texts.sorted().map { "- \(Self.sentence($0))" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the name of a test as a sentence in Markdown.
  private static func sentence(_ name: String) -> String {
    let text = name.replacing(#/[\\*_\[\]<>#`]/#) { "\\\($0.0)" }
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
