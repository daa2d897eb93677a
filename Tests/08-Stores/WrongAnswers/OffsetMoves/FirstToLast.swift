// It looks as if the rows between the first and the last offset went along: a set of offsets may have gaps.
// Caught by: rows far apart are removed together
import Foundation
import StateFlow

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    guard let first = offsets.first, let last = offsets.last else { return }
    removeSubrange(first...last)
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[$0] }
    let gap = destination - offsets.count(in: 0..<destination)
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
