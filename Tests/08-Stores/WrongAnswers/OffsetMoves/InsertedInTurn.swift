// It looks as if rows that are inserted one by one at one place kept their order: each lands before the one of before.
// Caught by: moved rows keep their order among themselves
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
    let gap = destination - offsets.count(in: 0..<destination)
    removeRows(at: offsets)
    for row in moved {
      insert(row, at: gap)
    }
  }
}
