// It looks as if every moved row pulled the destination forward: those from below it do not.
// Caught by: rows from both sides of the destination meet there, in their order
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
    let isDown = (offsets.first ?? destination) < destination
    let gap = isDown ? Swift.max(0, destination - offsets.count) : destination
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
