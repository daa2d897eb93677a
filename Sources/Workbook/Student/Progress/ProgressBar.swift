import WorkbookCommandLine
import WorkbookCore

/// A bar that shows how many exercises have passed.
///
/// A cell of the bar can be filled in part, so that the bar moves with the first exercise.
struct ProgressBar {
  let console: Console
  /// The number of exercises that have passed.
  let done: Int
  let count: Int
  /// The words after the bar.
  let text: String

  /// Creates a bar for all exercises: those on the road first.
  init(progress: Progress, console: Console) {
    self.console = console
    let core = progress.core
    let others = progress.required.filter { $0.exercise.road != .core }
    done = core.passedCount
    count = core.count
    let extra = [
      others.isEmpty ? nil : "\(others.passedCount) of \(others.count) others",
      progress.optional.passedCount == 0 ? nil : "\(progress.optional.passedCount) optional",
    ].compactMap { $0 }
    text =
      " \(done) of \(core.count) \(others.isEmpty ? "" : "core ")exercises passed"
      + extra.map { ", \($0)" }.joined()
  }

  /// Creates a bar for the exercises of a chapter.
  init(chapter: Chapter, in progress: Progress, console: Console) {
    self.console = console
    let items = progress.items.filter {
      $0.exercise.chapter == chapter.folder && !$0.exercise.isOptional
    }
    done = items.passedCount
    count = items.count
    text = " \(done) of \(count) in chapter \(chapter.number)"
  }

  /// The bar and the counts on one line.
  var line: String {
    let width = max(10, min(30, console.width - text.count - 2))
    let cells = cells(in: width)
    return "[" + console.styled(cells.filled, .green) + console.styled(cells.rest, .dim) + "]"
      + text
  }

  /// Returns the filled and the other cells of a bar.
  private func cells(in width: Int) -> (filled: String, rest: String) {
    let isPlain = !console.usesUnicode
    let parts = isPlain ? 1 : 8
    var filled = count == 0 ? 0 : done * width * parts / count
    // The first exercise is visible, however many there are.
    if done > 0 { filled = max(1, filled) }
    let eighths = filled % parts
    let part = eighths == 0 ? "" : String(Array("▏▎▍▌▋▊▉")[eighths - 1])
    let full = String(repeating: isPlain ? "#" : "█", count: filled / parts)
    let rest = width - filled / parts - part.count
    return (full + part, String(repeating: isPlain ? "-" : "░", count: rest))
  }
}
