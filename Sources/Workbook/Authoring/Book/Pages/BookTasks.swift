import WorkbookBook
import WorkbookCore

/// The estimated times and the tasks of a chapter's exercises, which the book shows below the exercises'
/// names, each with a first hint.
///
/// The table of contents and the stubs are their only sources, so the chapter's file doesn't repeat them.
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

  /// Returns the lines of the blocks for an exercise: its time and, if its stub lists requirements, its
  /// task and a first hint.
  private func blocks(for exercise: Exercise, indentation: Int) -> [String] {
    let task = TaskComment(in: workspace.text(exercise.stubPath) ?? "")
    var blocks: [[String]] = []
    if exercise.minutes > 0 { blocks.append(["About \(exercise.minutes) minutes."]) }
    if !task.requirements.isEmpty {
      blocks.append(
        block(
          .task(exercise: exercise.name), task.goal + task.requirements.map(\.item) + task.remarks))
      if let hint = exercise.hints.first {
        blocks.append(block(.hint(exercise: exercise.name), [hint]))
      }
    }
    let space = String(repeating: " ", count: indentation)
    return blocks.flatMap { [""] + $0.map { $0.isEmpty ? "" : space + $0 } }
      + (blocks.isEmpty ? [] : [""])
  }
}
