// It looks as if the destination were counted in the rows that are left: it is counted in those that were there.
// Caught by: a row is moved down to before another
import Foundation
import StateFlow

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: offset)
    }
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[$0] }
    let gap = Swift.min(destination, count - offsets.count)
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
