import WorkbookCommandLine
import WorkbookCore

/// A list of exercises from which the student chooses with the keyboard.
struct ExerciseMenu {
  /// A filter that selects the exercises to list.
  enum Filter: CaseIterable {
    case all, open, failed, edited, passed

    var label: String {
      switch self {
      case .all: "all"
      case .open: "not passed"
      case .failed: "failed"
      case .edited: "edited, not checked"
      case .passed: "passed"
      }
    }

    func includes(_ state: ExerciseState) -> Bool {
      switch self {
      case .all: true
      case .open: state != .passed
      case .failed: state == .failed || state == .missing
      case .edited: state.isUnchecked
      case .passed: state == .passed
      }
    }
  }

  /// The words to find in the name or the goal, if the student looks for some.
  var words: String?
  /// Whether keys are letters of the words.
  var isTyping = false
  private var progress: Progress
  private(set) var filter = Filter.all
  /// The exercise that the cursor is on, even while the filter hides it.
  private var selection: Exercise

  /// Creates a list with the cursor on an exercise.
  init(_ progress: Progress, selection: Exercise) {
    self.progress = progress
    self.selection = selection
  }

  /// The exercise that the cursor is on, or `nil` if the filter hides all exercises.
  var selected: Exercise? { index.map { items[$0].exercise } }

  private var items: [Progress.Item] {
    progress.items.filter { item in
      filter.includes(item.state) && (words.map { item.exercise.mentions($0) } ?? true)
    }
  }

  /// The position of the cursor. If the filter hides the selected exercise, the position is that of
  /// the next exercise in the list.
  private var index: Int? {
    let items = items
    guard !items.isEmpty else { return nil }
    let all = progress.items.map(\.exercise)
    let start = all.firstIndex(of: selection) ?? 0
    let next = all[start...].first { exercise in items.contains { $0.exercise == exercise } }
    return items.firstIndex { $0.exercise == next } ?? items.count - 1
  }

  /// Updates the states of the exercises.
  mutating func update(_ progress: Progress) {
    self.progress = progress
  }

  /// Moves the cursor by the given number of exercises, stopping at the ends of the list.
  mutating func move(by count: Int) {
    guard let index else { return }
    selection = items[min(max(0, index + count), items.count - 1)].exercise
  }

  /// Moves the cursor to the first or last exercise.
  mutating func move(toEnd: Bool) {
    guard let item = toEnd ? items.last : items.first else { return }
    selection = item.exercise
  }

  /// Switches to the next filter.
  mutating func changeFilter() {
    let all = Filter.allCases
    filter = all[(all.firstIndex(of: filter)! + 1) % all.count]
  }

  /// Returns the lines of the list that fit into the given number of rows, including the line with
  /// the cursor. If `rows` is `nil`, returns all lines.
  func lines(console: Console, rows: Int?) -> [String] {
    let title = [
      console.styled("Exercises", .bold) + ", filter: \(filter.label)"
        + (words.map { ", find: \($0)\(isTyping ? "▏" : "")" } ?? ""),
      "",
    ]
    guard let index else { return title + ["No exercises match."] }
    let items = items
    let table = ExerciseTable(items: items, console: console, margin: 2).lines
    let room = rows.map { max(1, $0 - title.count) } ?? items.count
    let start = max(0, min(index - room / 2, items.count - room))
    return title
      + table.enumerated().dropFirst(start).prefix(room).map { position, line in
        (position == index ? console.styled("▶ ", .bold, .cyan) : "  ") + line
      }
  }
}
