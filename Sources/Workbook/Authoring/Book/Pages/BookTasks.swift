import WorkbookBook
import WorkbookCore

/// The tasks of a chapter's exercises, which the book shows below the exercises' names, each with a
/// first hint.
///
/// The stubs are the only source of the tasks, and the table of contents that of the hints, so the
/// chapter's file doesn't repeat them.
struct BookTasks {
  /// The exercises of the chapter.
  let exercises: [Exercise]
  let workspace: AuthoringWorkspace

  /// Returns the Markdown of a chapter, with a block for the task in each item of the list of
  /// exercises.
  func added(to markdown: String) -> String {
    var result: [String] = []
    var isInList = false
    var task: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") { isInList = line == "## Exercises" }
      let item = isInList ? line.firstMatch(of: #/^(\d+\. )\*\*(\w+)\*\*/#) : nil
      if item != nil || line.isEmpty {
        result += task
        task = []
      }
      if let item, let exercise = exercises.first(where: { $0.name == item.2 }) {
        task = blocks(for: exercise, indentation: item.1.count)
      }
      result.append(line)
    }
    return (result + task).joined(separator: "\n")
  }

  private func block(_ content: Fence.Content, _ lines: [String]) -> [String] {
    ["```\(Fence(language: "text", content: content).words)"] + lines + ["```"]
  }

  /// Returns the lines of the blocks for an exercise, or an empty array if its stub lists no
  /// requirements.
  private func blocks(for exercise: Exercise, indentation: Int) -> [String] {
    let task = TaskComment(in: workspace.text(exercise.stubPath) ?? "")
    if task.requirements.isEmpty { return [] }
    var lines = block(
      .task(exercise: exercise.name), task.goal + task.requirements.map(\.item) + task.remarks)
    if let hint = exercise.hints.first {
      lines += [""] + block(.hint(exercise: exercise.name), [hint])
    }
    return [""] + lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indentation) + $0 }
      + [""]
  }
}
