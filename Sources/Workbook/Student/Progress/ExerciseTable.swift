import WorkbookCommandLine
import WorkbookCore

/// A list of exercises, one per line, in aligned columns.
struct ExerciseTable {
  let items: [Progress.Item]
  let console: Console
  /// The number of terminal columns to leave free.
  var margin = 0

  /// The lines of the list, or a line that says what to do if the list is empty.
  var linesOrAdvice: [String] {
    items.isEmpty ? ["No exercises match. To list all exercises: \(Session.call) list"] : lines
  }

  /// The lines of the list.
  ///
  /// If the terminal is too narrow for all columns, the list omits the estimated time first, then the
  /// words for the state, and shortens all paths if some don't fit beside the names. If that isn't
  /// enough, it omits the paths.
  var lines: [String] {
    let time: [Column] = items.contains { $0.exercise.minutes > 0 } ? [.time] : []
    let room = console.width - margin
    let path = items.map(\.location.count).max() ?? 0
    let wide: [[Column]] = [
      [.mark, .number, .name] + time + [.state, .path], [.mark, .number, .name, .state, .path],
    ]
    if let columns = wide.first(where: { width(of: $0) + path <= room }) {
      return lines(with: columns)
    }
    let brief: [Column] = [.mark, .number, .name, .path]
    let narrow: [Column] = [.mark, .number, .name]
    return lines(with: room - width(of: brief) >= Self.leastPath ? brief : narrow)
  }

  /// The minimum number of columns for the path.
  private static let leastPath = 24

  private func lines(with columns: [Column]) -> [String] {
    let room = console.width - margin - width(of: columns)
    let form = PathForm.allCases.first { form in
      items.allSatisfy { form.text(of: $0.location).count <= room }
    }
    return items.map { item in
      columns.map { column in
        if column == .path { return path(of: item, as: form ?? .withoutLine, in: room) }
        let text = column.text(of: item)
        let padding = column == columns.last ? 0 : width(of: column) - text.count + column.gap
        return styled(text, column, item) + String(repeating: " ", count: padding)
      }.joined()
    }
  }

  /// A form of the paths, which is the same in all lines of a list.
  private enum PathForm: CaseIterable {
    case whole
    /// Without the folder that all answers are in.
    case inFolder
    case withoutLine

    func text(of location: String) -> String {
      if self == .whole { return location }
      let inFolder = location.drop { $0 != "/" }.dropFirst()
      return String(self == .inFolder ? inFolder : inFolder.prefix { $0 != ":" })
    }
  }

  /// Returns the path of the answer. If it's too long even in the shortest form, it lacks its beginning.
  private func path(of item: Progress.Item, as form: PathForm, in room: Int) -> String {
    let text = form.text(of: item.location)
    guard form != .whole else { return console.path(text) }
    return console.styled(
      text.count <= room ? text : "…" + text.suffix(max(0, room - 1)), .cyan)
  }

  /// Returns the width of columns with the gaps between them, without the path.
  private func width(of columns: [Column]) -> Int {
    columns.reduce(0) { $0 + ($1 == .path ? 0 : width(of: $1)) + $1.gap }
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

extension Exercise {
  /// Returns whether the name or the goal contains some words.
  func mentions(_ words: String) -> Bool {
    words.isEmpty || "\(name) \(goal)".lowercased().contains(words.lowercased())
  }
}
