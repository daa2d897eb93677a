import Foundation

extension Scenario {
  /// The program's source without names, titles, and literals. Two programs with the same shape are the
  /// same up to names.
  package var shape: String {
    var names: [Substring: Int] = [:]
    return program.source.replacing(/"(?:[^"\\]|\\\([^)]*\)|\\.)*"/) { match in
      // What a string interpolates is a part of the shape.
      "\""
        + match.output.matches(of: /\\\(([^)]*)\)/).map { String($0.output.1) }
        .joined(separator: " ") + "\""
    }.replacing(/[A-Za-z_][A-Za-z0-9_]*/) { match in
      if Self.keywords.contains(String(match.output)) { return String(match.output) }
      let number = names[match.output] ?? names.count
      names[match.output] = number
      return "n\(number)"
    }.replacing(/\b\d+\b/, with: "0")
  }

  private static let keywords: Set<String> = [
    "struct", "enum", "class", "final", "extension", "static", "let", "var", "func", "private",
    "some", "if", "else", "in", "get", "set", "self", "return", "View", "Text", "Button", "Toggle",
    "VStack", "ForEach", "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject",
    "Environment", "EnvironmentKey", "EnvironmentValues", "AppStorage", "Published", "Observable",
    "ObservableObject", "Identifiable", "Equatable", "body", "id", "environment",
    "environmentObject", "equatable", "toggle", "isOn", "action", "insert", "removeFirst",
    "reverse", "task",
  ]
}
