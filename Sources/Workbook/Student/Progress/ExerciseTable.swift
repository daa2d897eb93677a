import WorkbookCommandLine

/// A list of exercises, one per line, in aligned columns.
struct ExerciseTable {
  let items: [Progress.Item]
  let console: Console
  /// The number of terminal columns to leave free.
  var margin = 0

  /// The lines of the list.
  ///
  /// If the terminal is too narrow for all columns, the list omits the estimated time first, then the
  /// words for the state, and then the name, which is part of the path.
  var lines: [String] {
    let time: [Column] = items.contains { $0.exercise.minutes > 0 } ? [.time] : []
    let choices: [[Column]] = [
      [.mark, .number, .name] + time + [.state, .path], [.mark, .number, .name, .state, .path],
      [.mark, .number, .name, .path], [.mark, .number, .path],
    ]
    let columns =
      choices.first { columns in
        columns.reduce(margin) { $0 + width(of: $1) + $1.gap } <= console.width
      } ?? [.mark, .number, .name]
    return items.map { item in
      columns.map { column in
        let text = column.text(of: item)
        let isLast = column == columns.last
        let padding = isLast ? 0 : width(of: column) - text.count + column.gap
        return styled(text, column, item) + String(repeating: " ", count: padding)
      }.joined()
    }
  }

  private enum Column {
    case mark, number, name, time, state, path

    /// The space after the column.
    var gap: Int {
      switch self {
      case .mark: 1
      case .path: 0
      case .number, .name, .time, .state: 2
      }
    }

    func text(of item: Progress.Item) -> String {
      switch self {
      case .mark: item.state.mark
      case .number: item.exercise.label
      case .name: item.exercise.name
      case .time: item.exercise.minutes > 0 ? "\(item.exercise.minutes) min" : ""
      case .state: item.label
      case .path: item.location
      }
    }
  }

  private func width(of column: Column) -> Int {
    items.map { column.text(of: $0).count }.max() ?? 0
  }

  private func styled(_ text: String, _ column: Column, _ item: Progress.Item) -> String {
    switch column {
    case .mark, .state: console.styled(text, item.state.style)
    case .path: console.path(text)
    case .number, .name, .time: text
    }
  }
}
