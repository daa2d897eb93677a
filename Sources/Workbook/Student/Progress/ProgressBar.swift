import WorkbookCommandLine

/// A bar that shows how many exercises have passed, not counting optional ones.
struct ProgressBar {
  let progress: Progress
  let console: Console

  /// The bar and the counts on one line.
  var line: String {
    let done = progress.passedCount
    let all = progress.required.count
    let extra = progress.optional.passedCount
    let text =
      " \(done) of \(all) exercises passed" + (extra == 0 ? "" : ", and \(extra) optional")
    let width = max(10, min(30, console.width - text.count - 2))
    let filled = all == 0 ? 0 : done * width / all
    return "[" + console.styled(String(repeating: "█", count: filled), .green)
      + console.styled(String(repeating: "░", count: width - filled), .dim) + "]" + text
  }
}
