import WorkbookCommandLine

/// The part of a text that a terminal shows at a time, above a footer.
struct WatchPage: Equatable {
  /// The number of lines that are scrolled off at the top.
  private(set) var offset = 0

  /// Returns the lines that fit, with a line about each part that doesn't.
  ///
  /// - Parameters:
  ///   - lines: All lines of the text. A line that is wider than the terminal takes several rows.
  ///   - rows: The number of rows that the text may take.
  ///   - width: The width of the terminal.
  mutating func visible(_ lines: [String], rows: Int, width: Int) -> [String] {
    let heights = lines.map { max(0, visibleCount($0) - 1) / width + 1 }
    guard heights.reduce(0, +) > rows else {
      offset = 0
      return lines
    }
    // One row says what is above, another one what is below.
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

  /// Scrolls by a number of lines, as far as there are any.
  mutating func scroll(by count: Int) {
    // The end is known when the page is shown again.
    let (sum, overflow) = offset.addingReportingOverflow(count)
    offset = overflow ? .max : max(0, sum)
  }
}
