import WorkbookCommandLine
import WorkbookCore

/// A summary of the student's progress: the exercises that have passed, the last check, and the
/// next step.
struct Overview {
  let progress: Progress
  /// The number of rules whose practice is due.
  var dueRules = 0
  let console: Console

  /// The lines of the overview.
  var lines: [String] {
    [ProgressBar(progress: progress, console: console).line, ""] + progress.chapters.flatMap(lines)
      + [""] + last + practice + next
  }

  private var practice: [String] {
    guard dueRules > 0 else { return [] }
    return console.wrapped("To practice again: \(dueRules) \(dueRules == 1 ? "rule" : "rules")")
      + ["  " + console.styled("\(Session.call) practice", .cyan), ""]
  }

  /// Returns the lines for a chapter. If the chapter contains the next exercise, the lines list all
  /// of the chapter's exercises. Otherwise, a single line names the exercises that were started but
  /// haven't passed.
  private func lines(of chapter: Chapter) -> [String] {
    let items = progress.items.filter { $0.exercise.chapter == chapter.folder }
    let required = items.filter { !$0.exercise.isOptional }
    let numbers = progress.chapters.map { String($0.number).count }.max() ?? 0
    let titles = progress.chapters.map(\.title.count).max() ?? 0
    let number = String(repeating: " ", count: numbers - String(chapter.number).count)
    let gap = String(repeating: " ", count: titles - chapter.title.count + 2)
    let title =
      number + console.styled("\(chapter.number) \(chapter.title)", .bold) + gap
      + console.styled("\(required.passedCount)/\(required.count)", .dim)
    let indent = String(repeating: " ", count: numbers + 1)
    if chapter.folder == progress.next?.exercise.chapter {
      return [title] + exercises(items).map { indent + $0 }
    }
    let begun = items.filter { $0.state != .passed && $0.state != .unfinished }
      .map { console.styled($0.state.mark, $0.state.style) + " " + $0.exercise.label }
    guard !begun.isEmpty else { return [title] }
    let line = title + "  " + begun.joined(separator: "  ")
    return visibleCount(line) <= console.width
      ? [line] : [title] + console.wrapped(begun.joined(separator: "  "), indent: indent)
  }

  private func exercises(_ items: [Progress.Item]) -> [String] {
    let names = (items.map(\.exercise.name.count).max() ?? 0) + 2
    return items.map { item in
      let gap = String(repeating: " ", count: names - item.exercise.name.count)
      let isNext = item.exercise == progress.next?.exercise
      let name = isNext ? console.styled(item.exercise.name, .bold) : item.exercise.name
      return console.styled(item.state.mark, item.state.style)
        + " \(item.exercise.label) " + name + gap
        + console.styled(item.label, item.state.style)
    }
  }

  private var last: [String] {
    guard let name = progress.saved.lastChecked,
      // A result for an earlier answer says nothing about the current one.
      let result = progress.items.first(where: { $0.exercise.name == name })?.last
    else { return [] }
    return console.wrapped("Last check: \(name) \(result.sentence)") + [""]
  }

  private var next: [String] {
    guard let next = progress.next else {
      let left = progress.optional.filter { $0.state != .passed }.map(\.exercise)
      return console.wrapped("All exercises passed. Well done!")
        + (left.isEmpty
          ? []
          : console.wrapped(
            "To go deeper, try " + left.map { "\($0.label) \($0.name)" }.joined(separator: ", ")
              + "."
          ))
    }
    var lines: [String] = []
    if progress.isFresh {
      lines +=
        console.wrapped(
          "Welcome. Each exercise is a file with a hole in it, marked by a call to unfinished, and "
            + "a suite of tests that passes when your answer is correct. Failing first is part of "
            + "learning: each failure shows what was on the screen and why.") + [""]
    }
    let chapter = progress.chapters.first { $0.folder == next.exercise.chapter }
    let time = next.exercise.minutes > 0 ? ", about \(next.exercise.minutes) minutes" : ""
    lines.append(
      "Next: " + console.styled("\(next.exercise.label) \(next.exercise.name)", .bold) + time)
    lines += console.wrapped(next.exercise.goal, indent: "  ")
    lines.append("")
    let steps = [
      ("Read", chapter?.prosePath ?? "", "read \(chapter?.number ?? 0)"),
      next.state == .missing
        ? ("Restore", next.location, "reset \(next.exercise.name)")
        : (next.holes.isEmpty ? "Edit" : "Open", next.location, ""),
      ("Check", "", "check"),
      ("Watch", "", "watch"),
    ]
    for (verb, location, call) in steps {
      let label = verb + String(repeating: " ", count: max(1, 7 - verb.count))
      let parts = [
        location.isEmpty ? nil : console.path(location),
        call.isEmpty ? nil : console.styled("\(Session.call) \(call)", .cyan),
      ].compactMap { $0 }
      let line = "  \(label)" + parts.joined(separator: "   ")
      lines +=
        visibleCount(line) <= console.width || parts.count == 1
        ? [line] : ["  \(label)" + parts[0], "         " + parts[1]]
    }
    return lines + next.taskLines(console)
  }
}

extension Progress.Item {
  /// Returns the tasks of the stub, each preceded by an empty line.
  func taskLines(_ console: Console) -> [String] { Self.lines(for: tasks, console) }

  /// Returns the tasks of the holes that are left in the answer, each preceded by an empty line.
  func openTaskLines(_ console: Console) -> [String] {
    Self.lines(for: holes.map(\.task).filter { !$0.isEmpty }, console)
  }

  private static func lines(for tasks: [String], _ console: Console) -> [String] {
    tasks.flatMap { [""] + console.wrapped($0, indent: "  ") }
  }
}

extension SavedProgress.Result {
  /// The result as the end of a sentence that starts with the exercise's name.
  var sentence: String {
    switch verdict {
    case .passed: "passed: all \(passed) tests."
    case .doesNotCompile: "doesn't compile."
    default:
      "\(verdict.words): \(TestCounts(self).sentence)"
    }
  }
}

extension TestCounts {
  init(_ result: SavedProgress.Result) {
    self.init([])
    passed = result.passed
    failed = result.failed
    unfinished = result.unfinished
    notReached = result.notReached
  }
}
