import WorkbookBook
import WorkbookCore

/// The estimated times and the tasks of a chapter's exercises, which the book shows below the exercises'
/// names.
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
        task = block(for: exercise, indentation: item.1.count)
      }
      result.append(line)
    }
    return (result + task).joined(separator: "\n")
  }

  /// Returns the lines of the blocks for an exercise's time and, if its stub lists requirements, its
  /// task.
  private func block(for exercise: Exercise, indentation: Int) -> [String] {
    let task = TaskComment(in: workspace.text(exercise.stubPath) ?? "")
    let space = String(repeating: " ", count: indentation)
    let time = exercise.minutes > 0 ? ["", "\(space)About \(exercise.minutes) minutes."] : []
    if task.requirements.isEmpty { return time + (time.isEmpty ? [] : [""]) }
    let fence = Fence(language: "text", content: .task(exercise: exercise.name))
    let lines =
      ["```\(fence.words)"] + task.goal + task.requirements.map(\.item) + task.remarks + ["```"]
    return time + [""] + lines.map { space + $0 } + [""]
  }
}
