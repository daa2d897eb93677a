import WorkbookCommandLine

/// A bar that shows how many exercises have passed: those on the road first.
struct ProgressBar {
  let progress: Progress
  let console: Console

  /// The bar and the counts on one line.
  var line: String {
    let core = progress.core
    let others = progress.required.filter { $0.exercise.road != .core }
    let done = core.passedCount
    let extra = [
      others.isEmpty ? nil : "\(others.passedCount) of \(others.count) others",
      progress.optional.passedCount == 0 ? nil : "\(progress.optional.passedCount) optional",
    ].compactMap { $0 }
    let text =
      " \(done) of \(core.count) \(others.isEmpty ? "" : "core ")exercises passed"
      + extra.map { ", \($0)" }.joined()
    let width = max(10, min(30, console.width - text.count - 2))
    let filled = core.isEmpty ? 0 : done * width / core.count
    return "[" + console.styled(String(repeating: "█", count: filled), .green)
      + console.styled(String(repeating: "░", count: width - filled), .dim) + "]" + text
  }
}
