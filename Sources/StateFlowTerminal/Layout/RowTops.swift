/// The line on which each list entry begins, relative to the first entry.
struct RowTops {
  private let count: Int
  // `nil` if each entry takes one line.
  private let tops: [Int]?

  /// Creates the lines for entries that each take one line.
  init(oneLineEach count: Int) {
    self.count = count
    tops = nil
  }

  /// Creates the lines for entries with the given heights.
  init(heights: some Collection<Int>) {
    count = heights.count
    var tops = [0]
    tops.reserveCapacity(count + 1)
    var top = 0
    for height in heights {
      top += height
      tops.append(top)
    }
    self.tops = tops
  }

  /// The total height of the entries.
  var height: Int { self[count] }

  /// The line on which an entry begins. For the index after the last entry, it's the line on which
  /// the last entry ends.
  subscript(index: Int) -> Int { tops?[index] ?? index }

  /// Returns the entries that take up any of the given lines.
  ///
  /// - Complexity: O(log *n*) for *n* entries.
  func entries(in lines: Range<Int>) -> Range<Int> {
    let first = firstEntry { self[$0 + 1] > lines.lowerBound }
    let end = firstEntry { self[$0] >= lines.upperBound }
    return first..<max(first, end)
  }

  // Returns the first entry that satisfies a condition. All later entries must satisfy it as well.
  private func firstEntry(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
