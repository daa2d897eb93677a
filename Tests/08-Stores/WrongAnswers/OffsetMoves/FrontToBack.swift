// It looks as if an offset stayed an offset: after the first removal each row behind it has another.
// Caught by: neighbors are removed together
import Foundation
import StateFlow

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    for offset in offsets where offset < count {
      remove(at: offset)
    }
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
