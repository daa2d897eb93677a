import WorkbookCommandLine
import WorkbookCore

/// The end of a story, in as many rows as there are. An action that repeats is listed once.
struct StoryExcerpt {
  /// An event, and the lines about its effects.
  private struct Update: Equatable {
    var event: String
    var effects: [String] = []
    var count = 1

    var lines: [String] { [event + (count == 1 ? "" : " ×\(count)")] + effects }

    /// The part that the update has in common with one that has the same effects on other numbers.
    var shape: [String] { ([event] + effects).map { $0.filter { !$0.isNumber } } }
  }

  private var title: [String] = []
  private var earlier = 0
  private var updates: [Update] = []

  /// Reads a story: an optional title, and events, each followed by indented lines about its effects.
  init(_ story: [String]) {
    for line in story {
      if let match = line.wholeMatch(of: #/\((\d+) earlier updates?\)/#) {
        earlier = Int(match.1) ?? 0
      } else if updates.isEmpty, line.hasSuffix(":") {
        title.append(line)
      } else if line.hasPrefix(" "), !updates.isEmpty {
        updates[updates.count - 1].effects.append(line)
      } else {
        updates.append(Update(event: line))
      }
    }
    collapse()
  }

  private mutating func collapse() {
    var collapsed: [Update] = []
    for var update in updates {
      if let last = collapsed.last, last.shape == update.shape {
        update.count = last.count + 1
        collapsed.removeLast()
      }
      collapsed.append(update)
    }
    updates = collapsed
  }

  /// Returns all lines. A line that is too long is wrapped.
  func lines(width: Int) -> [String] {
    let note = earlier == 0 ? [] : ["(\(earlier.counted("earlier update")))"]
    return wrapped(title + note + updates.flatMap(\.lines), width)
  }

  /// Returns the lines of as many of the last updates as fit in the given number of rows, without the
  /// title and the places of declarations. The last update is always there.
  func lines(width: Int, rows: Int) -> [String] {
    var shown: [String] = []
    var left = updates
    while let update = left.last {
      let lines = wrapped(update.lines.map { $0.replacing(Self.place, with: "") }, width)
      // A line says how many updates are left out.
      let note = left.count > 1 || earlier > 0 ? 1 : 0
      if !shown.isEmpty, note + lines.count + shown.count > rows { break }
      shown = lines + shown
      left.removeLast()
    }
    let count = earlier + left.reduce(0) { $0 + $1.count }
    return (count == 0 ? [] : ["(\(count.counted("earlier update")))"]) + shown
  }

  /// The place of a declaration at the end of a line.
  private static var place: Regex<Substring> { #/ \([^ ()]*\.swift:\d+\)$/# }

  private func wrapped(_ lines: [String], _ width: Int) -> [String] {
    lines.flatMap { linesWithHangingIndent(of: $0, width: width) }
  }
}
