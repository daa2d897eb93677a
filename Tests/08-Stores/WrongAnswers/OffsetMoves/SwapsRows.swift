// It looks as if dragging a row swapped it with the one at the destination: all between them move up or down by one.
// Caught by: a row is moved up to before another
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
    for offset in offsets where destination < count {
      swapAt(offset, destination)
    }
  }
}
