/// Where a list of ids differs from what it was: what stands before and after is the same.
struct RowChange {
  /// The offsets, in the former list, of what is different.
  let former: Range<Int>
  /// The offsets, in the new list, of what is different.
  let current: Range<Int>

  /// Compares two lists from both ends.
  ///
  /// - Parameters:
  ///   - former: The ids as they were, each once.
  ///   - current: The ids as they are.
  ///   - known: The former ids as a set.
  /// - Complexity: O(*n*), with a look into the set for each id that is different.
  init<ID: Hashable>(from former: [ID], to current: [ID], known: Set<ID>) {
    let common = min(former.count, current.count)
    var start = 0
    while start < common, former[start] == current[start] { start += 1 }
    var end = 0
    while end < common - start, former[former.count - 1 - end] == current[current.count - 1 - end] {
      end += 1
    }
    // Of two elements with one id the first counts (I8), so the second must not be taken for it.
    let between = Set(former[start..<former.count - end])
    if current[start..<current.count - end].contains(where: {
      known.contains($0) && !between.contains($0)
    }) {
      end = 0
    }
    self.former = start..<former.count - end
    self.current = start..<current.count - end
  }

  /// The former offset of what is now at `offset`, where it stands before or after all changes.
  func counterpart(of offset: Int) -> Int? {
    if offset < current.lowerBound { return offset }
    if offset >= current.upperBound { return offset - current.upperBound + former.upperBound }
    return nil
  }
}
