import Foundation
import StateFlow

// Rows are swiped away, or dragged elsewhere. The list hands over offsets,
// all counted in the rows as they were when the finger was lifted.

extension Array {
  mutating func removeRows(at offsets: IndexSet) {
    // From the back: what is removed moves none of those still to come.
    for offset in offsets.reversed() {
      remove(at: offset)
    }
  }

  /// - Parameter destination: The offset before which the rows are dropped,
  ///   from 0 to the count, which is behind the last.
  mutating func moveRows(from offsets: IndexSet, to destination: Int) {
    let moved = offsets.map { self[$0] }
    // The rows that leave from before the destination pull it forward.
    let gap = destination - offsets.count(in: 0..<destination)
    removeRows(at: offsets)
    insert(contentsOf: moved, at: gap)
  }
}
