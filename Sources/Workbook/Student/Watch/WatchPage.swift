import WorkbookCommandLine

/// The part of a long report that is visible in the terminal above a footer.
struct WatchPage: Equatable {
  /// The number of lines that are scrolled off at the top.
  private(set) var offset = 0

  /// Returns the lines that fit, with an extra line at each end beyond which more lines are hidden.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text. A line that is wider than the terminal occupies several
  ///     rows.
  ///   - rows: The number of rows that the text may occupy.
  ///   - width: The width of the terminal.
  mutating func visible(_ lines: [String], rows: Int, width: Int) -> [String] {
    let heights = lines.map { max(0, visibleCount($0) - 1) / width + 1 }
    guard heights.reduce(0, +) > rows else {
      offset = 0
      return lines
    }
    // The first and last rows are reserved for the counts of hidden lines.
    let room = max(1, rows - 2)
    var last = lines.count - 1
    var used = heights[last]
    while last > 0, used + heights[last - 1] <= room {
      last -= 1
      used += heights[last]
    }
    offset = min(offset, last)
    var end = offset
    used = 0
    while end < lines.count, end == offset || used + heights[end] <= room {
      used += heights[end]
      end += 1
    }
    let below = lines.count - end
    return [offset == 0 ? "" : "↑ \(offset.counted("more line")): b"]
      + lines[offset..<end] + [below == 0 ? "" : "↓ \(below.counted("more line")): space"]
  }

  /// Scrolls by the given number of lines, stopping at the first and last lines.
  mutating func scroll(by count: Int) {
    // The end isn't known until the page is shown again.
    let (sum, overflow) = offset.addingReportingOverflow(count)
    offset = overflow ? .max : max(0, sum)
  }
}
