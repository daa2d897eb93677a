/// The line in which each entry of a list begins, counted from the first.
struct RowTops {
  private let count: Int
  // Nil if each entry takes one line.
  private let tops: [Int]?

  /// The lines of entries of which each takes one.
  init(oneLineEach count: Int) {
    self.count = count
    tops = nil
  }

  /// The lines of entries with these heights.
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

  /// The height of all entries.
  var height: Int { self[count] }

  /// The line in which an entry begins; after the last one, the line where that ends.
  subscript(index: Int) -> Int { tops?[index] ?? index }

  /// Returns the entries that take any of some lines.
  ///
  /// - Complexity: O(log *n*) for *n* entries.
  func entries(in lines: Range<Int>) -> Range<Int> {
    let first = firstEntry { self[$0 + 1] > lines.lowerBound }
    let end = firstEntry { self[$0] >= lines.upperBound }
    return first..<max(first, end)
  }

  // The first entry of which something is true that is true of all later ones too.
  private func firstEntry(where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
